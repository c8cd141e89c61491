/** The day of a viewing with its weekday, `dinsdag 24-11-2026`: people check an appointment by the weekday. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'

/** In Belgian time. */
export function formatViewingDay(moment: Date, language: Language): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'Europe/Brussels' }).format(moment)
  return `${weekday} ${formatDate(toLocalTime(moment).date)}`
}
