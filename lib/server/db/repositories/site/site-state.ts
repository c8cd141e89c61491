/** What all servers of a site know together, a text for each name. */
import 'server-only'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../../client.ts'

/**
 * `mail-held`: since when nothing of the outbox is sent. `testimonials-judged`: another text with each one that is shown or held back.
 * `content-refused`: since when the folder of the content is refused as a whole. `content-notified`: the office knows of a fault in the content, and not yet that all is in order again.
 * `content-read`: what the folder of the content looked like when a server last read it, or is about to. `feed-taken`: another text with each run that changed something.
 */
export type StateName =
  | 'mail-held'
  | 'testimonials-judged'
  | 'content-notified'
  | 'content-refused'
  | 'content-read'
  | 'feed-taken'

/** What PostgreSQL tells those who listen, with the name, as soon as what was written is to be seen. */
export const stateChannel = 'site_state'

export async function readState(db: Db, name: StateName): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Those of several names that are there. */
export async function readStates(db: Db, names: readonly StateName[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('site_state').select(['name', 'value']).where('name', 'in', names).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

export async function writeState(db: Db, name: StateName, value: string, now: Date): Promise<void> {
  const changed = { value, changed_at: now.toISOString() }
  await db
    .insertInto('site_state')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`select pg_notify(${stateChannel}, ${name})`.execute(db)
}

/** Whether it was there. */
export async function deleteState(db: Db, name: StateName): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('site_state').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}
