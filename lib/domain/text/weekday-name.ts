/** Names of weekdays. */
import type { Language } from './language.ts'
import { locales } from './locales.ts'

/** @param weekday 1 is Monday; 2024-01-01 was a Monday. */
export const weekdayName = (weekday: number, language: Language, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday, 12))
