/** Viewings that need a click on a mailed link, and limits so that one visitor cannot book all slots. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const viewings: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  // Until when a slot is reserved for its visitor's click; null means that the viewing is confirmed.
  await db.schema.alterTable('appointment').addColumn('held_until', 'text').execute()
  // How often the time changed: calendars use the event with the highest number (RFC 5545, 3.8.7.4).
  await db.schema
    .alterTable('appointment')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('appointment_submission').on('appointment').columns(['submission_id']).execute()

  // When the mailed link was clicked, which proves that the address belongs to the sender.
  await db.schema.alterTable('submission').addColumn('link_clicked_at', 'text').execute()

  // One row, locked by transactions that take or free a slot until they end.
  await db.schema
    .createTable('viewing_lock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()
  await (db as Kysely<{ viewing_lock: { name: string } }>).insertInto('viewing_lock').values({ name: 'viewings' }).execute()
}
