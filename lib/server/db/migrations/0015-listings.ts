/** Properties in the office: versions of overrides for detecting concurrent edits, and who overrode which field of a file. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const listings: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_listing')
    .addColumn('property_id', 'integer', (column) => column.primaryKey())
    // Incremented with each change, to detect that somebody edits an outdated version.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    // Reference letter under which the page of discreet properties shows it.
    .addColumn('discreet', 'text')
    .execute()
  await db.schema
    .createTable('listing_override')
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    // The value in the file when the office overrode it.
    .addColumn('theirs', 'text')
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_override_once', ['property_id', 'path'])
    .execute()
}
