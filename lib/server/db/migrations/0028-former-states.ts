/** Former states for undoing a change of the office within seconds, where they do not fit in a URL. */
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
