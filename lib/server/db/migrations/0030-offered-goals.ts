/** Sale or rent at the last comparison of a listing: a change from sale to rent is not a price reduction. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const offeredGoals: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listing_state').addColumn('goal', 'text').execute()
}
