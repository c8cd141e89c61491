/** How far a time reaches into a day, in hours after midnight in Belgium: what stands in a grid says where by it. */
import type { IsoDate } from '../property/property.ts'
import { toLocalTime } from '../text/brussels-time.ts'

export type HoursOn = { from: number; to: number }

/** What begins before the day or ends after it is cut off at midnight. */
export function hoursOn(date: IsoDate, { from, to }: { from: Date; to: Date }): HoursOn {
  const hourOf = (moment: Date) => {
    const { date: day, time } = toLocalTime(moment)
    if (day < date) return 0
    return day > date ? 24 : Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  }
  return { from: hourOf(from), to: hourOf(to) }
}
