/** Months in words. */
import type { Language } from './language.ts'
import { locales } from './locales.ts'

/** `2026-10` → `oktober 2026`. */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
