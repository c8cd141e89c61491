/** Actions of owners in their portal: answers to viewing times and documents; and which offers are released to them. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const owners: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('viewing_answer')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    // The time that was answered: a new time needs a new answer.
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('suggestion', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('owner_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('owner_file_property').on('owner_file').columns(['property_id', 'account_id']).execute()
  await db.schema
    .createTable('offer_release')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('released_at', 'text', (column) => column.notNull())
    .execute()
}
