/** Availability of agents for viewings: `data/viewing-calendar.json` (ruling 29). */
import { z } from 'zod'
import { resolveContentDate } from '../domain/text/date.ts'
import type { ViewingCalendar } from '../domain/viewings/viewing-slots.ts'
import { contentDate } from './date.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 17:30')

const hours = z
  .strictObject({
    /** ISO 8601: 1 is Monday, 7 is Sunday. */
    weekdays: z.array(z.int().min(1).max(7)).min(1),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, 'expected `from` before `to`')

/** Days off, inclusive. */
const absences = z.array(z.strictObject({ from: contentDate, to: contentDate }))

/** Minutes between two properties. */
const travel = z.int().min(0).max(120)

/** Hours between the request and the first possible viewing. */
const leadTime = z.int().min(0).max(336)

/** Settings that an agent makes in the office, which override the content; dates are absolute. */
export const agentSettingsSchema = z.strictObject({
  hours: z.array(hours).max(28),
  absences: absences.max(40),
  travel,
  leadTime,
})

export type AgentSettings = z.output<typeof agentSettingsSchema>

export const viewingCalendarSchema = z.strictObject({
  /** Days without viewings. */
  holidays: z.array(contentDate),
  /** An agent who is not listed has no slots: visitors state their preferred times instead. */
  agents: z.array(
    z.strictObject({
      agentId: z.int().positive(),
      hours: z.array(hours).min(1),
      /** Duration of a viewing in minutes. */
      duration: z.int().min(10).max(240),
      leadTime,
      /** None by default. */
      travel: travel.default(0),
      absences: absences.default([]),
    }),
  ),
})

/** @param today reference day of relative dates, ISO. */
export function toViewingCalendar(raw: z.output<typeof viewingCalendarSchema>, today: string): ViewingCalendar {
  const day = (text: string) => resolveContentDate(text, today)
  return {
    holidays: raw.holidays.map(day),
    agents: raw.agents.map((agent) => ({
      ...agent,
      absences: agent.absences.map(({ from, to }) => ({ from: day(from), to: day(to) })),
    })),
  }
}
