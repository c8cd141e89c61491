/** A free time as text: short `za 28-11, 10:30`, long for screen readers `zaterdag 28 november, 10:30`. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'

const parts = {
  short: { weekday: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** @param length `short` for lists, `long` for screen readers */
export function slotLabel(moment: Date, language: Language, length: keyof typeof parts): string {
  const { date, time } = toLocalTime(moment)
  const words = new Intl.DateTimeFormat(locales[language], { ...parts[length], timeZone: 'UTC' })
  const day = words.format(new Date(`${date}T12:00:00Z`))
  const [, month = '', dayOfMonth = ''] = date.split('-')
  return length === 'long' ? `${day}, ${time}` : `${day.replace(/\.$/, '')} ${Number(dayOfMonth)}-${Number(month)}, ${time}`
}
