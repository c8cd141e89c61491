/** The moments at which a property can still be visited (ruling 29). */
import 'server-only'
import type { PublicProperty } from '../../domain/property.ts'
import { type AgentCalendar, listSlots, withoutBooked } from '../../domain/visit-slots.ts'
import type { Db } from '../db/client.ts'
import { findBookings } from '../db/repositories/appointments.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'

/** The calendar of the property's agent; undefined when the agent has none. */
export function findCalendar({ agentId }: Pick<PublicProperty, 'agentId'>): AgentCalendar | undefined {
  return getSnapshot().visitCalendar.agents.find((agent) => agent.agentId === agentId)
}

/** In order, four weeks ahead. Undefined when the property has no calendar; empty when everything is taken. */
export async function findFreeSlots(db: Db, property: Pick<PublicProperty, 'agentId'>, now: Date): Promise<Date[] | undefined> {
  const calendar = findCalendar(property)
  if (!calendar) return undefined
  // A visit that has begun may still take the first slots.
  const since = new Date(now.getTime() - calendar.duration * 60_000)
  const booked = await findBookings(db, calendar.agentId, since)
  return withoutBooked(listSlots(calendar, getSnapshot().visitCalendar.holidays, now), booked, calendar.duration)
}
