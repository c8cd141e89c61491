/** Choosing a password after following a mailed link: of an invitation, or of a forgotten password. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { AccountForm } from './account-form'
import { LoginFrame } from './login-frame'
import { useAccountFields } from './use-account-fields'

/** @param token undefined when the link is expired, used or invalid. */
export function PasswordPage({ language, token }: { language: Language; token: string | undefined }) {
  const t = useTranslations('PasswordPage')
  const { newPassword, repeat } = useAccountFields()
  if (token === undefined)
    return (
      <LoginFrame language={language} path="login/password" heading={t('invalidTitle')} intro={t('invalid')}>
        <p>
          <ButtonLink href={linkHref('login/forgot', language)}>{t('again')}</ButtonLink>
        </p>
      </LoginFrame>
    )
  return (
    <LoginFrame language={language} path="login/password">
      <AccountForm id="choose" hidden={{ language, token }} fields={[newPassword, repeat]} submit={t('submit')} />
    </LoginFrame>
  )
}
