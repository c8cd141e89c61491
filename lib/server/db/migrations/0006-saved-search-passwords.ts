/**
 * Password, name and language are stored with the search that they were typed with until it is confirmed, because the confirmed
 * request counts.
 */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const savedSearchPasswords: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['first_name', 'language', 'password_hash'] as const)
    await db.schema.alterTable('saved_search').addColumn(column, 'text').execute()
  // A stored password belongs to the newest request. It is certain only if there was a single request; else it is deleted.
  await sql`
    update saved_search set password_hash = (select seeker.password_hash from seeker where seeker.id = saved_search.seeker_id)
    where status = 'pending'
    and (select count(*) from saved_search as other where other.seeker_id = saved_search.seeker_id) = 1
  `.execute(db)
  await sql`update seeker set password_hash = null`.execute(db)
}
