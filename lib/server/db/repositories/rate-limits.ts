/** How often something happened lately, by key; shared by all processes of the site. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '../client.ts'

/**
 * Counts one more and gives the number within the window, which starts with the first.
 * One statement, so that of many at once none is missed.
 * @param windowMs length of the window in milliseconds.
 */
export async function countIn(db: Db, key: string, windowMs: number, now: Date): Promise<number> {
  const time = now.toISOString()
  const endsAt = new Date(now.getTime() + windowMs).toISOString()
  const row = await db
    .insertInto('rate_limit')
    .values({ key, count: 1, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit.window_ends_at <= ${time} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql`case when rate_limit.window_ends_at <= ${time} then ${endsAt} else rate_limit.window_ends_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Deletes the windows that ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_ends_at', '<=', now.toISOString()).execute()
}
