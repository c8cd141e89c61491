/** For how long the office says something in place of a feed: always, or until the feed says something else. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const overrideEnds: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listing_override')
    .addColumn('until_changed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
