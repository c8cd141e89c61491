/**
 * Working hours: when a promise of a number of working days is due, and how much time is left (docs/office.md, "The promise").
 */
import type { IsoDate } from '../property/property.ts'
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays, dayMs } from '../text/date.ts'
import { isPublicHoliday } from './holidays.ts'

/** Local times in Belgium; weekdays by ISO 8601: 1 is Monday. */
export type OfficeHours = { weekdays: readonly number[]; from: string; to: string }

/** Default for opening hours that cannot be parsed. */
const usualHours: OfficeHours = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }

/** Names in schema.org opening hours, Monday first. */
export const dayNames: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * The first hours of a schema.org opening-hours code: `Mo-Fr 09:00-18:00`. Later ones, such as Saturday by appointment, are not
 * working hours. Weekdays from nine to six for a malformed code.
 */
export function readOfficeHours(code: string): OfficeHours {
  const found =
    /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)-([01]\d:[0-5]\d|2[0-3]:[0-5]\d)/.exec(
      code,
    )
  if (!found) return usualHours
  const [, first = '', last = first, from = '', to = ''] = found
  const [start, end] = [dayNames.indexOf(first) + 1, dayNames.indexOf(last) + 1]
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => (start <= end ? day >= start && day <= end : day >= start || day <= end))
  return from < to ? { weekdays, from, to } : usualHours
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const weekdayOf = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

type Span = { from: number; to: number }

/** Upper bound for loops over days; leads are deleted earlier. */
const mostDays = 1_000

/** Calculates with working time and caches the days it has seen: use one instance for all rows of a page. */
export class WorkingTime {
  readonly #hours: OfficeHours
  readonly #closed: readonly IsoDate[]
  readonly #known = new Map<IsoDate, Span | undefined>()

  /** @param closed closing days of the office, in addition to public holidays. */
  constructor(hours: OfficeHours, closed: readonly IsoDate[] = []) {
    this.#hours = hours
    this.#closed = closed
  }

  /** Length of a working day in minutes. */
  get dayLength(): number {
    return minutesOf(this.#hours.to) - minutesOf(this.#hours.from)
  }

  #look(date: IsoDate): Span | undefined {
    const { weekdays, from, to } = this.#hours
    if (!weekdays.includes(weekdayOf(date)) || this.#closed.includes(date) || isPublicHoliday(date)) return undefined
    const [opens, closes] = [fromLocalTime({ date, time: from }), fromLocalTime({ date, time: to })]
    return opens && closes && { from: opens.getTime(), to: closes.getTime() }
  }

  /** Milliseconds of opening and closing; undefined for a day off. */
  #spanOf(date: IsoDate): Span | undefined {
    if (!this.#known.has(date)) this.#known.set(date, this.#look(date))
    return this.#known.get(date)
  }

  /** Working spans from `moment` on, the first one cut at it. */
  *#spansFrom(moment: Date): Generator<Span> {
    const today = toLocalTime(moment).date
    for (let day = 0; day < mostDays; day++) {
      const span = this.#spanOf(addDays(today, day))
      if (span && span.to > moment.getTime()) yield { from: Math.max(span.from, moment.getTime()), to: span.to }
    }
  }

  /** Working spans before `moment`, latest first, that one cut at it. */
  *#spansBefore(moment: Date): Generator<Span> {
    const today = toLocalTime(moment).date
    for (let day = 0; day < mostDays; day++) {
      const span = this.#spanOf(addDays(today, -day))
      if (span && span.from < moment.getTime()) yield { from: span.from, to: Math.min(span.to, moment.getTime()) }
    }
  }

  /** Inverse of `dueAt`: the latest start from which `minutes` of working time have passed by `moment`. */
  lastDueBy(moment: Date, minutes: number): Date {
    let left = minutes * 60_000
    for (const { from, to } of this.#spansBefore(moment)) {
      if (left <= to - from) return new Date(to - left)
      left -= to - from
    }
    return new Date(0)
  }

  /** The time at which `minutes` of working time have passed since `moment`. */
  dueAt(moment: Date, minutes: number): Date {
    let left = minutes * 60_000
    for (const { from, to } of this.#spansFrom(moment)) {
      if (left <= to - from) return new Date(from + left)
      left -= to - from
    }
    return new Date(moment.getTime() + mostDays * dayMs)
  }

  /** Minutes of working time between two dates; 0 when the second is not later. */
  minutesBetween(from: Date, to: Date): number {
    let total = 0
    for (const span of this.#spansFrom(from)) {
      if (span.from >= to.getTime()) break
      total += Math.min(span.to, to.getTime()) - span.from
    }
    return Math.round(total / 60_000)
  }

  /** The working day that `moment` is on, or the next one. */
  workingDayOf(moment: Date): IsoDate {
    const [span] = this.#spansFrom(moment)
    return toLocalTime(span ? new Date(span.from) : moment).date
  }
}

/** Time left of a promise, in minutes of working time; negative when it is overdue. */
export type Age = {
  dueAt: Date
  left: number
  /** Promised working time in minutes. */
  promised: number
  /** Length of a working day in minutes. */
  dayLength: number
  state: 'late' | 'soon' | 'runs'
}

/** Below this many minutes the promise is due soon (design, "Nine squares"). */
const soonMinutes = 120

/** @param days promised working days. */
export function ageOf(time: WorkingTime, since: Date, days: number, now: Date): Age {
  const { dayLength } = time
  const promised = days * dayLength
  const dueAt = time.dueAt(since, promised)
  const isLate = dueAt <= now
  const left = isLate ? -time.minutesBetween(dueAt, now) : time.minutesBetween(now, dueAt)
  return { dueAt, left, promised, dayLength, state: isLate ? 'late' : left < soonMinutes ? 'soon' : 'runs' }
}
