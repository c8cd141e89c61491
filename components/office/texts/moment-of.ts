/** Date and time in Belgium, as the pages of texts show them: `23-11-2026, 7.00`. */
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'

export function momentOf(moment: Date): string {
  const { date, time } = toLocalTime(moment)
  return `${formatDate(date)}, ${time.replace(':', '.')}`
}
