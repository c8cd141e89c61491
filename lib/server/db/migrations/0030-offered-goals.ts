/** What a listing was offered for when it was last compared: a home that is to let and was for sale has no price that fell. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const offeredGoals: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listing_state').addColumn('goal', 'text').execute()
}
