/** When the visitor of a viewing was reminded: once for each time that the viewing had. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const reminders: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('appointment').addColumn('reminded_at', 'text').execute()
}
