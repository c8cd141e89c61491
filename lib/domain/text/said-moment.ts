/** A recent time in relative form: `today, 09:12`, `Friday, 19:05`, `18-11, 20:15`. */
import { toLocalTime } from './brussels-time.ts'
import { daysBetween } from './date.ts'
import type { Language } from './language.ts'
import { locales } from './locales.ts'

/** `name`: name or date of the day, unless it is today or yesterday. */
export type SaidMoment = { day: 'today' | 'yesterday' | 'other'; name: string; time: string }

const weekdayOf = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

export function sayMoment(moment: Date, now: Date, language: Language): SaidMoment {
  const { date, time } = toLocalTime(moment)
  const days = daysBetween(date, toLocalTime(now).date)
  if (days === 0 || days === 1) return { day: days === 0 ? 'today' : 'yesterday', name: '', time }
  const [, month, day] = date.split('-').map(Number)
  return { day: 'other', name: days < 7 ? weekdayOf(date, language) : `${day}-${month}`, time }
}
