/** The four counts of page views (specification 3: today, week, month, total). */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import type { ViewSummary } from '@/lib/domain/portal/page-view-figures'
import { formatDate } from '@/lib/domain/text/date'
import styles from './view-counts.module.css'

/** @param time current time, `14:30`. */
export function ViewCounts({ summary, time }: { summary: ViewSummary; time: string }) {
  const t = useTranslations('ViewCounts')
  const { decimal } = useNumbers()
  const counts = [
    { name: 'today', count: summary.today, note: t('untilNow', { time }) },
    { name: 'week', count: summary.week, note: t('lastWeek', { count: decimal(summary.lastWeek) }) },
    { name: 'month', count: summary.month, note: t('monthDays', { days: summary.monthDays }) },
    { name: 'total', count: summary.total, note: summary.since ? t('since', { date: formatDate(summary.since) }) : t('none') },
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, count, note }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            {decimal(count)}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
