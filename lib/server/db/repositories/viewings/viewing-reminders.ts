/** Reminders of viewings: which are due, and which were sent. */
import 'server-only'
import type { Db } from '../../client.ts'
import { deleteUnsentOf } from '../outbox/unsent-messages.ts'

/** Subject of reminders in the outbox. */
export const reminderSubject = 'visit: reminder'

export type DueReminder = { leadId: string; startsAt: Date }

/** Confirmed viewings without a reminder, in order. */
export async function findUnreminded(db: Db, { from, to }: { from: Date; to: Date }): Promise<DueReminder[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(['appointment.lead_id', 'appointment.starts_at'])
    .where('appointment.starts_at', '>', from.toISOString())
    .where('appointment.starts_at', '<', to.toISOString())
    .where('appointment.reminded_at', 'is', null)
    .where('appointment.held_until', 'is', null)
    .where('lead.status', '=', 'confirmed')
    .orderBy('appointment.starts_at')
    .execute()
  return rows.map((row) => ({ leadId: row.lead_id, startsAt: new Date(row.starts_at) }))
}

/**
 * Within the transaction that queues the mail.
 * @returns false if another server was faster, or the viewing was moved or cancelled.
 */
export async function markReminded(db: Db, { leadId, startsAt }: DueReminder, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appointment')
    .set({ reminded_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('starts_at', '=', startsAt.toISOString())
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the unsent reminder of a viewing that was moved or cancelled. */
export const deleteReminder = (db: Db, leadId: string): Promise<void> => deleteUnsentOf(db, leadId, reminderSubject)
