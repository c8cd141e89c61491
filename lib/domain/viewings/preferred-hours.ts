/** Parts of a day that somebody said would suit, such as `10:00-13:00`. */
import { toLocalTime } from '../text/brussels-time.ts'

/** Whether a moment begins within one of them. */
export function suits(moment: Date, preferred: readonly string[]): boolean {
  const { time } = toLocalTime(moment)
  return preferred.some((part) => {
    const [from = '', to = ''] = part.split('-')
    return time >= from && time < to
  })
}

/** What suits first, each in its order. */
export const suitingFirst = (moments: readonly Date[], preferred: readonly string[]): Date[] =>
  moments.toSorted((a, b) => Number(suits(b, preferred)) - Number(suits(a, preferred)) || a.getTime() - b.getTime())
