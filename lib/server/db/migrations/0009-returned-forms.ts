/** Forms that a visitor has to send again: their content, encrypted, for half an hour. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const returnedForms: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('returned_form')
    // Hash of the browser's key with the form.
    .addColumn('id', 'text', (column) => column.notNull())
    // Empty for the fields; the field's name for a file.
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('returned_form_part', ['id', 'part'])
    .execute()
  await db.schema.createIndex('returned_form_ends_at').on('returned_form').columns(['ends_at']).execute()
}
