/** When somebody left who was an agent: links of mails from before open nothing any more. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const agentLinks: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('agent_calendar').addColumn('links_from', 'text').execute()
}
