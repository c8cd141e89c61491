/** A private feed for each saved search, readable by anyone who has its key. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const searchFeeds: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('saved_search').addColumn('feed_key', 'text').execute()
  await db.schema.createIndex('saved_search_feed_key').unique().on('saved_search').column('feed_key').execute()
}
