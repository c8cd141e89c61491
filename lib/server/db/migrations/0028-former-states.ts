/** What a change of the office can be taken back to for some seconds, where that is more than an address can hold. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const formerStates: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_state')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('former', 'text', (column) => column.notNull())
    .execute()
}
