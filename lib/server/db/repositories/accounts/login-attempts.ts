/** Attempts to log in, by key; each that fails makes the next one wait longer. Shared by all processes of the site. */
import 'server-only'
import { sql } from 'kysely'
import { dayMs } from '../../../../domain/text/date.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

/** Attempts that failed are deleted a day (ms) after the last. */
const memoryMs = dayMs

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Nothing to wait for, also for whoever reached this a moment later than another with an earlier time of the clock. */
const atOnce = new Date(0).toISOString()

const waitUntil = (now: Date, ms: number) => (ms === 0 ? atOnce : after(now, ms))

/** How long (ms) to wait after the first, second, third … attempt; the last holds for all that follow. */
export type Delays = readonly number[]

/** When the next attempt may come, by the attempts before this one. */
function nextTry(delays: Delays, now: Date) {
  const steps = delays.map((ms, before) => sql`when ${sql.ref('login_attempt.count')} = ${before} then ${waitUntil(now, ms)}`)
  return sql<string>`case ${sql.join(steps, sql` `)} else ${waitUntil(now, delays.at(-1) ?? 0)} end`
}

/**
 * Takes one attempt before it is made, in one statement, so that many at once get no more than one by one.
 * Gives undefined when it may be made, else the moment from which on it may.
 */
export async function takeAttempt(db: Db, key: string, delays: Delays, now: Date): Promise<Date | undefined> {
  const time = now.toISOString()
  await db.deleteFrom('login_attempt').where('key', '=', key).where('expires_at', '<=', time).execute()
  const taken = await db
    .insertInto('login_attempt')
    .values({ key, count: 1, next_try_at: waitUntil(now, delays[0] ?? 0), expires_at: after(now, memoryMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql`login_attempt.count + 1`, next_try_at: nextTry(delays, now), expires_at: after(now, memoryMs) })
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

/** An attempt that succeeded does not count; the ones before it still do. */
export async function giveBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set({ count: sql`count - 1`, next_try_at: atOnce })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Nothing stands against the next attempt. */
export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', key).execute()
}
