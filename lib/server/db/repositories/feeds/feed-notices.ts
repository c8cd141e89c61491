/** Ids that a CRM announced as changed, until a run has requested them. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

/** Most ids requested by one run; the others wait for the next. */
const mostAtOnce = 500

/** Milliseconds before a failed id is requested again. */
const postponeMs = 900_000

/** Announced by then. A time further in the future than postponing allows comes from a wrong clock and counts as due. */
const isDue = (now: Date) => sql<boolean>`(created_at <= ${now.toISOString()} or created_at > ${latestBy(now, postponeMs)})`

/** An id announced several times before a run is requested once. */
export async function addFeedNotice(db: Db, source: string, feedId: string, now: Date): Promise<void> {
  await db
    .insertInto('feed_notice')
    .values({ source, feed_id: feedId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['source', 'feed_id']).doUpdateSet({ created_at: now.toISOString() }))
    .execute()
}

/** Oldest first; postponed ids only when they are due. */
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

/** Deletes the processed ids, except those announced again since the run began. */
export async function closeFeedNotices(db: Db, source: string, feedIds: readonly string[], begun: Date): Promise<void> {
  if (feedIds.length === 0) return
  await db.deleteFrom('feed_notice').where('source', '=', source).where('feed_id', 'in', feedIds).where(isDue(begun)).execute()
}

/** Postpones ids that could not be fetched; if announced again, they are requested at once. */
export async function putOffFeedNotices(db: Db, source: string, feedIds: readonly string[], begun: Date): Promise<void> {
  if (feedIds.length === 0) return
  await db
    .updateTable('feed_notice')
    .set({ created_at: new Date(begun.getTime() + postponeMs).toISOString() })
    .where('source', '=', source)
    .where('feed_id', 'in', feedIds)
    .where(isDue(begun))
    .execute()
}
