/** How often a visitor moved a viewing by themselves: moves of the office leave theirs to them. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ownMoves: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointment')
    .addColumn('own_moves', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
