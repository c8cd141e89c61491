/** Viewing slots as a calendar of days by week, and the times of one day (design, `bezoek`). */
import type { IsoDate } from '../domain/property/property.ts'
import { addDays, dayMs, daysBetween } from '../domain/text/date.ts'
import type { Choice } from './form-props.ts'

/** A choice that is a slot, and so has a date. */
export type Moment = Choice & { date: IsoDate }

/** `few`: one slot is free. `full`: all are occupied. `none`: no slots on that day. */
export type DayState = 'free' | 'few' | 'full' | 'none'

export type SlotDay = {
  date: IsoDate
  /** 0 is Monday. */
  weekday: number
  moments: readonly Moment[]
  /** Number of free slots. */
  free: number
  state: DayState
}

export type DayPart = 'morning' | 'afternoon' | 'evening'

const isMoment = (choice: Choice): choice is Moment => choice.date !== undefined

/** 0 is Monday; 1-1-1970 was a Thursday. */
const weekdayOf = (date: IsoDate) => (Math.floor(Date.parse(date) / dayMs) + 3) % 7

function toDay(date: IsoDate, all: readonly Moment[]): SlotDay {
  const moments = all.filter((moment) => moment.date === date)
  const free = moments.filter(({ isTaken }) => !isTaken).length
  const some = free === 1 ? 'few' : free > 1 ? 'free' : 'full'
  return { date, weekday: weekdayOf(date), moments, free, state: moments.length === 0 ? 'none' : some }
}

/**
 * Whole weeks from Monday to Sunday, from that of the first slot to that of the last. Empty without slots.
 * @param choices in order of time; those that are not slots are ignored.
 */
export function slotWeeks(choices: readonly Choice[]): SlotDay[][] {
  const moments = choices.filter(isMoment)
  const [first, last] = [moments[0]?.date, moments.at(-1)?.date]
  if (first === undefined || last === undefined) return []
  const monday = addDays(first, -weekdayOf(first))
  const count = Math.floor(daysBetween(monday, last) / 7) + 1
  const ofWeek = (week: number) => Array.from({ length: 7 }, (_, day) => toDay(addDays(monday, week * 7 + day), moments))
  return Array.from({ length: count }, (_, week) => ofWeek(week))
}

/** By local time, `17:30`: before noon, before five, later. */
function dayPartOf({ label }: Pick<Moment, 'label'>): DayPart {
  if (label < '12:00') return 'morning'
  return label < '17:00' ? 'afternoon' : 'evening'
}

/** The slots of a day by part of the day; empty parts are left out. */
export function dayParts(moments: readonly Moment[]): { part: DayPart; moments: Moment[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, moments: moments.filter((moment) => dayPartOf(moment) === part) }))
    .filter((group) => group.moments.length > 0)
}

/** The slot of a value, if it is free. */
export function chosenMoment(choices: readonly Choice[], value: string): Moment | undefined {
  return choices.filter(isMoment).find((moment) => moment.value === value && !moment.isTaken)
}
