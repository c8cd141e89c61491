/** Who did what, newest first. It names who, when and what, never what was in it. */
import { useTranslations } from 'next-intl'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { AuditEntry } from '@/lib/server/db/repositories/audit-trail'
import type { StaffView } from '@/lib/server/office/staff-view'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './audit-trail.module.css'

type Props = { view: StaffView; language: Language }

function Entry({ entry, members }: { entry: AuditEntry; members: StaffView['members'] }) {
  const t = useTranslations('OfficeAudit')
  const { date, time } = toLocalTime(entry.at)
  const { action, subject, subjectId, detail, name } = entry
  const about = members.find(({ id }) => id === subjectId)?.name ?? subjectId
  return (
    <li>
      <time dateTime={entry.at.toISOString()}>
        {formatDate(date)}, {time}
      </time>
      <b>{name}</b>
      <span>
        {action ? t(`actions.${action}`) : t('unknown')} {subject ? t(`subjects.${subject}`) : ''}{' '}
        <span className={styles.about}>{about}</span>
        {detail && (
          <small>
            {detail
              .split(', ')
              .map((word) => (t.has(`words.${word}`) ? t(`words.${word}`) : word))
              .join(', ')}
          </small>
        )}
      </span>
    </li>
  )
}

function Pages({ view: { page, pages }, language }: Props) {
  const t = useTranslations('OfficeAudit')
  if (pages === 1) return null
  const href = (to: number) => `${linkHref('office/staff', language)}?page=${to}`
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && <a href={href(page - 1)}>{t('newer')}</a>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <a href={href(page + 1)}>{t('older')}</a>}
    </nav>
  )
}

export function AuditTrail({ view, language }: Props) {
  const t = useTranslations('OfficeAudit')
  if (view.audit.length === 0) return <p className={styles.note}>{t('nothing')}</p>
  return (
    <>
      <ol className={styles.trail}>
        {view.audit.map((entry) => (
          <Entry key={entry.id} entry={entry} members={view.members} />
        ))}
      </ol>
      <Pages view={view} language={language} />
      <p className={styles.note}>{t('note')}</p>
    </>
  )
}
