/** Figures of each feed run, so that a list of ninety runs does not read ninety reports. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const feedSummaries: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feed_run').addColumn('summary', 'text').execute()
}
