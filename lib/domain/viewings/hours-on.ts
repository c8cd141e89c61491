/** Times as hours after midnight in Belgium on a given day, to position events in a calendar grid. */
import type { IsoDate } from '../property/property.ts'
import { toLocalTime } from '../text/brussels-time.ts'
import { minutesOf } from './viewing-slots.ts'

export type HoursOn = { from: number; to: number }

/** A local time in Belgium; computed once for an event that is shown on several days. */
export type Clock = { date: IsoDate; hour: number }

export function clockOf(moment: Date): Clock {
  const { date, time } = toLocalTime(moment)
  return { date, hour: minutesOf(time) / 60 }
}

const hourOn = (date: IsoDate, clock: Clock): number => (clock.date === date ? clock.hour : clock.date < date ? 0 : 24)

/** Hours on `date`; events that begin before or end after the day are clipped at midnight. */
export const clockedOn = (date: IsoDate, { from, to }: { from: Clock; to: Clock }): HoursOn => ({
  from: hourOn(date, from),
  to: hourOn(date, to),
})

/** The same for an event that is shown on one day only. */
export const hoursOn = (date: IsoDate, { from, to }: { from: Date; to: Date }): HoursOn =>
  clockedOn(date, { from: clockOf(from), to: clockOf(to) })
