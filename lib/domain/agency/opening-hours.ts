/** Opening hours of a branch: parsing them from the content, showing them, and whether the branch is open at a given time. */
import { isPublicHoliday } from '../office/holidays.ts'
import type { IsoDate } from '../property/property.ts'
import type { LocalTime } from '../text/brussels-time.ts'
import { addDays } from '../text/date.ts'

/** Monday first; `schema.org` writes them with a capital. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof weekdays)[number]

type OpenTime = { from: string; to: string }

export type DayHours = { kind: 'open'; times: readonly OpenTime[] } | { kind: 'appointment' } | { kind: 'closed' }

export type OpeningHours = Readonly<Record<Weekday, DayHours>>

const range = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/

const padded = (time: string) => time.padStart(5, '0')

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

function parseTime(text: string): OpenTime | undefined {
  const [, from, to] = range.exec(text) ?? []
  if (!from || !to) return undefined
  const time = { from: padded(from), to: padded(to) }
  return isTime(time.from) && isTime(time.to) && time.from < time.to ? time : undefined
}

/** @param text `9:00-12:30, 13:30-18:00`, `appointment` or `closed`. @returns undefined for anything else. */
export function parseDayHours(text: string): DayHours | undefined {
  if (text === 'appointment' || text === 'closed') return { kind: text }
  const times = text.split(',').map((part) => parseTime(part.trim()))
  const known = times.filter((time) => time !== undefined)
  const isOrdered = known.every(({ from }, index) => index === 0 || from >= (known[index - 1]?.to ?? ''))
  return known.length === times.length && isOrdered ? { kind: 'open', times: known } : undefined
}

/** The weekday of a calendar date. */
export function weekdayOf(date: IsoDate): Weekday {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(fromSunday + 6) % 7] ?? 'monday'
}

/** `opens`: next opening, `days` from today. `closed`: does not open within a week. */
export type OpenState =
  | { kind: 'open'; until: string }
  | { kind: 'opens'; days: number; weekday: Weekday; from: string }
  | { kind: 'closed' }

/** Closed on public holidays and on the closing days of the agency. */
function timesOn(hours: OpeningHours, date: IsoDate, closed: readonly IsoDate[]): readonly OpenTime[] {
  if (isPublicHoliday(date) || closed.includes(date)) return []
  const day = hours[weekdayOf(date)]
  return day.kind === 'open' ? day.times : []
}

/** @param closed closing days of the agency, in addition to public holidays. */
export function openState(hours: OpeningHours, { date, time }: LocalTime, closed: readonly IsoDate[] = []): OpenState {
  const now = timesOn(hours, date, closed).find(({ from, to }) => from <= time && time < to)
  if (now) return { kind: 'open', until: now.to }
  for (let days = 0; days <= 7; days += 1) {
    const on = addDays(date, days)
    const next = timesOn(hours, on, closed).find(({ from }) => days > 0 || from > time)
    if (next) return { kind: 'opens', days, weekday: weekdayOf(on), from: next.from }
  }
  return { kind: 'closed' }
}

/** `09:00` → `9:00`; the leading zero only serves sorting. */
export const shownTime = (time: string): string => time.replace(/^0/, '')

/** For structured data (schema.org). Days by appointment are left out, as they are not opening hours. */
export const openingHoursData = (hours: OpeningHours) =>
  weekdays.flatMap((day) => {
    const { [day]: of } = hours
    if (of.kind !== 'open') return []
    const dayOfWeek = `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`
    return of.times.map(({ from, to }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to }))
  })
