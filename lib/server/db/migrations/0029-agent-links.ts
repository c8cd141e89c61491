/** When a staff member who was an agent left: links in earlier mails to the agent are invalid since then. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const agentLinks: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('agent_calendar').addColumn('links_from', 'text').execute()
}
