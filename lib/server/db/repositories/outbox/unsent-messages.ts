/** Messages of the outbox that wait or failed: what erasing somebody, or ending their mails, deletes or changes. */
import 'server-only'
import { sql } from 'kysely'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { OutboxMessage } from './outbox.ts'

/** Mails to an address, in any case, that were not sent yet. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  const address = JSON.stringify(email.toLowerCase()).replace(/[\\%_]/g, '\\$&')
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`lower(message) like ${`%"to":${address}%`} escape '\\'`)
    .execute()
}

/** Newsletters that were not sent yet to somebody who does not want any. */
export async function deleteNewslettersTo(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('outbox').where('subscription_id', '=', subscriptionId).where('status', '<>', 'sent').execute()
}

/** Alerts and notices that were not sent yet to somebody who does not want any. */
export async function deleteAlertsTo(db: Db, subscriberId: string): Promise<void> {
  await db.deleteFrom('outbox').where('subscriber_id', '=', subscriberId).where('status', '<>', 'sent').execute()
}

/** What was given up before a time and goes with nothing else: it names whom it was for. */
export async function deleteFailedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('status', '=', 'failed')
    .where('done_at', '<', before.toISOString())
    .where('lead_id', 'is', null)
    .where('subscriber_id', 'is', null)
    .where('subscription_id', 'is', null)
    .execute()
}

export type UnsentMessage = Pick<OutboxMessage, 'id' | 'kind' | 'subject' | 'message'>

/** Messages of a lead that were not sent yet, or failed. */
export async function findUnsent(db: Db, leadId: string): Promise<UnsentMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'message'])
    .where('lead_id', '=', leadId)
    .where('status', '<>', 'sent')
    .execute()
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) }))
}

/** Nothing comes back into a message that was sent meanwhile. */
export async function replaceUnsent(db: Db, id: string, message: unknown): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ message: JSON.stringify(message) })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute()
}

/** Those of a lead about one thing. */
export async function deleteUnsentOf(db: Db, leadId: string, subject: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('subject', '=', subject)
    .where('status', '<>', 'sent')
    .execute()
}

/** The message of a lead that waits for its time and was never tried. @returns false when there is none any more. */
export async function deleteHeld(
  db: Db,
  _staff: Staff<'handleLeads'>,
  leadId: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('subject', '=', subject)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('due_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}
