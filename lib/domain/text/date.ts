/** Calendar dates as text, `2034-01-12`; calculated in UTC, so that daylight saving cannot shift a date. */
import type { IsoDate } from '../property/property.ts'

/** Milliseconds per day. */
export const dayMs = 86_400_000

/** Day-month-year without leading zeros, `12-1-2034` (specification 9). A text that is not an ISO date is returned unchanged. */
export function formatDate(iso: IsoDate): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (year === undefined) return iso
  return `${Number(day)}-${Number(month)}-${year}`
}

/** The date `days` after `iso`; before it when negative. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  return new Date(startOfDay(iso) + days * dayMs).toISOString().slice(0, 10)
}

/** Number of days from `from` to `to`: 1 from today to tomorrow, negative when `to` is earlier. NaN when either is not a date. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (startOfDay(to) - startOfDay(from)) / dayMs
}

/** Resolves `today`, `today-12` and `today+9` (days) to a date (ruling 12); any other text is returned unchanged. */
export function resolveContentDate(text: string, today: IsoDate): IsoDate {
  const match = /^today([+-]\d+)?$/.exec(text)
  return match === null ? text : addDays(today, Number(match[1] ?? 0))
}

function startOfDay(iso: IsoDate): number {
  return Date.parse(`${iso}T00:00:00Z`)
}
