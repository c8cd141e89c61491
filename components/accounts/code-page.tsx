/** The second factor at login: a code of the app, or a recovery code. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { AccountForm } from './account-form'
import { LoginFrame } from './login-frame'

export function CodePage({ language, next }: { language: Language; next: string | undefined }) {
  const t = useTranslations('CodePage')
  return (
    <LoginFrame language={language} path="login/code">
      <AccountForm
        id="code"
        hidden={{ language, next: next ?? '' }}
        fields={[{ name: 'CODE', label: t('code'), type: 'text', autoComplete: 'one-time-code', help: t('help') }]}
        submit={t('submit')}
      >
        <a href={linkHref('login', language)}>{t('back')}</a>
      </AccountForm>
    </LoginFrame>
  )
}
