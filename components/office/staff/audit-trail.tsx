/** The audit trail, newest first: who did what and when, never the content. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { AuditEntry } from '@/lib/server/db/repositories/office/audit-trail'
import { auditHref, type StaffView } from '@/lib/server/office/staff/staff-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeSelect } from '../forms/office-select'
import styles from './audit-trail.module.css'

type Props = { view: StaffView; language: Language }

function Entry({ entry, members }: { entry: AuditEntry; members: StaffView['members'] }) {
  const t = useTranslations('OfficeAudit')
  const pair = useTranslations('Mail')
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
        {subject ? t(`subjects.${subject}`) : ''}
        {about && <span className={styles.about}> {about}</span>}
        {pair('pair', { label: '', value: action ? t(`actions.${action}`) : t('unknown') })}
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

function Pages({ view: { page, pages, query }, language }: Props) {
  const t = useTranslations('OfficeAudit')
  if (pages === 1) return null
  const href = (to: number) => auditHref(language, { ...query, page: to })
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && <a href={href(page - 1)}>{t('newer')}</a>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <a href={href(page + 1)}>{t('older')}</a>}
    </nav>
  )
}

/** A plain form, so that it works without script. */
function Filters({ view: { query, members }, language }: Props) {
  const t = useTranslations('OfficeAudit.narrow')
  const words = useTranslations('OfficeLeads')
  const { who, looks, day } = query
  return (
    <search>
      <form className={styles.filters} action={`${linkHref('office/staff', language)}#trail`}>
        <OfficeSelect
          name="who"
          label={t('who')}
          value={who ?? ''}
          choices={[{ value: '', label: t('who') }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <OfficeSelect
          name="what"
          label={t('what')}
          value={looks ? 'looks' : ''}
          choices={[
            { value: '', label: t('what') },
            { value: 'looks', label: t('looks') },
          ]}
        />
        <input className={plain.control} type="date" name="day" aria-label={t('day')} defaultValue={day} />
        <Button type="submit" look="line" size="s">
          {words('filter')}
        </Button>
        {(who !== undefined || looks || day !== undefined) && (
          <a href={auditHref(language, { who: undefined, looks: false, day: undefined, page: 1 })}>{words('all')}</a>
        )}
      </form>
    </search>
  )
}

export function AuditTrail({ view, language }: Props) {
  const t = useTranslations('OfficeAudit')
  if (view.audit.length === 0)
    return (
      <>
        <Filters view={view} language={language} />
        <p className={styles.note}>{t('nothing')}</p>
      </>
    )
  return (
    <>
      <Filters view={view} language={language} />
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
