/** Visits that took a slot of an agent. */
import 'server-only'
import type { Db } from '../client.ts'
import { SlotTaken, takeSlot } from './leads.ts'
import { type NewMessage, queueMessages } from './outbox.ts'

/** Starts of an agent's visits after `since`, in any order. */
export async function findBookings(db: Db, agentId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('starts_at')
    .where('agent_id', '=', agentId)
    .where('starts_at', '>', since.toISOString())
    .execute()
  return rows.map((row) => new Date(row.starts_at))
}

export type Booking = { leadId: string; propertyId: number; agentId: number; startsAt: Date; messages: readonly NewMessage[] }

/** `not-open`: no visit waits under this number. `slot-taken`: the agent is elsewhere then. Nothing is written in both cases. */
export type BookingResult = 'booked' | 'not-open' | 'slot-taken'

/** Gives a requested visit its time: status, slot and mails in one transaction. @throws what the database says. */
export async function bookRequestedVisit(db: Db, booking: Booking, now: Date): Promise<BookingResult> {
  const { leadId: id, propertyId, agentId, startsAt, messages } = booking
  try {
    return await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submission')
        .set({ status: 'confirmed' })
        .where('id', '=', id)
        .where('form', '=', 'visit')
        .where('status', '=', 'requested')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 'not-open'
      await takeSlot(transaction, { id, propertyId, slot: { agentId, startsAt: startsAt.toISOString() } })
      await queueMessages(transaction, messages, now, id)
      return 'booked'
    })
  } catch (error) {
    if (error instanceof SlotTaken) return 'slot-taken'
    throw error
  }
}
