/** Counters of recent events by key, for rate limits; shared by all processes of the site. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

/** `windowMs`: length in milliseconds; a window starts with the first event counted in it. */
type Window = { key: string; windowMs: number }

/** Whether the window has ended. An end further in the future than possible comes from a wrong clock and counts as ended. */
function isOver(windows: readonly Window[], now: Date) {
  const latest = windows.map(({ key, windowMs }) => sql`when ${key} then ${latestBy(now, windowMs)}`)
  return sql<boolean>`(rate_limit.window_ends_at <= ${now.toISOString()}
    or rate_limit.window_ends_at > case rate_limit.key ${sql.join(latest, sql` `)} end)`
}

/**
 * Adds one event to each window.
 * @returns the counts, in the order of the windows. A single statement, so that parallel events get different counts.
 */
export async function countInAll(db: Db, windows: readonly Window[], now: Date): Promise<number[]> {
  const over = isOver(windows, now)
  const rows = await db
    .insertInto('rate_limit')
    .values(
      windows.map(({ key, windowMs }) => ({ key, count: 1, window_ends_at: new Date(now.getTime() + windowMs).toISOString() })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql`case when ${over} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['key', 'count'])
    .execute()
  return windows.map(({ key }) => {
    const row = rows.find((counted) => counted.key === key)
    if (!row) throw new Error('a window was not counted')
    return row.count
  })
}

/** @param windowMs length of the window in milliseconds. */
export async function countIn(db: Db, key: string, windowMs: number, now: Date): Promise<number> {
  const [count = 0] = await countInAll(db, [{ key, windowMs }], now)
  return count
}

/** Deletes windows that have ended. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_ends_at', '<=', now.toISOString()).execute()
}
