/** The login (design, `login`; specification 8, "Login failed"). */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { NoticeState } from '@/lib/forms/notice-state'
import { linkHref } from '@/lib/server/pages/link-href'
import { AccountForm } from './account-form'
import { LoginFrame } from './login-frame'
import styles from './login-frame.module.css'
import { useAccountFields } from './use-account-fields'

/** Results of another page: a password was chosen, or the visitor logged out. */
const said = ['chosen', 'out'] as const

type Props = { language: Language; next: string | undefined; says: string | undefined }

function useInitial({ next, says }: Props): NoticeState {
  const t = useTranslations('LoginPage')
  const known = said.find((word) => word === says)
  if (known) return { notice: { tone: 'done', title: t(known) } }
  return next ? { notice: { tone: 'wrong', title: t('next') } } : {}
}

export function LoginPage(props: Props) {
  const { language, next } = props
  const t = useTranslations('LoginPage')
  const { email, password } = useAccountFields()
  return (
    <LoginFrame language={language} path="login">
      <AccountForm
        id="login"
        hidden={{ language, next: next ?? '' }}
        fields={[email, password]}
        submit={t('submit')}
        initial={useInitial(props)}
      >
        <a href={linkHref('login/forgot', language)}>{t('forgot')}</a>
      </AccountForm>
      <p className={styles.note}>{t('noAccount')}</p>
    </LoginFrame>
  )
}
