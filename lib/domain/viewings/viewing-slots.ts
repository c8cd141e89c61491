/** The moments at which an agent shows properties (ruling 29). */

import type { IsoDate } from '../property/property.ts'
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays, dayMs } from '../text/date.ts'

/** Hours on days of the week; 1 is Monday, 7 is Sunday, clock times of Belgium. */
export type WeeklyHours = { weekdays: readonly number[]; from: string; to: string }

export type AgentCalendar = {
  agentId: number
  hours: readonly WeeklyHours[]
  /** Minutes that one viewing takes. */
  duration: number
  /** Hours between now and the first viewing that can still be asked for. */
  leadTime: number
  /** Minutes from one property to the next; none between two viewings of the same property. */
  travel: number
  /** Days off, both ends included. */
  absences: readonly { from: IsoDate; to: IsoDate }[]
}

export type ViewingCalendar = {
  /** Days on which nobody shows anything. */
  holidays: readonly IsoDate[]
  agents: readonly AgentCalendar[]
}

/** How far ahead one can choose (ruling 29). */
const daysAhead = 28

/** After midnight. @param time `17:30` */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 1 is Monday. */
const weekdayOf = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Times within hours at which a viewing can begin. @param duration of one, in minutes */
export function startTimes({ from, to }: Pick<WeeklyHours, 'from' | 'to'>, duration: number): string[] {
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / duration)
  return Array.from({ length: Math.max(0, count) }, (_, index) => clock(minutesOf(from) + index * duration))
}

function isOff(date: IsoDate, agent: AgentCalendar, holidays: readonly IsoDate[]): boolean {
  return holidays.includes(date) || agent.absences.some(({ from, to }) => from <= date && date <= to)
}

/** Starts of all viewings of an agent in the four weeks from `now`, in order, whether taken or not. */
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

/** Time of an agent that is taken: by a viewing, by one that was proposed, by an open day, or by the own calendar. */
export type TakenTime = {
  from: Date
  to: Date
  /** Where the agent is then; undefined where nobody knows. */
  propertyId?: number | undefined
}

/** What a viewing asks of an agent's time. */
export type NeededTime = {
  /** Minutes. */
  duration: number
  travel: number
  propertyId?: number | undefined
}

/** Whether a viewing that starts then meets no other, with the way between two properties. */
export function isFreeAt(startsAt: Date, { duration, travel, propertyId }: NeededTime, taken: readonly TakenTime[]): boolean {
  const start = startsAt.getTime()
  const end = start + duration * 60_000
  return taken.every(({ from, to, propertyId: place }) => {
    const way = place === undefined || place === propertyId ? 0 : travel * 60_000
    return start >= to.getTime() + way || end + way <= from.getTime()
  })
}
