/** Statistics of properties for their owners: counts per day, hashes that count a visitor once, items, reports. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const figures: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('property_figure')
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('property_figure_key', ['property_id', 'day', 'kind', 'source'])
    .execute()

  await db.schema
    .createTable('daily_salt')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('counted_visit')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('counted_visit_day').on('counted_visit').columns(['day']).execute()

  await db.schema
    .createTable('portal_item')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('views', 'integer')
    .addColumn('contacts', 'integer')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('portal_item_property').on('portal_item').columns(['property_id', 'kind', 'date']).execute()
  await db.schema.createIndex('portal_item_email').on('portal_item').columns(['email']).execute()

  await db.schema
    .createTable('monthly_report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('monthly_report_once', ['account_id', 'property_id', 'month'])
    .execute()
}
