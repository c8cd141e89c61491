/** Devices that are notified of matches of a saved search. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const push: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('search_id', 'text', (column) => column.notNull().references('saved_search.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('shared_secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('push_subscription_once', ['search_id', 'endpoint'])
    .execute()
}
