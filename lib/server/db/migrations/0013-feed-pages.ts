/** The page address that was last sent to the CRM of a listing. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const feedPages: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feed_identity').addColumn('given_url', 'text').execute()
}
