/** Viewings that wait for a click in their mail, and what keeps one visitor from taking them all. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const viewings: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  // Until when a slot waits for its visitor's click; without it the viewing is confirmed.
  await db.schema.alterTable('appointment').addColumn('held_until', 'text').execute()
  // How often the time changed: calendars keep the highest (RFC 5545, 3.8.7.4).
  await db.schema
    .alterTable('appointment')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('appointment_submission').on('appointment').columns(['submission_id']).execute()

  // When somebody clicked the link that was mailed about it: the address is theirs.
  await db.schema.alterTable('submission').addColumn('link_clicked_at', 'text').execute()

  // One row, which whoever takes or frees a slot holds until the end of the transaction.
  await db.schema
    .createTable('viewing_lock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute()
  await (db as Kysely<{ viewing_lock: { name: string } }>).insertInto('viewing_lock').values({ name: 'viewings' }).execute()
}
