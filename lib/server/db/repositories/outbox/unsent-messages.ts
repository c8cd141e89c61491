/** Waiting and failed messages of the outbox: deleted or changed when somebody is erased or unsubscribes. */
import 'server-only'
import { sql } from 'kysely'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { OutboxMessage } from './outbox.ts'

/** Deletes unsent mails to an address, ignoring case. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  const address = JSON.stringify(email.toLowerCase()).replace(/[\\%_]/g, '\\$&')
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`lower(message) like ${`%"to":${address}%`} escape '\\'`)
    .execute()
}

/** Deletes unsent newsletters of a subscriber who unsubscribed. */
export async function deleteNewslettersTo(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('outbox').where('subscription_id', '=', subscriptionId).where('status', '<>', 'sent').execute()
}

/** Deletes unsent alerts and notifications of a subscriber who unsubscribed. */
export async function deleteAlertsTo(db: Db, subscriberId: string): Promise<void> {
  await db.deleteFrom('outbox').where('subscriber_id', '=', subscriberId).where('status', '<>', 'sent').execute()
}

/**
 * Deletes messages that failed before a time and are not deleted with a lead or subscriber, because they contain the recipient.
 */
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

/** Waiting and failed messages of a lead. */
export async function findUnsent(db: Db, leadId: string): Promise<UnsentMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'message'])
    .where('lead_id', '=', leadId)
    .where('status', '<>', 'sent')
    .execute()
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) }))
}

/** Does not write content into a message that was sent meanwhile. */
export async function replaceUnsent(db: Db, id: string, message: unknown): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ message: JSON.stringify(message) })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute()
}

/** Deletes the unsent messages of a lead with this subject. */
export async function deleteUnsentOf(db: Db, leadId: string, subject: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', '=', leadId)
    .where('subject', '=', subject)
    .where('status', '<>', 'sent')
    .execute()
}

/** Deletes the message of a lead that is held and was never tried. @returns false if there is none any more. */
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
