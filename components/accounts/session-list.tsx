/** The sessions of an account, each with a button that ends it. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { Session } from '@/lib/server/db/repositories/accounts/sessions'
import styles from './account-page.module.css'

type Props = { language: Language; sessions: readonly Session[]; currentId: string }

function useSince(at: Date): string {
  const t = useTranslations('AccountPage')
  const { date, time } = toLocalTime(at)
  return t('since', { date: formatDate(date), time })
}

function Entry({ session, isCurrent, language }: { session: Session; isCurrent: boolean; language: Language }) {
  const t = useTranslations('AccountPage')
  const device = session.device || t('unknownDevice')
  const since = useSince(session.createdAt)
  return (
    <li>
      <span>
        {device}
        {isCurrent && <strong> ({t('thisDevice')})</strong>}
        <small>{since}</small>
      </span>
      {!isCurrent && (
        <form method="post">
          <input type="hidden" name={formFields.form} value="account-end-session" />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="session" value={session.id} />
          <Button type="submit" look="line" size="s" aria-label={t('endLabel', { device, since })}>
            {t('end')}
          </Button>
        </form>
      )}
    </li>
  )
}

export function SessionList({ language, sessions, currentId }: Props) {
  const t = useTranslations('AccountPage')
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Entry key={session.id} session={session} isCurrent={session.id === currentId} language={language} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <form method="post">
          <input type="hidden" name={formFields.form} value="account-end-session" />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" look="line">
            {t('endOthers')}
          </Button>
        </form>
      )}
    </>
  )
}
