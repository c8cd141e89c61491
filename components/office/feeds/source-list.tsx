/** The sources of listings, each with its last and its next run, and a button to run it now. */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { SourceRow } from '@/lib/server/office/feeds/feeds-view'
import styles from './feeds.module.css'
import { RunNow } from './run-now'

/** Returns a function that gives the schedule of a source as text. */
export function useSchedule() {
  const t = useTranslations('OfficeFeeds.schedule')
  return ({ everyMinutes, isAnnounced, nextAt }: SourceRow): string => {
    if (isAnnounced) return t('announced')
    if (everyMinutes === undefined) return t('byHand')
    const every = everyMinutes % 60 === 0 ? t('hours', { count: everyMinutes / 60 }) : t('minutes', { count: everyMinutes })
    return nextAt ? `${every} ${t('next', { moment: formatMoment(nextAt) })}` : every
  }
}

function LastRun({ last }: Pick<SourceRow, 'last'>) {
  const t = useTranslations('OfficeFeeds')
  const outcomes = useTranslations('OfficeToday.feed')
  if (!last) return <small>{t('never')}</small>
  const isWrong = last.outcome === 'stopped' || last.outcome === 'failed'
  const { summary } = last
  return (
    <>
      <small className={isWrong ? styles.late : undefined}>
        {outcomes(last.outcome, { moment: formatMoment(last.startedAt) })}
      </small>
      {summary && <small>{t('figures', { read: summary.read, seconds: summary.seconds, held: summary.held })}</small>}
    </>
  )
}

type Props = { sources: readonly SourceRow[]; language: Language }

export function SourceList({ sources, language }: Props) {
  const t = useTranslations('OfficeFeeds')
  const schedule = useSchedule()
  if (sources.length === 0) return <p className={styles.note}>{t('noSources')}</p>
  return (
    <ul className={styles.rows}>
      {sources.map((row) => (
        <li key={row.name}>
          <div>
            <b>
              <a href={row.href}>{row.name}</a>
            </b>
            <small>
              {row.format}. {schedule(row)}
            </small>
            <LastRun last={row.last} />
          </div>
          <RunNow source={row.name} language={language} isRunning={row.isRunning} />
        </li>
      ))}
    </ul>
  )
}
