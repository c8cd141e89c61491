/** The moments at which a property can still be visited, and what it takes to have one (rulings 29 and 49). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { type AgentCalendar, listSlots, withoutBooked } from '../../domain/viewings/viewing-slots.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findBookings } from '../db/repositories/appointments.ts'
import type { SlotRequest } from '../db/repositories/take-slot.ts'

type Shown = Pick<PublicProperty, 'agentId'>

/** The calendar of the property's agent; undefined when the agent has none. */
export function findCalendar({ agentId }: Shown): AgentCalendar | undefined {
  return getSnapshot().viewingCalendar.agents.find((agent) => agent.agentId === agentId)
}

/** Minutes, where the agent has no calendar that says so. */
const usualDuration = 30

/** Minutes that a viewing of the property takes. */
export const viewingDuration = (property: Shown): number => findCalendar(property)?.duration ?? usualDuration

const slotsOf = (calendar: AgentCalendar, now: Date) => listSlots(calendar, getSnapshot().viewingCalendar.holidays, now)

export type ShownSlot = { startsAt: Date; isFree: boolean }

/** In order, four weeks ahead, whether taken or not. Undefined when the property has no calendar. */
export async function findSlots(db: Db, property: Shown, now: Date): Promise<ShownSlot[] | undefined> {
  const calendar = findCalendar(property)
  if (!calendar) return undefined
  // A viewing that has begun may still take the first slots.
  const since = new Date(now.getTime() - calendar.duration * 60_000)
  const booked = await findBookings(db, calendar.agentId, since, now)
  const all = slotsOf(calendar, now)
  const free = new Set(withoutBooked(all, booked, calendar.duration))
  return all.map((startsAt) => ({ startsAt, isFree: free.has(startsAt) }))
}

/** Those that can be taken. Undefined when the property has no calendar; empty when everything is taken. */
export async function findFreeSlots(db: Db, property: Shown, now: Date): Promise<Date[] | undefined> {
  const slots = await findSlots(db, property, now)
  return slots?.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt)
}

/** The share of the coming slots that addresses may hold which never clicked a link of ours (ruling 49). */
const unconfirmedShare = 1 / 3

/**
 * A slot as a visitor takes it, with the limits that count then. An agent shows several properties in the same slots, so the
 * third is of the agent's: else a stranger would take a third by way of each property.
 */
export function slotForVisitor(property: Shown, startsAt: Date, now: Date): SlotRequest {
  const calendar = findCalendar(property)
  const coming = calendar ? slotsOf(calendar, now).length : 0
  return {
    agentId: property.agentId,
    startsAt: startsAt.toISOString(),
    duration: viewingDuration(property),
    limits: { ...getSnapshot().site.viewings, unconfirmed: Math.floor(coming * unconfirmedShare) },
  }
}
