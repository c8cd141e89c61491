/** Viewing slots as a calendar of days by week, and the times of one day (design, `bezoek`). */
import type { IsoDate } from '../domain/property/property.ts'
import { addDays, dayMs, daysBetween } from '../domain/text/date.ts'
import type { Choice } from './form-props.ts'

/** A choice that is a slot, and so has a date. */
export type Slot = Choice & { date: IsoDate }

/** `few`: one slot is free. `full`: all are occupied. `none`: no slots on that day. */
export type DayState = 'free' | 'few' | 'full' | 'none'

export type SlotDay = {
  date: IsoDate
  /** 0 is Monday. */
  weekday: number
  slots: readonly Slot[]
  /** Number of free slots. */
  free: number
  state: DayState
}

export type DayPart = 'morning' | 'afternoon' | 'evening'

const isSlot = (choice: Choice): choice is Slot => choice.date !== undefined

/** 0 is Monday; 1-1-1970 was a Thursday. */
const weekdayOf = (date: IsoDate) => (Math.floor(Date.parse(date) / dayMs) + 3) % 7

function toDay(date: IsoDate, all: readonly Slot[]): SlotDay {
  const slots = all.filter((slot) => slot.date === date)
  const free = slots.filter(({ isTaken }) => !isTaken).length
  const some = free === 1 ? 'few' : free > 1 ? 'free' : 'full'
  return { date, weekday: weekdayOf(date), slots, free, state: slots.length === 0 ? 'none' : some }
}

/**
 * Whole weeks from Monday to Sunday, from that of the first slot to that of the last. Empty without slots.
 * @param choices in order of time; those that are not slots are ignored.
 */
export function slotWeeks(choices: readonly Choice[]): SlotDay[][] {
  const slots = choices.filter(isSlot)
  const [first, last] = [slots[0]?.date, slots.at(-1)?.date]
  if (first === undefined || last === undefined) return []
  const monday = addDays(first, -weekdayOf(first))
  const count = Math.floor(daysBetween(monday, last) / 7) + 1
  const ofWeek = (week: number) => Array.from({ length: 7 }, (_, day) => toDay(addDays(monday, week * 7 + day), slots))
  return Array.from({ length: count }, (_, week) => ofWeek(week))
}

/** By local time, `17:30`: before noon, before five, later. */
function dayPartOf({ label }: Pick<Slot, 'label'>): DayPart {
  if (label < '12:00') return 'morning'
  return label < '17:00' ? 'afternoon' : 'evening'
}

/** The slots of a day by part of the day; empty parts are left out. */
export function dayParts(slots: readonly Slot[]): { part: DayPart; slots: Slot[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, slots: slots.filter((slot) => dayPartOf(slot) === part) }))
    .filter((group) => group.slots.length > 0)
}

/** The slot of a value, if it is free. */
export function chosenSlot(choices: readonly Choice[], value: string): Slot | undefined {
  return choices.filter(isSlot).find((slot) => slot.value === value && !slot.isTaken)
}
