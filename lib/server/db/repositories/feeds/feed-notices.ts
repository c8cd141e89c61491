/** Numbers that a CRM announced as changed, until a run has asked for them. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

/** Asked for in one run; the rest waits for the next. */
const mostAtOnce = 500

/** Milliseconds until what was not answered is asked for again. */
const putOffBy = 900_000

/** Announced by then; what is dated later than one that was put off can be, too. */
const isDue = (now: Date) => sql<boolean>`(created_at <= ${now.toISOString()} or created_at > ${latestBy(now, putOffBy)})`

/** Announced again before it was asked for, it is asked for once. */
export async function addFeedNotice(db: Db, source: string, feedId: string, now: Date): Promise<void> {
  await db
    .insertInto('feed_notice')
    .values({ source, feed_id: feedId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['source', 'feed_id']).doUpdateSet({ created_at: now.toISOString() }))
    .execute()
}

/** The oldest first; those that were put off not before their time. */
export async function findFeedNotices(db: Db, source: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_notice')
    .select('feed_id')
    .where('source', '=', source)
    .where(isDue(now))
    .orderBy('created_at')
    .orderBy('feed_id')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ feed_id }) => feed_id)
}

/** What was announced again since the run began stays. */
export async function closeFeedNotices(db: Db, source: string, feedIds: readonly string[], begun: Date): Promise<void> {
  if (feedIds.length === 0) return
  await db.deleteFrom('feed_notice').where('source', '=', source).where('feed_id', 'in', feedIds).where(isDue(begun)).execute()
}

/** What could not be had is left alone for a while; announced again, it is asked for at once. */
export async function putOffFeedNotices(db: Db, source: string, feedIds: readonly string[], begun: Date): Promise<void> {
  if (feedIds.length === 0) return
  await db
    .updateTable('feed_notice')
    .set({ created_at: new Date(begun.getTime() + putOffBy).toISOString() })
    .where('source', '=', source)
    .where('feed_id', 'in', feedIds)
    .where(isDue(begun))
    .execute()
}
