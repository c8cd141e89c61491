/** A password waits with the search that it was chosen with, and so do name and language: what counts is the request that is confirmed. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const savedSearchPasswords: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['first_name', 'language', 'password_hash'] as const)
    await db.schema.alterTable('saved_search').addColumn(column, 'text').execute()
  // A password that waits is that of the newest request. Only where there is one request is it known to be its own; else it goes.
  await sql`
    update saved_search set password_hash = (select seeker.password_hash from seeker where seeker.id = saved_search.seeker_id)
    where status = 'pending'
    and (select count(*) from saved_search as other where other.seeker_id = saved_search.seeker_id) = 1
  `.execute(db)
  await sql`update seeker set password_hash = null`.execute(db)
}
