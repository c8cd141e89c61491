/** How often a visitor changed the time of a viewing: the limit does not count changes by the office. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ownMoves: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointment')
    .addColumn('own_moves', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
