/** How long an override of a feed lasts: permanently, or until the feed's value changes. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const overrideEnds: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listing_override')
    .addColumn('until_changed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
