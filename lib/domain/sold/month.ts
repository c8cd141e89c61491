/** Calendar months as text, `2026-10`. The day of a sale is confidential. */
import type { IsoDate } from '../property/property.ts'

/** `2026-10`. */
export type Month = string

const indexOf = (month: Month): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

const fromIndex = (index: number): Month => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** The month of a day. */
export const monthOf = (day: IsoDate): Month => day.slice(0, 7)

/** The month `count` after `month`; before it when negative. */
export const addMonths = (month: Month, count: number): Month => fromIndex(indexOf(month) + count)

/** Number of months from `from` to `to`: 1 from October to November, negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => indexOf(to) - indexOf(from)

/** Resolves `month-3` to the third month before the current one; any other text is already a month and returned unchanged. */
export function resolveMonth(text: string, today: IsoDate): Month {
  const match = /^month-(\d+)$/.exec(text)
  return match ? addMonths(monthOf(today), -Number(match[1])) : text
}
