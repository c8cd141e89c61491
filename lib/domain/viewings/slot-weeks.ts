/** The calendar of an agent over four weeks: occupied times and free slots. */
import type { IsoDate } from '../property/property.ts'
import { toLocalTime } from '../text/brussels-time.ts'
import { addDays } from '../text/date.ts'
import { type Clock, clockedOn, clockOf, type HoursOn } from './hours-on.ts'
import { suits } from './preferred-hours.ts'

/** An occupied part of a day. `viewing`: includes viewings reserved until the visitor confirms by mail. */
export type FilledTime = {
  kind: 'viewing' | 'proposed' | 'open-day' | 'busy'
  from: Date
  to: Date
  /** Text for viewers with permission; otherwise empty. */
  words: string
}

/** A free slot. `isPreferred`: within the visitor's preferred hours. */
export type WeekSlot = { startsAt: Date; place: HoursOn; isPreferred: boolean }

export type WeekDay = {
  date: IsoDate
  slots: readonly WeekSlot[]
  filled: readonly (FilledTime & { place: HoursOn })[]
}

export type SlotWeek = { days: readonly WeekDay[]; free: number }

export type SlotWeeks = {
  weeks: readonly SlotWeek[]
  /** Range of whole hours that contains every slot and event, except busy times at night. */
  hours: HoursOn
}

/** All free slots, in order. */
export const slotsIn = (weeks: SlotWeeks): WeekSlot[] => weeks.weeks.flatMap(({ days }) => days.flatMap(({ slots }) => slots))

export const hasFree = (weeks: SlotWeeks | undefined): boolean => weeks?.weeks.some(({ free }) => free > 0) ?? false

const [daysInWeek, weekCount] = [7, 4]

export type SlotWeeksInput = {
  now: Date
  free: readonly Date[]
  /** Duration of a viewing in minutes. */
  duration: number
  filled: readonly FilledTime[]
  /** `10:00-13:00`; empty when any time is fine. */
  preferred: readonly string[]
}

type Placed<Item> = { item: Item; from: Clock; to: Clock }

type Known = { slots: readonly Placed<Date>[]; filled: readonly Placed<FilledTime>[]; preferred: readonly string[] }

function toDay(date: IsoDate, { slots, filled, preferred }: Known): WeekDay {
  return {
    date,
    slots: slots
      .filter(({ from }) => from.date === date)
      .map((slot) => ({ startsAt: slot.item, place: clockedOn(date, slot), isPreferred: suits(slot.item, preferred) })),
    filled: filled
      .map((time) => ({ ...time.item, place: clockedOn(date, time) }))
      .filter(({ place }) => place.from < place.to && place.to > 0 && place.from < 24),
  }
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

/** Starts today, or tomorrow when today has no slots left, so that the last bookable day is within the last week. */
export function toSlotWeeks({ now, free, filled, duration, preferred }: SlotWeeksInput): SlotWeeks {
  const today = toLocalTime(now).date
  const slots = free.map((item) => ({
    ...{ item, from: clockOf(item) },
    to: clockOf(new Date(item.getTime() + duration * 60_000)),
  }))
  const inOrder = filled.toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const known = { slots, preferred, filled: inOrder.map((item) => ({ item, from: clockOf(item.from), to: clockOf(item.to) })) }
  const begins = slots.some(({ from }) => from.date === today) ? today : addDays(today, 1)
  const weeks = Array.from({ length: weekCount }, (_, week): SlotWeek => {
    const days = Array.from({ length: daysInWeek }, (__, day) => toDay(addDays(begins, week * daysInWeek + day), known))
    return { days, free: days.reduce((sum, day) => sum + day.slots.length, 0) }
  })
  return { weeks, hours: hoursOf(weeks.flatMap(({ days }) => days)) }
}
