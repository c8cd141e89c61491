/** Which subscriber was mailed which discreet offer, so that nobody gets one twice; and an index for listing subscribers. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const discreetMails: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discreet_mail')
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('discreet_mail_once', ['offer', 'subscriber_id'])
    .execute()
  await db.schema.createIndex('discreet_mail_subscriber').on('discreet_mail').columns(['subscriber_id']).execute()
  await db.schema.createIndex('subscriber_status').on('subscriber').columns(['status', 'created_at']).execute()
}
