/** The remaining time as text. */
import { useLocale, useTranslations } from 'next-intl'
import type { Age } from '@/lib/domain/office/working-time'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'

/** Working days from which the time is not given in hours. */
const hoursUntil = 2

/** @param now its day is not named. */
export function useAgeWords(now: Date) {
  const t = useTranslations('OfficeToday')
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', timeZone: 'Europe/Brussels' })

  /** `17:10`, or `wo 25-11, 17:10` on another day. */
  function moment(at: Date): string {
    const { date, time } = toLocalTime(at)
    if (date === toLocalTime(now).date) return time
    return `${weekday.format(at)} ${formatDate(date).replace(/-\d{4}$/, '')}, ${time}`
  }

  function left({ left: minutes, state, dayLength }: Age): string {
    const [size, isLate] = [Math.abs(minutes), state === 'late']
    // Overdue, but the office has not been open since.
    if (isLate && size === 0) return t('lateNow')
    if (size >= hoursUntil * dayLength) return t(isLate ? 'lateDays' : 'leftDays', { count: Math.floor(size / dayLength) })
    const figures = { hours: Math.floor(size / 60), minutes: String(size % 60).padStart(2, '0') }
    return t(isLate ? 'late' : 'left', figures)
  }

  return { moment, left }
}
