/** Properties in the office: which version of what the office says of one somebody saw, and who said what in place of the file. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const listings: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_listing')
    .addColumn('property_id', 'integer', (column) => column.primaryKey())
    // Grows with each change: who changes an older one is told of the newer.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    // The letter by which the page of discreet properties offers it.
    .addColumn('discreet', 'text')
    .execute()
  await db.schema
    .createTable('listing_override')
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    // What the file said when the office said something else.
    .addColumn('theirs', 'text')
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_override_once', ['property_id', 'path'])
    .execute()
}
