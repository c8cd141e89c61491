/** Books a slot of an agent: one viewing at a time, with limits against fake bookings (rulings 29 and 49). */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { reminderTime } from '../../../../domain/viewings/reminder.ts'
import { isFreeAt, type TakenTime } from '../../../../domain/viewings/viewing-slots.ts'
import type { Db } from '../../client.ts'
import { deleteProposals, findTakenTimes, takenSlots } from './agent-time.ts'
import { findConfirmedAddresses } from './confirmed-addresses.ts'

/** Limits for bookings by visitors; bookings by the agency have none. */
export type SlotLimits = {
  /** Most planned viewings of a visitor for one property, and in total. */
  perProperty: number
  perPerson: number
  /** Most planned slots of the agent booked by unconfirmed addresses; beyond that a slot is only reserved until a click. */
  unconfirmed: number
}

export type SlotRequest = {
  agentId: number
  /** ISO time in UTC. */
  startsAt: string
  /** Minutes. */
  duration: number
  /** Minutes of travel between two properties. */
  travel?: number
  /** Times when the agent is unavailable, besides those in the database. */
  elsewhere?: readonly TakenTime[]
  limits?: SlotLimits
}

export type SlotTaker = { id: string; propertyId: number | undefined; email: string }

/**
 * `viewings-here`, `viewings`: the visitor has reached the limit for this property, or in total. `unconfirmed`: a day of several
 * viewings requires a confirmed address, because each slot would need its own click.
 */
export type SlotRefusal = 'slot-taken' | 'viewings-here' | 'viewings' | 'unconfirmed'

/** Rolls back the transaction that it is thrown in. */
export class SlotRefused extends Error {
  readonly reason: SlotRefusal

  constructor(reason: SlotRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** Milliseconds that a slot is reserved until the mailed link is clicked (ruling 49). */
export const reservationMs = 30 * 60_000

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Serializes bookings in this process: they would wait for the database lock anyway, and waiting here leaves the connections to
 * the rest of the site. The lock serializes bookings of different processes.
 * @param run must not call `bookInTurn` itself.
 */
export function bookInTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(run)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** Locks the booking of slots until the transaction ends; an update does so in both databases. */
export async function lockViewings(transaction: Db): Promise<void> {
  await transaction.updateTable('viewing_lock').set({ name: 'viewings' }).where('name', '=', 'viewings').execute()
}

/** Whether the agent is available; the taker's own viewings and proposals do not count. */
async function isFree(db: Db, taker: SlotTaker, slot: SlotRequest, now: Date): Promise<boolean> {
  const { agentId, duration, travel = 0, elsewhere = [] } = slot
  const [startsAt, reach] = [new Date(slot.startsAt), (duration + travel) * 60_000]
  const [from, to] = [new Date(startsAt.getTime() - reach), new Date(startsAt.getTime() + reach)]
  const taken = await findTakenTimes(db, { agentId, from, to, duration, exceptLead: taker.id }, now)
  return isFreeAt(startsAt, { duration, travel, propertyId: taker.propertyId }, [...taken, ...elsewhere])
}

/** Deletes an expired reservation of this slot. */
async function deleteLapsed(db: Db, { agentId, startsAt }: SlotRequest, now: Date): Promise<void> {
  const lapsed = await db
    .deleteFrom('appointment')
    .where('agent_id', '=', agentId)
    .where('starts_at', '=', startsAt)
    .where('held_until', '<=', now.toISOString())
    .returning('lead_id')
    .executeTakeFirst()
  if (lapsed) await markLapsed(db, [lapsed.lead_id])
}

/** Sets the status of viewings whose reservation has expired. */
export async function markLapsed(db: Db, leadIds: readonly string[]): Promise<void> {
  await db.updateTable('lead').set({ status: 'lapsed' }).where('id', 'in', leadIds).where('status', '=', 'pending').execute()
}

/** @throws SlotRefused when the visitor has reached a limit of planned viewings. */
async function checkVisitor(db: Db, taker: SlotTaker, limits: SlotLimits, now: Date): Promise<void> {
  const open = await takenSlots(db, now)
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select('appointment.property_id')
    .where('lead.email', '=', taker.email.toLowerCase())
    .where('appointment.starts_at', '>', now.toISOString())
    .execute()
  const here = open.filter(({ property_id }) => property_id === taker.propertyId)
  if (here.length >= limits.perProperty) throw new SlotRefused('viewings-here')
  if (open.length >= limits.perPerson) throw new SlotRefused('viewings')
}

/** Whether an unconfirmed address first has to click a mailed link. */
async function needsClick(db: Db, taker: SlotTaker, { agentId, limits }: SlotRequest, now: Date): Promise<boolean> {
  if (!limits) return false
  const coming = await takenSlots(db, now)
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select('lead.email')
    .where('appointment.agent_id', '=', agentId)
    .where('appointment.starts_at', '>', now.toISOString())
    .execute()
  const confirmed = await findConfirmedAddresses(db, [taker.email, ...coming.map(({ email }) => email)])
  if (confirmed.has(taker.email.toLowerCase())) return false
  return coming.filter(({ email }) => !confirmed.has(email)).length >= limits.unconfirmed
}

/**
 * Called within a transaction, after the lead was inserted.
 * @returns until when the slot is reserved for the visitor's click; undefined if it is booked.
 * @throws SlotRefused if the agent is unavailable, or the visitor has reached a limit.
 */
export async function takeSlot(db: Db, taker: SlotTaker, slot: SlotRequest, now: Date): Promise<Date | undefined> {
  await lockViewings(db)
  await deleteLapsed(db, slot, now)
  if (!(await isFree(db, taker, slot, now))) throw new SlotRefused('slot-taken')
  if (slot.limits) await checkVisitor(db, taker, slot.limits, now)
  const heldUntil = (await needsClick(db, taker, slot, now)) ? new Date(now.getTime() + reservationMs) : undefined
  const taken = await db
    .insertInto('appointment')
    .values({
      id: randomUUID(),
      lead_id: taker.id,
      property_id: taker.propertyId ?? 0,
      agent_id: slot.agentId,
      starts_at: slot.startsAt,
      held_until: heldUntil?.toISOString() ?? null,
      sequence: 0,
      // Booked after the time of the reminder: the confirmation mail is enough.
      reminded_at: reminderTime(new Date(slot.startsAt)) <= now ? now.toISOString() : null,
    })
    .onConflict((conflict) => conflict.columns(['agent_id', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new SlotRefused('slot-taken')
  await deleteProposals(db, taker.id)
  return heldUntil
}

/**
 * Within a transaction: reserves slots for a visitor until a time, in place of earlier ones.
 * @throws SlotRefused if the agent is unavailable at one of them.
 */
export async function offerSlots(
  db: Db,
  taker: SlotTaker,
  slots: readonly SlotRequest[],
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await lockViewings(db)
  await deleteProposals(db, taker.id)
  for (const slot of slots) {
    if (!(await isFree(db, taker, slot, now))) throw new SlotRefused('slot-taken')
    // Removes an expired proposal of the slot.
    await db.deleteFrom('viewing_proposal').where('agent_id', '=', slot.agentId).where('starts_at', '=', slot.startsAt).execute()
    await db
      .insertInto('viewing_proposal')
      .values({
        id: randomUUID(),
        lead_id: taker.id,
        agent_id: slot.agentId,
        starts_at: slot.startsAt,
        expires_at: expiresAt.toISOString(),
        created_at: now.toISOString(),
      })
      .execute()
  }
}
