/** State shared by all servers of a site: a text per name. */
import 'server-only'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../../client.ts'

/**
 * `mail-held`: since when nothing in the outbox is sent. `testimonials-judged`: changes with each testimonial that is published
 * or held back. `content-refused`: since when the whole content folder is refused. `content-notified`: the office was mailed
 * about an error in the content, but not yet about its correction. `content-read`: fingerprint of the content folder when a
 * server last read it, or is about to. `feed-taken`: changes with each feed run that changed something.
 */
export type StateName =
  | 'mail-held'
  | 'testimonials-judged'
  | 'content-notified'
  | 'content-refused'
  | 'content-read'
  | 'feed-taken'

/** Channel of PostgreSQL notifications; the text is the name, sent when the change is committed. */
export const stateChannel = 'site_state'

export async function readState(db: Db, name: StateName): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Those of the names that have a value. */
export async function readStates(db: Db, names: readonly StateName[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('site_state').select(['name', 'value']).where('name', 'in', names).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Also notifies the other servers on PostgreSQL, when the transaction is committed. */
export async function writeState(db: Db, name: StateName, value: string, now: Date): Promise<void> {
  const changed = { value, changed_at: now.toISOString() }
  await db
    .insertInto('site_state')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`select pg_notify(${stateChannel}, ${name})`.execute(db)
}

/** @returns whether there was a value. */
export async function deleteState(db: Db, name: StateName): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('site_state').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}
