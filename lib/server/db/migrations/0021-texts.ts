/** Texts of the content edited in the office: drafts, and published versions. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const texts: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_draft')
    .addColumn('document', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    // The text in the files when the draft was begun.
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('scheduled_by', 'text', (column) => column.references('account.id').onDelete('set null'))
    // Why it was not published at the scheduled time.
    .addColumn('failed', 'text')
    .execute()
  await db.schema
    .createTable('text_version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('text_version_once', ['document', 'number'])
    .execute()
}
