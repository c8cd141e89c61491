/** Viewings with a time: found, confirmed, moved and cancelled. */
import 'server-only'
import type { Selectable } from 'kysely'
import type { Db } from '../../client.ts'
import type { AppointmentTable, LeadStatus } from '../../schema.ts'
import { findLead, setLeadPayload } from '../leads/leads.ts'
import { type NewMessage, queueMessages } from '../outbox/outbox.ts'
import { deleteProposals, findProposals, takenSlots } from './agent-time.ts'
import { noteLinkClick } from './confirmed-addresses.ts'
import {
  bookInTurn,
  lockViewings,
  offerSlots,
  type SlotRefusal,
  SlotRefused,
  type SlotRequest,
  type SlotTaker,
  takeSlot,
} from './take-slot.ts'
import { deleteReminder } from './viewing-reminders.ts'

export type Appointment = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  /** Until when the slot is reserved for the visitor's click; undefined once confirmed. */
  heldUntil: Date | undefined
  /** How often its time changed. */
  sequence: number
  /** How often the visitor changed the time. */
  ownMoves: number
}

const toAppointment = (row: Selectable<AppointmentTable>): Appointment => ({
  leadId: row.lead_id,
  propertyId: row.property_id,
  agentId: row.agent_id,
  startsAt: new Date(row.starts_at),
  heldUntil: row.held_until === null ? undefined : new Date(row.held_until),
  sequence: row.sequence,
  ownMoves: row.own_moves,
})

/** Also finds one whose reservation has expired, as long as the slot was not booked again. */
export async function findAppointment(db: Db, leadId: string): Promise<Appointment | undefined> {
  const row = await db.selectFrom('appointment').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  return row && toAppointment(row)
}

/** Planned viewings after a time, the next first. */
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
  slot: SlotRequest
  messages: readonly NewMessage[]
  /** Set if the visitor chooses the new time. */
  isOwnMove?: boolean | undefined
  /** Writes in the same transaction before booking; an exception rolls everything back. */
  alongside?: ((transaction: Db) => Promise<void>) | undefined
  /** Writes in the same transaction after booking. */
  afterwards?: ((transaction: Db) => Promise<void>) | undefined
}

/**
 * `not-open`: no such viewing in the required status. `slot-taken`: agent unavailable. `gone`: no longer proposed. Only `booked`
 * writes.
 */
export type BookingResult = 'booked' | 'not-open' | 'slot-taken' | 'gone'

/** Increments the version, so that the office notices the change. */
const setStatus = async (db: Db, leadId: string, from: readonly LeadStatus[], to: LeadStatus): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set(({ eb }) => ({ status: to, version: eb('version', '+', 1) }))
    .where('id', '=', leadId)
    .where('form', '=', 'visit')
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param onRefused returns the result if the slot is not available; nothing is written then. */
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

const takerOf = ({ leadId, propertyId }: Booking): SlotTaker => ({ id: leadId, propertyId, email: '' })

type Book = (transaction: Db, booking: Booking, now: Date) => Promise<BookingResult>

const bookRequested: Book = async (transaction, booking, now) => {
  const { leadId, slot, messages } = booking
  if (!(await setStatus(transaction, leadId, ['requested'], 'confirmed'))) return 'not-open'
  await takeSlot(transaction, takerOf(booking), slot, now)
  await queueMessages(transaction, messages, now, leadId)
  return 'booked'
}

const move: Book = async (transaction, booking, now) => {
  const { leadId, slot, messages, isOwnMove = false } = booking
  const former = await findAppointment(transaction, leadId)
  if (!former || former.startsAt <= now) return 'not-open'
  if (!(await setStatus(transaction, leadId, ['confirmed'], 'confirmed'))) return 'not-open'
  await transaction.deleteFrom('appointment').where('lead_id', '=', leadId).execute()
  await deleteReminder(transaction, leadId)
  await takeSlot(transaction, takerOf(booking), slot, now)
  const counts = { sequence: former.sequence + 1, own_moves: former.ownMoves + Number(isOwnMove) }
  await transaction.updateTable('appointment').set(counts).where('lead_id', '=', leadId).execute()
  await queueMessages(transaction, messages, now, leadId)
  return 'booked'
}

const bookWith = (db: Db, booking: Booking, now: Date, book: Book): Promise<BookingResult> =>
  inLockedTransaction<BookingResult>(db, slotTaken, async (transaction) => {
    await booking.alongside?.(transaction)
    const result = await book(transaction, booking, now)
    if (result === 'booked') await booking.afterwards?.(transaction)
    return result
  })

/** Books a time for a requested viewing: status, slot and mails in one transaction. @throws errors of the database. */
export const bookRequestedViewing = (db: Db, booking: Booking, now: Date): Promise<BookingResult> =>
  bookWith(db, booking, now, bookRequested)

export type HeldViewing = SlotTaker & { slot: SlotRequest; messages: readonly NewMessage[] }

/** `known`: it was confirmed before. `gone`: it was cancelled, or is in the past. */
export type HeldResult = 'confirmed' | 'known' | 'gone' | SlotRefusal

/**
 * Confirms a reserved slot after the click, also an expired one that is still free. Stores the click in any case.
 * @throws errors of the database.
 */
export async function confirmHeld(db: Db, viewing: HeldViewing, now: Date): Promise<HeldResult> {
  const { id, slot, messages } = viewing
  await noteLinkClick(db, id, now)
  const refused = (reason: SlotRefusal): HeldResult => reason
  return inLockedTransaction(db, refused, async (transaction) => {
    if ((await findLead(transaction, id))?.status === 'confirmed') return 'known'
    const isOver = slot.startsAt <= now.toISOString()
    if (isOver || !(await setStatus(transaction, id, ['pending', 'lapsed'], 'confirmed'))) return 'gone'
    // Booked again, so that its own reservation does not count towards the limits.
    await transaction.deleteFrom('appointment').where('lead_id', '=', id).execute()
    await takeSlot(transaction, viewing, slot, now)
    await queueMessages(transaction, messages, now, id)
    return 'confirmed'
  })
}

/** Moves a confirmed viewing; the former slot becomes free. @throws errors of the database. */
export const moveAppointment = (db: Db, booking: Booking, now: Date): Promise<BookingResult> => bookWith(db, booking, now, move)

/** Books one of the proposed times; the others become free. @throws errors of the database. */
export const bookProposal = (db: Db, booking: Booking, now: Date): Promise<BookingResult> =>
  bookWith(db, booking, now, async (transaction) => {
    const proposals = await findProposals(transaction, booking.leadId, now)
    if (!proposals.some(({ startsAt }) => startsAt.toISOString() === booking.slot.startsAt)) return 'gone'
    return (await findAppointment(transaction, booking.leadId))
      ? move(transaction, booking, now)
      : bookRequested(transaction, booking, now)
  })

export type Proposing = Omit<Booking, 'slot'> & { slots: readonly SlotRequest[]; expiresAt: Date }

/** Replaces earlier proposals; each time is reserved until one is chosen or the proposal expires. */
export const proposeTimes = (db: Db, proposing: Proposing, now: Date): Promise<BookingResult> =>
  inLockedTransaction<BookingResult>(db, slotTaken, async (transaction) => {
    const { leadId, propertyId, slots, expiresAt, messages, alongside } = proposing
    await alongside?.(transaction)
    const lead = await findLead(transaction, leadId)
    const status = lead?.status
    if (status !== 'requested' && status !== 'confirmed') return 'not-open'
    const appointment = await findAppointment(transaction, leadId)
    if (appointment && appointment.startsAt <= now) return 'not-open'
    await setStatus(transaction, leadId, [status], status)
    await offerSlots(transaction, { id: leadId, propertyId, email: '' }, slots, expiresAt, now)
    await queueMessages(transaction, messages, now, leadId)
    return 'booked'
  })

/** Statuses that can be cancelled. */
const openStates: readonly LeadStatus[] = ['requested', 'pending', 'confirmed']

type Cancelling = Omit<Booking, 'slot' | 'propertyId'>

/** Locks all viewings until the transaction ends. */
export const lockAllViewings = (transaction: Db): Promise<void> => lockViewings(transaction)

/** As `cancelAppointment`, in a transaction that has locked the viewings. */
export async function cancelWithin(
  transaction: Db,
  { leadId, messages, alongside, afterwards }: Cancelling,
  now: Date,
): Promise<boolean> {
  await alongside?.(transaction)
  const [lead, appointment] = [await findLead(transaction, leadId), await findAppointment(transaction, leadId)]
  if (!lead || (appointment && appointment.startsAt <= now)) return false
  if (!(await setStatus(transaction, leadId, openStates, 'cancelled'))) return false
  if (appointment) {
    // For an unconfirmed viewing the requested time is already in the payload.
    if (lead.status === 'confirmed')
      await setLeadPayload(transaction, leadId, { ...lead.payload, FORMER_MOMENT: appointment.startsAt.toISOString() })
    await transaction.deleteFrom('appointment').where('lead_id', '=', leadId).execute()
    await deleteReminder(transaction, leadId)
  }
  await deleteProposals(transaction, leadId)
  await queueMessages(transaction, messages, now, leadId)
  await afterwards?.(transaction)
  return true
}

/**
 * Cancels a viewing and frees its slot; a confirmed time is stored in the lead.
 * @returns false if there was nothing to cancel.
 * @throws errors of the database.
 */
export async function cancelAppointment(db: Db, cancelling: Cancelling, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockViewings(transaction)
    return cancelWithin(transaction, cancelling, now)
  })
}
