/** Requested viewings without a time, and the waiting list for free slots. */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { CalendarView } from '@/lib/server/office/viewings/calendar-view'
import type { RequestedRows } from '@/lib/server/office/viewings/requested-viewings'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { OpenDays } from './open-days'
import styles from './requested-list.module.css'

type Props = { calendar: CalendarView; language: Language; opened: string | undefined }

type RowsProps = { title: string; rows: RequestedRows; none: string } & Pick<Props, 'opened'>

function Rows({ title, rows: { items, count, inboxHref }, none, opened }: RowsProps) {
  const t = useTranslations('OfficeViewings')
  return (
    <OfficeBlock title={title} {...(count > 0 && { count })}>
      {items.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ leadId, name, property, createdAt, href }) => (
            <li key={leadId}>
              <a href={href} aria-current={leadId === opened ? 'true' : undefined}>
                {name || t('noName')}
              </a>
              <small>
                {property?.name}
                <br />
                {t('requestedAt', { moment: formatMoment(createdAt) })}
              </small>
            </li>
          ))}
        </ul>
      )}
      {count > items.length && (
        <p className={styles.hours}>
          <a href={inboxHref}>{t('moreRequested', { count: count - items.length })}</a>
        </p>
      )}
    </OfficeBlock>
  )
}

export function RequestedList({ calendar: { requests, openDays }, language, opened }: Props) {
  const t = useTranslations('OfficeViewings')
  return (
    <div>
      <Rows title={t('requested')} none={t('noRequested')} rows={requests.requested} opened={opened} />
      <OpenDays days={openDays} />
      <Rows title={t('waitingList')} none={t('noWaiting')} rows={requests.waiting} opened={opened} />
      <p className={styles.hours}>
        <a href={linkHref('office/hours', language)}>{t('hours')}</a>
      </p>
    </div>
  )
}
