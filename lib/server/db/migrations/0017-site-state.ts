/** What all servers of a site know together, by name: whether mails are held back, and the like. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const siteState: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
