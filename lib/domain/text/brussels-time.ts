/** Conversion between local time in Belgium and instants, across daylight saving changes (ruling 29). */

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

/** Highest number of cached hours: those of some weeks, which calendars format repeatedly. */
const maxHours = 2000

/** Cache: local time at the start of each hour since 1970. Formatting one costs as much as a database query. */
const hourCache = new Map<number, LocalTime>()

function beginningOf(count: number): LocalTime {
  const known = hourCache.get(count)
  if (known) return known
  const shown = format(new Date(count * hour))
  if (hourCache.size >= maxHours) hourCache.clear()
  hourCache.set(count, shown)
  return shown
}

/** Local date and time in Belgium at an instant. */
export function toLocalTime(moment: Date): LocalTime {
  const time = moment.getTime()
  if (!(time >= 0)) return format(moment)
  const count = Math.floor(time / hour)
  const { date, time: begin } = beginningOf(count)
  // The offset from UTC is a whole number of hours, so minutes are equal.
  const minutes = Math.floor((time - count * hour) / minute)
  return { date, time: `${begin.slice(0, 3)}${String(minutes).padStart(2, '0')}` }
}

/** Today's date in Belgium. */
export const todayInBelgium = (): IsoDate => toLocalTime(new Date()).date

/**
 * The instant of a local time; the earlier one where it occurs twice.
 * @returns undefined for a time skipped in spring, and for an invalid date or time.
 */
export function fromLocalTime({ date, time }: LocalTime): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset is two hours in summer and one in winter.
  return [2, 1]
    .map((offset) => new Date(asUtc - offset * hour))
    .find((moment) => {
      const shown = toLocalTime(moment)
      return shown.date === date && shown.time === time
    })
}

/** `24-11-2026, 17:30`: local time in Belgian notation. */
export function formatMoment(moment: Date): string {
  const { date, time } = toLocalTime(moment)
  return `${formatDate(date)}, ${time}`
}
