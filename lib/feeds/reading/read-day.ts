/** Reads dates and times of day as programs and people write them. */

type Parts = { year: number; month: number; day: number }

const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/
const compact = /^(\d{4})(\d{2})(\d{2})$/
/** Day first, as in Belgium. */
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/
/** `/Date(1767225600000+0100)/`, Microsoft's JSON date format. */
const milliseconds = /^\\?\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\\?\/$/

const pad = (value: number) => String(value).padStart(2, '0')

/** Undefined for a date that does not exist, and for placeholder years that mean "none": 0001, 1900 and 9999. */
function toDay({ year, month, day }: Parts): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year > 1900 && year < 2200 ? `${year}-${pad(month)}-${pad(day)}` : undefined
}

/** The date in Brussels at that moment. */
const brussels = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function dayOfMoment(moment: number): string | undefined {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1900 || date.getUTCFullYear() >= 2200
    ? undefined
    : brussels.format(date)
}

/** Date and time with a time zone: `2026-11-22T23:30:00Z` is the next day in Brussels. */
const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * ISO dates and times, `2026/11/22`, `22/11/2026`, `22.11.2026`, `20261122`, `/Date(…)/`. A time with zone gives the date in
 * Brussels.
 */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const [, moment] = milliseconds.exec(text) ?? []
  if (moment !== undefined) return dayOfMoment(Number(moment))
  if (zoned.test(text)) return dayOfMoment(Date.parse(text))
  const [, year, month, day] = iso.exec(text) ?? compact.exec(text) ?? []
  if (year !== undefined) return toDay({ year: Number(year), month: Number(month), day: Number(day) })
  const [, first, second, last] = dayFirst.exec(text) ?? []
  return last === undefined ? undefined : toDay({ year: Number(last), month: Number(second), day: Number(first) })
}

/** What programs write when there is no date: the years 1, 1753 and 9999, zeros. */
const emptyDay = /^(?:0001|1[0-8]\d\d|1900|9999|2999)-|^[0/ .:-]+$|^\\?\/Date\(-/

export const isNoDay = (value: unknown): boolean => typeof value === 'string' && emptyDay.test(value)

const brusselsTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' })
const localTime = /(?:^|[T ])(\d{1,2})[:.hu](\d{2})(?!\d)/

/** `17:30` for `17:30`, `17.30`, `17u30`; for a time with zone the time in Brussels. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (zoned.test(text) && !Number.isNaN(Date.parse(text))) return brusselsTime.format(new Date(text))
  const [, hours, minutes] = localTime.exec(text) ?? []
  return hours === undefined || Number(hours) > 23 || Number(minutes) > 59 ? undefined : `${pad(Number(hours))}:${minutes}`
}
