/** Requests a link to choose a new password. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { AccountForm } from './account-form'
import { LoginFrame } from './login-frame'
import { useAccountFields } from './use-account-fields'

export function ForgotPage({ language }: { language: Language }) {
  const t = useTranslations('ForgotPage')
  const { email } = useAccountFields()
  return (
    <LoginFrame language={language} path="login/forgot">
      <AccountForm id="forgot" hidden={{ language }} fields={[email]} submit={t('submit')}>
        <a href={linkHref('login', language)}>{t('back')}</a>
      </AccountForm>
    </LoginFrame>
  )
}
