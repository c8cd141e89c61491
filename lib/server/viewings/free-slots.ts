/** The free viewing slots of a property, and the limits for booking one (rulings 29 and 49). */
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

/** `id`: between viewings of the same property no travel time is needed. */
type Shown = Pick<PublicProperty, 'agentId' | 'id'>

type OfAgent = Pick<Shown, 'agentId'>

/** Calendar of the content; undefined if the agent has none. */
export function findContentCalendar({ agentId }: OfAgent): AgentCalendar | undefined {
  return getSnapshot().viewingCalendar.agents.find((agent) => agent.agentId === agentId)
}

/** Default length of a viewing in minutes. */
const usualDuration = 30

/** Length of a viewing of the property in minutes. */
export const viewingDuration = (property?: OfAgent): number =>
  (property && findContentCalendar(property)?.duration) ?? usualDuration

/** The agent's settings in the office, otherwise the content's calendar; undefined if the agent has no fixed viewing hours. */
export async function findCalendar(db: Db, { agentId }: OfAgent): Promise<AgentCalendar | undefined> {
  const written = findContentCalendar({ agentId })
  const own = (await findCalendarRow(db, agentId))?.settings
  if (!own) return written
  if (own.hours.length === 0) return undefined
  return { agentId, duration: viewingDuration({ agentId }), ...own, absences: [...(written?.absences ?? []), ...own.absences] }
}

/** An open day of a property, during which its agent is busy. */
export type OpenDay = TakenTime & { propertyId: number; agentId: number }

/** Of one agent, or of all; in any order. */
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

/** Milliseconds: four weeks ahead, plus travel time. */
const reach = 29 * dayMs

/**
 * Viewings in the CRM's calendar, if its feed contains them; they make the agent busy. Their length is not stored. A viewing
 * booked on the site that is also in the CRM counts once, as the site's, so that it can be moved.
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

/** No slots during an open day. */
function slotsOf(calendar: AgentCalendar, now: Date, propertyId?: number): Date[] {
  const openDays = findOpenDays(calendar.agentId)
  const needed = { ...calendar, propertyId }
  return listSlots(calendar, getSnapshot().viewingCalendar.holidays, now).filter((slot) => isFreeAt(slot, needed, openDays))
}

export type ShownSlot = { startsAt: Date; isFree: boolean }

/**
 * In order, four weeks ahead, including taken ones. Undefined when the property has no calendar.
 * @param exceptLead lead whose own times count as free, because it is being moved
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

/** Free slots. Undefined when the property has no calendar; empty when all are taken. */
export async function findFreeSlots(db: Db, property: Shown, now: Date, exceptLead?: string): Promise<Date[] | undefined> {
  const slots = await findSlots(db, property, now, exceptLead)
  return slots?.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt)
}

/** A slot requested by the office: at any time at which the agent is free. */
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

/** Largest share of an agent's upcoming slots that unconfirmed addresses may reserve (ruling 49). */
const unconfirmedShare = 1 / 3

/** Slots that visitors can book, free or booked: not those blocked by the agent's own calendar or the CRM's. */
async function countComing(db: Db, calendar: AgentCalendar, now: Date): Promise<number> {
  const { agentId } = calendar
  const own = await findBusyTimes(db, { agentId, from: now, to: new Date(now.getTime() + reach) })
  const busy = [...own, ...(await findCrmViewings(db, calendar, now))]
  return slotsOf(calendar, now).filter((slot) => isFreeAt(slot, calendar, busy)).length
}

/**
 * A slot requested by a visitor, with the limits that apply. The share of unconfirmed slots counts per agent, not per property,
 * as an agent's properties share the slots.
 */
export async function slotForVisitor(db: Db, property: Shown, startsAt: Date, now: Date): Promise<SlotRequest> {
  const calendar = await findCalendar(db, property)
  const coming = calendar ? await countComing(db, calendar, now) : 0
  const limits = { ...getSnapshot().site.viewings, unconfirmed: Math.floor(coming * unconfirmedShare) }
  return { ...(await slotForOffice(db, property, startsAt, now)), limits }
}
