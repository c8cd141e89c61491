/** Which owners were asked for a review after which sale, so that nobody is asked twice. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const reviews: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_invitation')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_invitation_key', ['account_id', 'property_id'])
    .execute()
}
