/** What all servers of a site know together, a text for each name. */
import 'server-only'
import type { Db } from '../client.ts'

/**
 * `mail-held`: since when nothing of the outbox is sent. `testimonials-judged`: another text with each one that is shown or held back.
 * `content-refused`: since when the folder of the content is refused as a whole. `content-notified`: the office knows of a fault in the content, and not yet that all is in order again.
 */
export type StateName = 'mail-held' | 'testimonials-judged' | 'content-notified' | 'content-refused'

export async function readState(db: Db, name: StateName): Promise<string | undefined> {
  const row = await db.selectFrom('site_state').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function writeState(db: Db, name: StateName, value: string, now: Date): Promise<void> {
  const changed = { value, changed_at: now.toISOString() }
  await db
    .insertInto('site_state')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute()
}

/** Whether it was there. */
export async function deleteState(db: Db, name: StateName): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('site_state').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}
