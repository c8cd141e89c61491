/** Viewings that took a slot of an agent: found, confirmed, moved and called off. */
import 'server-only'
import type { Db } from '../client.ts'
import type { AppointmentTable, LeadStatus } from '../schema.ts'
import { noteLinkClick } from './confirmed-addresses.ts'
import { findLead, setLeadPayload } from './leads.ts'
import { type NewMessage, queueMessages } from './outbox.ts'
import {
  bookInTurn,
  lockViewings,
  markLapsed,
  type SlotRefusal,
  SlotRefused,
  type SlotRequest,
  type SlotTaker,
  takenSlots,
  takeSlot,
} from './take-slot.ts'

/** Starts of an agent's viewings after `since`, in any order. */
export async function findBookings(db: Db, agentId: number, since: Date, now: Date): Promise<Date[]> {
  const rows = await takenSlots(db, now)
    .select('starts_at')
    .where('agent_id', '=', agentId)
    .where('starts_at', '>', since.toISOString())
    .execute()
  return rows.map((row) => new Date(row.starts_at))
}

export type Appointment = {
  leadId: string
  propertyId: number
  startsAt: Date
  /** Until when the visitor's click is awaited; undefined once it is confirmed. */
  heldUntil: Date | undefined
  /** How often its time changed. */
  sequence: number
}

const toAppointment = (row: AppointmentTable): Appointment => ({
  leadId: row.lead_id,
  propertyId: row.property_id,
  startsAt: new Date(row.starts_at),
  heldUntil: row.held_until === null ? undefined : new Date(row.held_until),
  sequence: row.sequence,
})

/** Also one whose hold ran out, as long as nobody else took the slot. */
export async function findAppointment(db: Db, leadId: string): Promise<Appointment | undefined> {
  const row = await db.selectFrom('appointment').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  return row && toAppointment(row)
}

/** Those after a moment, the next first. */
export async function findComing(db: Db, now: Date): Promise<(Appointment & { email: string })[]> {
  const rows = await takenSlots(db, now)
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .selectAll('appointment')
    .select('lead.email')
    .where('appointment.starts_at', '>', now.toISOString())
    .orderBy('appointment.starts_at')
    .execute()
  return rows.map((row) => ({ ...toAppointment(row), email: row.email }))
}

export type Booking = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  /** Minutes. */
  duration: number
  messages: readonly NewMessage[]
}

/** `not-open`: no viewing of that kind has this number. `slot-taken`: the agent is elsewhere then. Nothing is written but for `booked`. */
export type BookingResult = 'booked' | 'not-open' | 'slot-taken'

const setStatus = async (db: Db, leadId: string, from: readonly LeadStatus[], to: LeadStatus): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ status: to })
    .where('id', '=', leadId)
    .where('form', '=', 'visit')
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param onRefused gives the result when a slot could not be taken; then nothing is written. */
async function inLockedTransaction<Result>(
  db: Db,
  onRefused: (reason: SlotRefusal) => Result,
  run: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await bookInTurn(() =>
      db.transaction().execute(async (transaction) => {
        await lockViewings(transaction)
        return run(transaction)
      }),
    )
  } catch (error) {
    if (error instanceof SlotRefused) return onRefused(error.reason)
    throw error
  }
}

const slotTaken = () => 'slot-taken' as const

const slotOf = ({ agentId, startsAt, duration }: Booking) => ({ agentId, startsAt: startsAt.toISOString(), duration })

/** Gives a requested viewing its time: status, slot and mails in one transaction. @throws what the database says. */
export const bookRequestedViewing = (db: Db, booking: Booking, now: Date): Promise<BookingResult> =>
  inLockedTransaction<BookingResult>(db, slotTaken, async (transaction) => {
    const { leadId: id, propertyId, messages } = booking
    if (!(await setStatus(transaction, id, ['requested'], 'confirmed'))) return 'not-open'
    await takeSlot(transaction, { id, propertyId, email: '' }, slotOf(booking), now)
    await queueMessages(transaction, messages, now, id)
    return 'booked'
  })

export type HeldViewing = SlotTaker & { slot: SlotRequest; messages: readonly NewMessage[] }

/** `known`: it was confirmed before. `gone`: it was called off, or is over. */
export type HeldResult = 'confirmed' | 'known' | 'gone' | SlotRefusal

/**
 * The click on the mailed link: the slot that waited is the visitor's; after the half hour, too, while nobody else took it.
 * The click itself is noted in any case. @throws what the database says.
 */
export async function confirmHeld(db: Db, viewing: HeldViewing, now: Date): Promise<HeldResult> {
  const { id, slot, messages } = viewing
  await noteLinkClick(db, id, now)
  const refused = (reason: SlotRefusal): HeldResult => reason
  return inLockedTransaction(db, refused, async (transaction) => {
    if ((await findLead(transaction, id))?.status === 'confirmed') return 'known'
    const isOver = slot.startsAt <= now.toISOString()
    if (isOver || !(await setStatus(transaction, id, ['pending', 'lapsed'], 'confirmed'))) return 'gone'
    // Taken again: the limits are counted without the hold that is being confirmed.
    await transaction.deleteFrom('appointment').where('lead_id', '=', id).execute()
    await takeSlot(transaction, viewing, slot, now)
    await queueMessages(transaction, messages, now, id)
    return 'confirmed'
  })
}

/** Gives a confirmed viewing another time; the one it had is free again. @throws what the database says. */
export const moveAppointment = (db: Db, booking: Booking, now: Date): Promise<BookingResult> =>
  inLockedTransaction<BookingResult>(db, slotTaken, async (transaction) => {
    const { leadId, propertyId, messages } = booking
    const former = await findAppointment(transaction, leadId)
    if (!former || !(await setStatus(transaction, leadId, ['confirmed'], 'confirmed'))) return 'not-open'
    await transaction.deleteFrom('appointment').where('lead_id', '=', leadId).execute()
    await takeSlot(transaction, { id: leadId, propertyId, email: '' }, slotOf(booking), now)
    const sequence = former.sequence + 1
    await transaction.updateTable('appointment').set({ sequence }).where('lead_id', '=', leadId).execute()
    await queueMessages(transaction, messages, now, leadId)
    return 'booked'
  })

/** States that can be called off. */
const openStates: readonly LeadStatus[] = ['requested', 'pending', 'confirmed']

/**
 * Calls a viewing off, whether it has its time or not; its slot is free again, and the time of one that was confirmed stays with the lead.
 * False when there was nothing to call off. @throws what the database says.
 */
export async function cancelAppointment(db: Db, leadId: string, messages: readonly NewMessage[], now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    const [lead, appointment] = [await findLead(transaction, leadId), await findAppointment(transaction, leadId)]
    if (!lead || (appointment && appointment.startsAt <= now)) return false
    if (!(await setStatus(transaction, leadId, openStates, 'cancelled'))) return false
    if (appointment) {
      // Of one that was never confirmed the moment asked for is all there is.
      if (lead.status === 'confirmed')
        await setLeadPayload(transaction, leadId, { ...lead.payload, FORMER_MOMENT: appointment.startsAt.toISOString() })
      await transaction.deleteFrom('appointment').where('lead_id', '=', leadId).execute()
    }
    await queueMessages(transaction, messages, now, leadId)
    return true
  })
}

/** Frees the slots whose click did not come. Gives the numbers of their properties. */
export async function endLapsedReservations(db: Db, now: Date): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    const lapsed = await transaction
      .deleteFrom('appointment')
      .where('held_until', '<=', now.toISOString())
      .returning(['lead_id', 'property_id'])
      .execute()
    if (lapsed.length === 0) return []
    const leadIds = lapsed.map(({ lead_id }) => lead_id)
    await markLapsed(transaction, leadIds)
    return [...new Set(lapsed.map(({ property_id }) => property_id))]
  })
}
