/** Login attempts by key; each failure lengthens the delay before the next attempt. Shared by all processes of the site. */
import 'server-only'
import { sql } from 'kysely'
import { dayMs } from '../../../../domain/text/date.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

/** Milliseconds until the count is reset, from the last attempt. */
const resetAfterMs = dayMs

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** No delay. Zero instead of the current time, because the clock of another server may be slightly behind. */
const noDelay = new Date(0).toISOString()

const waitUntil = (now: Date, ms: number) => (ms === 0 ? noDelay : after(now, ms))

/** Delays (ms) after the first, second, third … attempt; the last one applies to all further attempts. */
export type Delays = readonly number[]

/** When the next attempt is permitted, by the number of attempts before this one. */
function nextTry(delays: Delays, now: Date) {
  const steps = delays.map((ms, before) => sql`when ${sql.ref('login_attempt.count')} = ${before} then ${waitUntil(now, ms)}`)
  return sql<string>`case ${sql.join(steps, sql` `)} else ${waitUntil(now, delays.at(-1) ?? 0)} end`
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts are limited like sequential ones.
 * @returns undefined when the attempt is permitted, else the time from which it is.
 */
export async function takeAttempt(db: Db, key: string, delays: Delays, now: Date): Promise<Date | undefined> {
  const time = now.toISOString()
  await db.deleteFrom('login_attempt').where('key', '=', key).where('expires_at', '<=', time).execute()
  const taken = await db
    .insertInto('login_attempt')
    .values({ key, count: 1, next_try_at: waitUntil(now, delays[0] ?? 0), expires_at: after(now, resetAfterMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`login_attempt.count + 1`,
          next_try_at: nextTry(delays, now),
          expires_at: after(now, resetAfterMs),
        })
        .where((where) =>
          where.or([
            where('login_attempt.next_try_at', '<=', time),
            where('login_attempt.next_try_at', '>', latestBy(now, Math.max(...delays))),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const row = await db.selectFrom('login_attempt').select('next_try_at').where('key', '=', key).executeTakeFirst()
  return row && new Date(row.next_try_at)
}

/** A successful attempt does not count; those before it still do. */
export async function giveBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set({ count: sql`count - 1`, next_try_at: noDelay })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Resets the count and the delay. */
export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', key).execute()
}
