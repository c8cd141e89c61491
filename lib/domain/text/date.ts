/** Calendar days as text, `2034-01-12`; all arithmetic is in UTC, so that no clock change can shift a day. */
import type { IsoDate } from '../property/property.ts'

/** Milliseconds of a day. */
export const dayMs = 86_400_000

/** Day-month-year without padding, `12-1-2034` (specification 9). What is not an ISO date stays as it is. */
export function formatDate(iso: IsoDate): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (year === undefined) return iso
  return `${Number(day)}-${Number(month)}-${year}`
}

/** The day `days` after `iso`; before it when negative. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  return new Date(startOfDay(iso) + days * dayMs).toISOString().slice(0, 10)
}

/** Days from `from` to `to`: 1 from today to tomorrow, negative when `to` is earlier. NaN when either is no date. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (startOfDay(to) - startOfDay(from)) / dayMs
}

/** `today`, `today-12` and `today+9` (days) become a date (ruling 12); any other text is a date already and stays. */
export function resolveContentDate(text: string, today: IsoDate): IsoDate {
  const match = /^today([+-]\d+)?$/.exec(text)
  return match === null ? text : addDays(today, Number(match[1] ?? 0))
}

function startOfDay(iso: IsoDate): number {
  return Date.parse(`${iso}T00:00:00Z`)
}
