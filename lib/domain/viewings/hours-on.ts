/** How far a time reaches into a day, in hours after midnight in Belgium: what stands in a grid says where by it. */
import type { IsoDate } from '../property/property.ts'
import { toLocalTime } from '../text/brussels-time.ts'
import { minutesOf } from './viewing-slots.ts'

export type HoursOn = { from: number; to: number }

/** A moment as the clock in Belgium has it; asked once for what is looked at on many days. */
export type Clock = { date: IsoDate; hour: number }

export function clockOf(moment: Date): Clock {
  const { date, time } = toLocalTime(moment)
  return { date, hour: minutesOf(time) / 60 }
}

const hourOn = (date: IsoDate, clock: Clock): number => (clock.date === date ? clock.hour : clock.date < date ? 0 : 24)

/** What begins before the day or ends after it is cut off at midnight. */
export const clockedOn = (date: IsoDate, { from, to }: { from: Clock; to: Clock }): HoursOn => ({
  from: hourOn(date, from),
  to: hourOn(date, to),
})

/** The same of a time that is looked at on one day. */
export const hoursOn = (date: IsoDate, { from, to }: { from: Date; to: Date }): HoursOn =>
  clockedOn(date, { from: clockOf(from), to: clockOf(to) })
