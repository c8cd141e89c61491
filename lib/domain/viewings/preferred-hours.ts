/** Preferred hours of a visitor, such as `10:00-13:00`. */
import { toLocalTime } from '../text/brussels-time.ts'

/** Whether a time is within one of the ranges. */
export function suits(moment: Date, preferred: readonly string[]): boolean {
  const { time } = toLocalTime(moment)
  return preferred.some((part) => {
    const [from = '', to = ''] = part.split('-')
    return time >= from && time < to
  })
}

/** Sorts preferred times first; stable. */
export const suitingFirst = (moments: readonly Date[], preferred: readonly string[]): Date[] =>
  moments.toSorted((a, b) => Number(suits(b, preferred)) - Number(suits(a, preferred)) || a.getTime() - b.getTime())
