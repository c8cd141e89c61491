/** Weekly opening hours in the schema.org format `Mo-Fr 09:00-18:00, Sa 10:00-12:00`, parsed to days and formatted again. */

import { minutesOf } from '../viewings/viewing-slots.ts'
import { dayNames } from './working-time.ts'

/** Undefined on a closed day, and by appointment. */
export type DayHours = { from: string; to: string } | undefined

/** ISO 8601: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Monday first. */
export type WeekHours = readonly DayHours[]

const part = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\d\d:\d\d)-(\d\d:\d\d)$/

/** Undefined for a malformed code, or two periods on one day; such hours are edited in the file. */
export function parseWeekHours(code: string): WeekHours | undefined {
  const days: DayHours[] = Array.from({ length: 7 }, () => undefined)
  for (const piece of code.split(',')) {
    const [whole, first = '', last = first, from = '', to = ''] = part.exec(piece.trim()) ?? []
    const [start, end] = [dayNames.indexOf(first), dayNames.indexOf(last)]
    if (whole === undefined || start > end || from >= to) return undefined
    for (let day = start; day <= end; day += 1) {
      if (days[day]) return undefined
      days[day] = { from, to }
    }
  }
  return days
}

const isSame = (one: DayHours, other: DayHours) => one?.from === other?.from && one?.to === other?.to

/** Consecutive days with the same hours are written as a range. */
export function writeWeekHours(days: WeekHours): string {
  const parts: string[] = []
  for (let first = 0; first < 7; first += 1) {
    const hours = days[first]
    if (!hours) continue
    let last = first
    while (last < 6 && isSame(days[last + 1], hours)) last += 1
    const names = last === first ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`
    parts.push(`${names} ${hours.from}-${hours.to}`)
    first = last
  }
  return parts.join(', ')
}

/** Opening time of a day in hours. */
export const lengthOf = (hours: DayHours): number => (hours ? (minutesOf(hours.to) - minutesOf(hours.from)) / 60 : 0)
