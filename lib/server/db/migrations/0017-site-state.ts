/** State shared by all servers of a site, by name, such as whether mails are held back. */
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
