/** Feeds: ids of their listings here, leases of runs, reports of runs, and webhook notices. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const feeds: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_identity')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('feed_id', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('feed_identity_once', ['source', 'kind', 'feed_id'])
    .execute()
  await db.schema
    .createTable('feed_lease')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('ends_at', 'text')
    .execute()
  await db.schema
    .createTable('feed_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('feed_run_source').on('feed_run').columns(['source', 'started_at']).execute()
  await db.schema
    .createTable('feed_notice')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('feed_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_notice_once', ['source', 'feed_id'])
    .execute()
}
