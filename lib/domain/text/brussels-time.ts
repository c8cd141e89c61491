/** Clock time in Belgium and the moment it stands for, through both changes of the clock (ruling 29). */

import type { IsoDate } from '../property/property.ts'
import { formatDate } from './date.ts'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export type LocalTime = { date: IsoDate /** `17:30` */; time: string }

const minute = 60_000
const hour = 60 * minute

function format(moment: Date): LocalTime {
  const found = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** How many hours are kept: those of some weeks, which calendars ask for again and again. */
const maxHours = 2000

/** What {@link format} makes of the beginning of each hour since 1970: to ask it costs as much as a query of the database. */
const begun = new Map<number, LocalTime>()

function beginningOf(count: number): LocalTime {
  const known = begun.get(count)
  if (known) return known
  const shown = format(new Date(count * hour))
  if (begun.size >= maxHours) begun.clear()
  begun.set(count, shown)
  return shown
}

/** What the calendar and the clock in Belgium say at a moment. */
export function toLocalTime(moment: Date): LocalTime {
  const time = moment.getTime()
  if (!(time >= 0)) return format(moment)
  const count = Math.floor(time / hour)
  const { date, time: begin } = beginningOf(count)
  // Belgium is whole hours ahead: the minutes are those of everywhere.
  const minutes = Math.floor((time - count * hour) / minute)
  return { date, time: `${begin.slice(0, 3)}${String(minutes).padStart(2, '0')}` }
}

/** The day that it is in Belgium. */
export const todayInBelgium = (): IsoDate => toLocalTime(new Date()).date

/**
 * The moment of a clock time; the earlier one where the clock shows it twice.
 * @returns undefined for a time that the clock skips in spring, and for what is no date or time.
 */
export function fromLocalTime({ date, time }: LocalTime): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // Belgium is two hours ahead in summer and one in winter.
  return [2, 1]
    .map((offset) => new Date(asUtc - offset * hour))
    .find((moment) => {
      const shown = toLocalTime(moment)
      return shown.date === date && shown.time === time
    })
}

/** `24-11-2026, 17:30`: the moment as Belgium writes it. */
export function formatMoment(moment: Date): string {
  const { date, time } = toLocalTime(moment)
  return `${formatDate(date)}, ${time}`
}
