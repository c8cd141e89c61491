/** Closing days of the office, as ranges of consecutive days. */
import type { IsoDate } from '../property/property.ts'
import { addDays } from '../text/date.ts'

/** Both ends inclusive. `raw`: how its days are written in the file, needed to remove them. */
export type ClosingRange = { from: IsoDate; to: IsoDate; days: number; raw: readonly string[] }

/**
 * @param days each with how it is written in the file, which may be relative to today. @returns in order, without days before
 *   `today`
 */
export function closingRanges(days: readonly { date: IsoDate; raw: string }[], today: IsoDate): ClosingRange[] {
  const ranges: ClosingRange[] = []
  for (const { date, raw } of days.filter((day) => day.date >= today).toSorted((a, b) => a.date.localeCompare(b.date))) {
    const last = ranges.at(-1)
    if (last && (date === last.to || date === addDays(last.to, 1)))
      ranges[ranges.length - 1] = { ...last, to: date, days: last.days + (date === last.to ? 0 : 1), raw: [...last.raw, raw] }
    else ranges.push({ from: date, to: date, days: 1, raw: [raw] })
  }
  return ranges
}

/** At most a year, to reject typing errors. */
const mostDays = 366

/** Each day of a range; empty for a range that ends before it begins or is longer than a year. */
export function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = from; day <= to && days.length <= mostDays; day = addDays(day, 1)) days.push(day)
  return days.length > mostDays ? [] : days
}
