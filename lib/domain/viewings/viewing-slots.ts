/** The times at which an agent is available for viewings (ruling 29). */

import type { IsoDate } from '../property/property.ts'
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays, dayMs } from '../text/date.ts'

/** Weekdays by ISO 8601 (1 is Monday), local times of Belgium. */
export type WeeklyHours = { weekdays: readonly number[]; from: string; to: string }

export type AgentCalendar = {
  agentId: number
  hours: readonly WeeklyHours[]
  /** Duration of a viewing in minutes. */
  duration: number
  /** Hours between now and the first slot that can be booked. */
  leadTime: number
  /** Minutes from one property to another; none between two viewings of the same property. */
  travel: number
  /** Days off, inclusive. */
  absences: readonly { from: IsoDate; to: IsoDate }[]
}

export type ViewingCalendar = {
  /** Days without viewings. */
  holidays: readonly IsoDate[]
  agents: readonly AgentCalendar[]
}

/** Number of days ahead that can be booked (ruling 29). */
const daysAhead = 28

/** Minutes after midnight. @param time `17:30` */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 1 is Monday. */
const weekdayOf = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Times within the hours at which a viewing can start. @param duration of a viewing, in minutes */
export function startTimes({ from, to }: Pick<WeeklyHours, 'from' | 'to'>, duration: number): string[] {
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / duration)
  return Array.from({ length: Math.max(0, count) }, (_, index) => clock(minutesOf(from) + index * duration))
}

function isOff(date: IsoDate, agent: AgentCalendar, holidays: readonly IsoDate[]): boolean {
  return holidays.includes(date) || agent.absences.some(({ from, to }) => from <= date && date <= to)
}

/** All slots of an agent in the four weeks from `now`, in order, free or not. */
export function listSlots(agent: AgentCalendar, holidays: readonly IsoDate[], now: Date): Date[] {
  const earliest = now.getTime() + agent.leadTime * 3_600_000
  const today = toLocalTime(now).date
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index))
  const starts = days
    .filter((date) => !isOff(date, agent, holidays))
    .flatMap((date) =>
      agent.hours
        .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
        .flatMap((hours) => startTimes(hours, agent.duration))
        .flatMap((time) => fromLocalTime({ date, time }) ?? []),
    )
  const latest = now.getTime() + daysAhead * dayMs
  const known = new Map(starts.map((start) => [start.getTime(), start]))
  return [...known.values()]
    .filter((start) => start.getTime() >= earliest && start.getTime() <= latest)
    .toSorted((a, b) => a.getTime() - b.getTime())
}

/** Occupied time of an agent: a viewing, a proposed one, an open day, or an event of the agent's own calendar. */
export type TakenTime = {
  from: Date
  to: Date
  /** Where the agent is at that time; undefined when unknown. */
  propertyId?: number | undefined
}

/** Time that a viewing needs of an agent. */
export type NeededTime = {
  /** Minutes. */
  duration: number
  travel: number
  propertyId?: number | undefined
}

/** Whether a viewing at that time overlaps no occupied time, including travel time between two properties. */
export function isFreeAt(startsAt: Date, { duration, travel, propertyId }: NeededTime, taken: readonly TakenTime[]): boolean {
  const start = startsAt.getTime()
  const end = start + duration * 60_000
  return taken.every(({ from, to, propertyId: place }) => {
    const way = place === undefined || place === propertyId ? 0 : travel * 60_000
    return start >= to.getTime() + way || end + way <= from.getTime()
  })
}
