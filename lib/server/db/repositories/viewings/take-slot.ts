/** Taking the slot of an agent: one viewing at a time, and within limits against invented visitors (rulings 29 and 49). */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { reminderTime } from '../../../../domain/viewings/reminder.ts'
import { isFreeAt, type TakenTime } from '../../../../domain/viewings/viewing-slots.ts'
import type { Db } from '../../client.ts'
import { deleteProposals, findTakenTimes, takenSlots } from './agent-time.ts'
import { findConfirmedAddresses } from './confirmed-addresses.ts'

/** For what visitors take by themselves; what the agency books has none. */
export type SlotLimits = {
  /** Viewings to come of one visitor at one property, and in all. */
  perProperty: number
  perPerson: number
  /** Coming slots of the agent that addresses may hold which never clicked a link of ours; beyond that a slot waits for the click. */
  unconfirmed: number
}

export type SlotRequest = {
  agentId: number
  /** ISO time in UTC. */
  startsAt: string
  /** Minutes. */
  duration: number
  /** Minutes from one property to the next. */
  travel?: number
  /** What takes the agent's time besides what the database knows. */
  elsewhere?: readonly TakenTime[]
  limits?: SlotLimits
}

export type SlotTaker = { id: string; propertyId: number | undefined; email: string }

/**
 * `viewings-here`, `viewings`: the visitor has as many at this property, or in all, as one may have. `unconfirmed`: a day of several
 * viewings is not booked by an address that would have to click for each.
 */
export type SlotRefusal = 'slot-taken' | 'viewings-here' | 'viewings' | 'unconfirmed'

/** Undoes the transaction that it is thrown in. */
export class SlotRefused extends Error {
  readonly reason: SlotRefusal

  constructor(reason: SlotRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** For how long a slot waits for the click in the mail (ms; ruling 49). */
export const reservationMs = 30 * 60_000

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Bookings of this process go one after the other: whoever would wait for the lock anyway waits without a connection, so that many
 * at once leave the others to the rest of the site. Other processes are kept apart by the lock.
 * @param run must not take a turn itself.
 */
export function bookInTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(run)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** Keeps others from taking or freeing slots until the transaction ends: in both databases an update does. */
export async function lockViewings(transaction: Db): Promise<void> {
  await transaction.updateTable('viewing_lock').set({ name: 'viewings' }).where('name', '=', 'viewings').execute()
}

/** Whether the agent can be there then; what the taker has or was offered already does not count. */
async function isFree(db: Db, taker: SlotTaker, slot: SlotRequest, now: Date): Promise<boolean> {
  const { agentId, duration, travel = 0, elsewhere = [] } = slot
  const [startsAt, reach] = [new Date(slot.startsAt), (duration + travel) * 60_000]
  const [from, to] = [new Date(startsAt.getTime() - reach), new Date(startsAt.getTime() + reach)]
  const taken = await findTakenTimes(db, { agentId, from, to, duration, exceptLead: taker.id }, now)
  return isFreeAt(startsAt, { duration, travel, propertyId: taker.propertyId }, [...taken, ...elsewhere])
}

/** Whose hold ran out on exactly this slot loses it now. */
async function dropLapsed(db: Db, { agentId, startsAt }: SlotRequest, now: Date): Promise<void> {
  const lapsed = await db
    .deleteFrom('appointment')
    .where('agent_id', '=', agentId)
    .where('starts_at', '=', startsAt)
    .where('held_until', '<=', now.toISOString())
    .returning('lead_id')
    .executeTakeFirst()
  if (lapsed) await markLapsed(db, [lapsed.lead_id])
}

/** Viewings whose click did not come. */
export async function markLapsed(db: Db, leadIds: readonly string[]): Promise<void> {
  await db.updateTable('lead').set({ status: 'lapsed' }).where('id', 'in', leadIds).where('status', '=', 'pending').execute()
}

/** @throws SlotRefused when the visitor has too many viewings to come. */
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

/** Whether an address that never clicked a link of ours has to click one first. */
async function mustWait(db: Db, taker: SlotTaker, { agentId, limits }: SlotRequest, now: Date): Promise<boolean> {
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
 * Within a transaction whose lead is written already.
 * @returns until when the slot only waits for the visitor's click; undefined when it is the visitor's.
 * @throws SlotRefused when the agent is already somewhere then, or the visitor has too many viewings to come.
 */
export async function takeSlot(db: Db, taker: SlotTaker, slot: SlotRequest, now: Date): Promise<Date | undefined> {
  await lockViewings(db)
  await dropLapsed(db, slot, now)
  if (!(await isFree(db, taker, slot, now))) throw new SlotRefused('slot-taken')
  if (slot.limits) await checkVisitor(db, taker, slot.limits, now)
  const heldUntil = (await mustWait(db, taker, slot, now)) ? new Date(now.getTime() + reservationMs) : undefined
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
      // The mail about this booking is fresh enough.
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
 * Within a transaction: keeps slots free for somebody until a time, in place of those that were kept before.
 * @throws SlotRefused when the agent is elsewhere at one of them.
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
    // What is left of an offer that ended.
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
