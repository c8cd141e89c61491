/** The four weeks in which an agent can be visited, week by week: what fills the days, and the times that are left. */
import type { IsoDate } from '../property/property.ts'
import { toLocalTime } from '../text/brussels-time.ts'
import { addDays } from '../text/date.ts'
import { type HoursOn, hoursOn } from './hours-on.ts'
import { suits } from './preferred-hours.ts'

/** What fills a part of a day. `viewing`: also one that waits for its visitor's click. */
export type FilledTime = {
  kind: 'viewing' | 'proposed' | 'open-day' | 'busy'
  from: Date
  to: Date
  /** Who or what, for whoever may read it; empty for nobody. */
  words: string
}

/** A time that can be chosen. `isPreferred`: within the hours that suit the visitor. */
export type WeekSlot = { startsAt: Date; place: HoursOn; isPreferred: boolean }

export type WeekDay = {
  date: IsoDate
  slots: readonly WeekSlot[]
  filled: readonly (FilledTime & { place: HoursOn })[]
}

export type SlotWeek = { days: readonly WeekDay[]; free: number }

export type SlotWeeks = {
  weeks: readonly SlotWeek[]
  /** Whole hours that hold every slot and everything that fills a day, but for what is busy at night. */
  hours: HoursOn
}

const [daysInWeek, weekCount] = [7, 4]

export type SlotWeeksAsked = {
  now: Date
  free: readonly Date[]
  /** Minutes that a viewing takes. */
  duration: number
  filled: readonly FilledTime[]
  /** `10:00-13:00`; none where any hour suits. */
  preferred: readonly string[]
}

function toDay(date: IsoDate, { free, filled, duration, preferred }: SlotWeeksAsked): WeekDay {
  const slots = free
    .filter((slot) => toLocalTime(slot).date === date)
    .map((startsAt): WeekSlot => {
      const to = new Date(startsAt.getTime() + duration * 60_000)
      return { startsAt, place: hoursOn(date, { from: startsAt, to }), isPreferred: suits(startsAt, preferred) }
    })
  const parts = filled
    .map((time) => ({ ...time, place: hoursOn(date, time) }))
    .filter(({ place }) => place.from < place.to && place.to > 0 && place.from < 24)
  return { date, slots, filled: parts.toSorted((a, b) => a.from.getTime() - b.from.getTime()) }
}

function hoursOf(days: readonly WeekDay[]): HoursOn {
  const places = days.flatMap(({ slots, filled }) => [
    ...slots.map(({ place }) => place),
    ...filled.filter(({ kind }) => kind !== 'busy').map(({ place }) => place),
  ])
  return {
    from: Math.floor(Math.min(9, ...places.map(({ from }) => from))),
    to: Math.ceil(Math.max(18, ...places.map(({ to }) => to))),
  }
}

/** From today on, or from tomorrow where nothing is left of today: the last day that can be chosen is then in the last week. */
export function toSlotWeeks(asked: SlotWeeksAsked): SlotWeeks {
  const today = toLocalTime(asked.now).date
  const begins = asked.free.some((slot) => toLocalTime(slot).date === today) ? today : addDays(today, 1)
  const weeks = Array.from({ length: weekCount }, (_, week): SlotWeek => {
    const days = Array.from({ length: daysInWeek }, (__, day) => toDay(addDays(begins, week * daysInWeek + day), asked))
    return { days, free: days.reduce((sum, { slots }) => sum + slots.length, 0) }
  })
  return { weeks, hours: hoursOf(weeks.flatMap(({ days }) => days)) }
}
