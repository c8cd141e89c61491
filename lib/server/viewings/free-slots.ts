/** The moments at which a property can still be visited, and what it takes to have one (rulings 29 and 49). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { fromLocalTime, toLocalTime } from '../../domain/text/brussels-time.ts'
import { dayMs } from '../../domain/text/date.ts'
import { type AgentCalendar, isFreeAt, listSlots, type TakenTime } from '../../domain/viewings/viewing-slots.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findFeedViewings } from '../db/repositories/portal/portal-items.ts'
import { findCalendarRow } from '../db/repositories/viewings/agent-calendars.ts'
import { findBookedStarts, findBusyTimes, findTakenTimes } from '../db/repositories/viewings/agent-time.ts'
import type { SlotRequest } from '../db/repositories/viewings/take-slot.ts'

/** `id`: two viewings of the same property need no way between them. */
type Shown = Pick<PublicProperty, 'agentId' | 'id'>

type OfAgent = Pick<Shown, 'agentId'>

/** As the content has it; undefined when the agent has none there. */
export function findContentCalendar({ agentId }: OfAgent): AgentCalendar | undefined {
  return getSnapshot().viewingCalendar.agents.find((agent) => agent.agentId === agentId)
}

/** Minutes, where the agent has no calendar that says so. */
const usualDuration = 30

/** Minutes that a viewing of the property takes. */
export const viewingDuration = (property?: OfAgent): number =>
  (property && findContentCalendar(property)?.duration) ?? usualDuration

/** What the agent set in the office, else what the content has; undefined when the agent shows nothing at fixed hours. */
export async function findCalendar(db: Db, { agentId }: OfAgent): Promise<AgentCalendar | undefined> {
  const written = findContentCalendar({ agentId })
  const own = (await findCalendarRow(db, agentId))?.settings
  if (!own) return written
  if (own.hours.length === 0) return undefined
  return { agentId, duration: viewingDuration({ agentId }), ...own, absences: [...(written?.absences ?? []), ...own.absences] }
}

/** An open day of a property, when its agent is there. */
export type OpenDay = TakenTime & { propertyId: number; agentId: number }

/** Of an agent, or of all; in any order. */
export function findOpenDays(agentId?: number): OpenDay[] {
  const shown = [...getSnapshot().propertyById.values()].filter(
    (property) => agentId === undefined || property.agentId === agentId,
  )
  return shown.flatMap((property) =>
    property.openHouses.flatMap(({ date, from, to }) => {
      const [begins, ends] = [fromLocalTime({ date, time: from }), fromLocalTime({ date, time: to })]
      return begins && ends ? [{ from: begins, to: ends, propertyId: property.id, agentId: property.agentId }] : []
    }),
  )
}

/** Four weeks ahead, and the way before and after. */
const reach = 29 * dayMs

/**
 * Viewings that the calendar of the CRM has, where its feed brings them: whoever shows the property is there then. How long they take is
 * not kept. One that was booked here and stands there as well is counted here alone, so that it can be moved.
 */
export async function findCrmViewings(db: Db, { agentId }: OfAgent, now: Date): Promise<TakenTime[]> {
  const ids = [...getSnapshot().propertyById.values()].flatMap((property) => (property.agentId === agentId ? property.id : []))
  const yesterday = new Date(now.getTime() - dayMs)
  const fromFeeds = await findFeedViewings(db, ids, toLocalTime(yesterday).date)
  const viewings = fromFeeds.flatMap(({ propertyId, date, time }) => {
    const from = fromLocalTime({ date, time })
    return from ? [{ from, to: new Date(from.getTime() + viewingDuration({ agentId }) * 60_000), propertyId }] : []
  })
  if (viewings.length === 0) return []
  const booked = await findBookedStarts(db, agentId, yesterday)
  return viewings.filter(({ from, propertyId }) => !booked.has(`${propertyId} ${from.toISOString()}`))
}

/** At an open day there are none: the agent is there for everybody. */
function slotsOf(calendar: AgentCalendar, now: Date, propertyId?: number): Date[] {
  const openDays = findOpenDays(calendar.agentId)
  const needed = { ...calendar, propertyId }
  return listSlots(calendar, getSnapshot().viewingCalendar.holidays, now).filter((slot) => isFreeAt(slot, needed, openDays))
}

export type ShownSlot = { startsAt: Date; isFree: boolean }

/**
 * In order, four weeks ahead, whether taken or not. Undefined when the property has no calendar.
 * @param exceptLead whose own times are not counted: it is being moved.
 */
export async function findSlots(db: Db, property: Shown, now: Date, exceptLead?: string): Promise<ShownSlot[] | undefined> {
  const calendar = await findCalendar(db, property)
  if (!calendar) return undefined
  const { agentId, duration } = calendar
  const asked = { agentId, from: new Date(now.getTime() - dayMs), to: new Date(now.getTime() + reach), duration, exceptLead }
  const taken = [...(await findTakenTimes(db, asked, now)), ...(await findCrmViewings(db, property, now))]
  const needed = { ...calendar, propertyId: property.id }
  return slotsOf(calendar, now, property.id).map((startsAt) => ({ startsAt, isFree: isFreeAt(startsAt, needed, taken) }))
}

/** Those that can be taken. Undefined when the property has no calendar; empty when everything is taken. */
export async function findFreeSlots(db: Db, property: Shown, now: Date, exceptLead?: string): Promise<Date[] | undefined> {
  const slots = await findSlots(db, property, now, exceptLead)
  return slots?.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt)
}

/** A slot as the office gives it: at any time at which the agent is free. */
export async function slotForOffice(db: Db, { agentId }: OfAgent, startsAt: Date, now: Date): Promise<SlotRequest> {
  const calendar = await findCalendar(db, { agentId })
  return {
    agentId,
    startsAt: startsAt.toISOString(),
    duration: viewingDuration({ agentId }),
    travel: calendar?.travel ?? 0,
    elsewhere: [...findOpenDays(agentId), ...(await findCrmViewings(db, { agentId }, now))],
  }
}

/** The share of the coming slots that addresses may hold which never clicked a link of ours (ruling 49). */
const unconfirmedShare = 1 / 3

/** Slots that visitors can have, whoever has them now: not those at which the agent's own calendar, or that of the CRM, is full. */
async function countComing(db: Db, calendar: AgentCalendar, now: Date): Promise<number> {
  const { agentId } = calendar
  const own = await findBusyTimes(db, { agentId, from: now, to: new Date(now.getTime() + reach) })
  const busy = [...own, ...(await findCrmViewings(db, calendar, now))]
  return slotsOf(calendar, now).filter((slot) => isFreeAt(slot, calendar, busy)).length
}

/**
 * A slot as a visitor takes it, with the limits that count then. An agent shows several properties in the same slots, so the
 * third is of the agent's: else a stranger would take a third by way of each property.
 */
export async function slotForVisitor(db: Db, property: Shown, startsAt: Date, now: Date): Promise<SlotRequest> {
  const calendar = await findCalendar(db, property)
  const coming = calendar ? await countComing(db, calendar, now) : 0
  const limits = { ...getSnapshot().site.viewings, unconfirmed: Math.floor(coming * unconfirmedShare) }
  return { ...(await slotForOffice(db, property, startsAt, now)), limits }
}
