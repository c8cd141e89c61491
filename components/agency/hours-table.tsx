/** The opening hours of a branch, with today's in a heavier weight. */
import { useFormatter, useTranslations } from 'next-intl'
import { type DayHours, type OpeningHours, shownTime, type Weekday, weekdays } from '@/lib/domain/agency/opening-hours'
import styles from './hours-table.module.css'
import { dayInWeek } from './weekday'

function useHours(day: DayHours): string {
  const t = useTranslations('HoursTable')
  const format = useFormatter()
  if (day.kind !== 'open') return t(day.kind)
  return format.list(day.times.map(({ from, to }) => t('range', { from: shownTime(from), to: shownTime(to) })))
}

function Row({ weekday, day, isToday }: { weekday: Weekday; day: DayHours; isToday: boolean }) {
  const format = useFormatter()
  return (
    <tr className={isToday ? styles.today : undefined}>
      <th scope="row">{format.dateTime(dayInWeek(weekday), { weekday: 'long', timeZone: 'UTC' })}</th>
      <td>{useHours(day)}</td>
    </tr>
  )
}

export function HoursTable({ hours, today }: { hours: OpeningHours; today: Weekday }) {
  const t = useTranslations('HoursTable')
  return (
    <table className={styles.table}>
      <caption>{t('title')}</caption>
      <tbody>
        {weekdays.map((weekday) => (
          <Row key={weekday} weekday={weekday} day={hours[weekday]} isToday={weekday === today} />
        ))}
      </tbody>
    </table>
  )
}
