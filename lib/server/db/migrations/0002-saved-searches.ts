/** Saved searches: criteria of subscribers, the known state of the listings, and which changes subscribers were notified of. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const savedSearches: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeker')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('saved_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seeker_id', 'text', (column) => column.notNull().references('seeker.id').onDelete('cascade'))
    .addColumn('goal', 'text')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('budget', 'integer')
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('saved_search_seeker').on('saved_search').columns(['seeker_id', 'status']).execute()

  await db.schema
    .createTable('listing_state')
    .addColumn('property_id', 'integer', (column) => column.primaryKey())
    .addColumn('price', 'double precision')
    .addColumn('available', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('listing_change')
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('price_before', 'double precision')
    .addColumn('matched', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_change_key', ['property_id', 'reason', 'key'])
    .execute()

  await db.schema
    .createTable('alert')
    .addColumn('seeker_id', 'text', (column) => column.notNull().references('seeker.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('search_id', 'text', (column) => column.notNull().references('saved_search.id').onDelete('cascade'))
    .addColumn('price_before', 'double precision')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    // Nobody is notified twice of the same listing for the same reason: only the first insert succeeds.
    .addPrimaryKeyConstraint('alert_once', ['seeker_id', 'property_id', 'reason', 'key'])
    .execute()
  await db.schema.createIndex('alert_due').on('alert').columns(['status', 'due_at']).execute()
  await db.schema.createIndex('alert_search').on('alert').columns(['search_id']).execute()

  // Mails to subscribers are deleted together with their data.
  await db.schema
    .alterTable('outbox')
    .addColumn('seeker_id', 'text', (column) => column.references('seeker.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('outbox_seeker').on('outbox').columns(['seeker_id']).execute()
}
