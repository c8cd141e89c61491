/** An account's own page: password, second factor, sessions. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { type AccountMessage, accountMessages } from '@/lib/forms/notice-state'
import type { Login } from '@/lib/server/accounts/current-account'
import type { Session } from '@/lib/server/db/repositories/accounts/sessions'
import { linkHref } from '@/lib/server/pages/link-href'
import { NoticeBox } from '../ui/notice-box'
import { AccountForm } from './account-form'
import { AccountFrame } from './account-frame'
import styles from './account-page.module.css'
import { SessionList } from './session-list'
import { useAccountFields } from './use-account-fields'

function PasswordBlock({ language }: { language: Language }) {
  const t = useTranslations('AccountPage')
  const { currentPassword, newPassword, repeat } = useAccountFields()
  return (
    <section className={styles.block}>
      <h2>{t('passwordTitle')}</h2>
      <div className={styles.narrow}>
        <AccountForm
          id="change"
          hidden={{ language }}
          fields={[currentPassword, newPassword, repeat]}
          submit={t('passwordSubmit')}
        />
      </div>
    </section>
  )
}

const messageKeys = {
  password: 'saidPassword',
  'factor-on': 'saidFactorOn',
  'factor-off': 'saidFactorOff',
  ended: 'saidEnded',
} as const satisfies Record<AccountMessage, string>

/** Where an account of a role is used, apart from this page. */
const homes: Partial<Record<Login['account']['role'], { path: string; words: string }>> = {
  owner: { path: 'owner', words: 'toProperties' },
  staff: { path: 'office', words: 'toOffice' },
}

type Props = {
  language: Language
  login: Login
  sessions: readonly Session[]
  /** The result of the last action, from the query. */
  says: string | undefined
}

export function AccountPage({ language, login, sessions, says }: Props) {
  const t = useTranslations('AccountPage')
  const shown = accountMessages.find((message) => message === says)
  const { account, hasSecondFactor, sessionId } = login
  const home = homes[account.role]
  const properties = home && (
    <ButtonLink look="line" size="s" href={linkHref(home.path, language)}>
      {t(home.words)}
    </ButtonLink>
  )
  return (
    <AccountFrame language={language} path="account" intro={t('loggedInAs', { email: account.email })} actions={properties}>
      <div className={styles.blocks}>
        {shown && <NoticeBox notice={{ tone: 'done', title: t(messageKeys[shown]) }} />}
        <div className={styles.column}>
          <section className={styles.block}>
            <h2>{t('sessionsTitle')}</h2>
            <p>{t('sessionsText')}</p>
            <SessionList language={language} sessions={sessions} currentId={sessionId} />
          </section>
          <section className={styles.block}>
            <h2>{t('factorTitle')}</h2>
            <p>{t(hasSecondFactor ? 'factorOn' : 'factorOff')}</p>
            <div>
              <ButtonLink look="line" href={linkHref('account/second-factor', language)}>
                {t(hasSecondFactor ? 'factorManage' : 'factorSetUp')}
              </ButtonLink>
            </div>
          </section>
        </div>
        <PasswordBlock language={language} />
      </div>
    </AccountFrame>
  )
}
