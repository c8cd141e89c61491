/** Dates in running text, with the name of the month; tables use `24-11-2026` (specification 9). */
import type { IsoDate } from '../property/property.ts'
import type { Language } from './language.ts'
import { locales } from './locales.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

const written = (iso: IsoDate, language: Language, options: Intl.DateTimeFormatOptions): string => {
  const moment = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return iso
  const words = new Intl.DateTimeFormat(locales[language], options).format(moment)
  // French uses an ordinal for the first day of a month only, which Intl does not support.
  if (language === 'fr') return words.replace(/(?<!\d)1 (?=\p{L})/u, '1er ')
  return language === 'en' ? words.replace(',', '') : words
}

/** `24 november 2026`, `1er décembre 2026`. A text that is not an ISO date is returned unchanged. */
export const dateInWords = (iso: IsoDate, language: Language): string => written(iso, language, day)

/** `dinsdag 24 november 2026`: appointments include the weekday. A text that is not an ISO date is returned unchanged. */
export const weekdayInWords = (iso: IsoDate, language: Language): string => written(iso, language, { weekday: 'long', ...day })
