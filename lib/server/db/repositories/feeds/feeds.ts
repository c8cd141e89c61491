/** Feeds in the database: ids of listings, leases, and reports of runs. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FeedSummary } from '../../../../feeds/feed-report.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'
import { writeState } from '../site/site-state.ts'

export type IdentityKind = 'property' | 'project' | 'unit'
export type Identity = { kind: IdentityKind; feedId: string }

export const identityKey = ({ kind, feedId }: Identity): string => `${kind} ${feedId}`

/** First id assigned by this site; ids of feeds have fewer digits. */
const firstOwnNumber = 900_000_001
const ownNumber = /^[1-9]\d{0,7}$/

/** Rows per insert. */
const rowsAtOnce = 500

type IdentityRow = { kind: string; feed_id: string; item_id: number }

const toEntry = ({ kind, feed_id, item_id }: IdentityRow): [string, number] => [`${kind} ${feed_id}`, item_id]

/** Uses the feed's own id if it is a number and not taken, else the next id of this site. */
function assign(wanted: readonly Identity[], taken: Set<number>): IdentityRow[] {
  let next = Math.max(firstOwnNumber - 1, ...[...taken].filter((id) => id >= firstOwnNumber)) + 1
  return wanted.map(({ kind, feedId }) => {
    const own = ownNumber.test(feedId) ? Number(feedId) : undefined
    const id = own !== undefined && !taken.has(own) ? own : next++
    taken.add(id)
    return { kind, feed_id: feedId, item_id: id }
  })
}

/**
 * This site's ids of a source's listings, by kind and the feed's id; new ids are stored unless it is a trial.
 * @param handKept ids of content files that are maintained by hand.
 */
export async function findIdentities(
  db: Db,
  source: string,
  wanted: readonly Identity[],
  { handKept, isTrial }: { handKept: ReadonlySet<number>; isTrial: boolean },
): Promise<ReadonlyMap<string, number>> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('feed_identity').selectAll().execute()
    const known = new Map(rows.filter((row) => row.source === source).map(toEntry))
    const missing = wanted.filter((identity) => !known.has(identityKey(identity)))
    const fresh = assign(missing, new Set([...handKept, ...rows.map(({ item_id }) => item_id)]))
    for (const batch of inBatches(isTrial ? [] : fresh, rowsAtOnce))
      await transaction
        .insertInto('feed_identity')
        .values(batch.map((row) => ({ source, ...row })))
        .execute()
    return new Map([...known, ...fresh.map(toEntry)])
  })
}

export type GivenPage = { kind: IdentityKind; feedId: string; itemId: number; url: string | null }

/** Listings of a source, with the page address last sent to its CRM; units have no page. */
export async function findGivenPages(db: Db, source: string): Promise<GivenPage[]> {
  const rows = await db
    .selectFrom('feed_identity')
    .select(['kind', 'feed_id', 'item_id', 'given_url'])
    .where('source', '=', source)
    .where('kind', 'in', ['property', 'project'])
    .execute()
  return rows.map(({ kind, feed_id, item_id, given_url }) => ({
    kind: kind === 'project' ? 'project' : 'property',
    feedId: feed_id,
    itemId: item_id,
    url: given_url,
  }))
}

/** @returns whether this server stored the address: if several servers see the same change, only one notifies the CRM. */
export async function noteGivenPage(db: Db, { itemId, url }: GivenPage, next: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_identity')
    .set({ given_url: next })
    .where('item_id', '=', itemId)
    .where('given_url', url === null ? 'is' : '=', url)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Source and feed id of listings, for those of the given ids that come from a feed. */
export async function findOrigins(
  db: Db,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, { source: string; feedId: string }>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('feed_identity')
    .selectAll()
    .where('item_id', 'in', itemIds)
    .where('kind', '<>', 'unit')
    .execute()
  return new Map(rows.map(({ item_id, source, feed_id }) => [item_id, { source, feedId: feed_id }]))
}

/** Source of a property or project, by this site's id; undefined for those maintained by hand. */
export async function findOrigin(
  db: Db,
  kind: Exclude<IdentityKind, 'unit'>,
  itemId: number,
): Promise<{ source: string; feedId: string } | undefined> {
  const row = await db
    .selectFrom('feed_identity')
    .select(['source', 'feed_id'])
    .where('item_id', '=', itemId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row && { source: row.source, feedId: row.feed_id }
}

/** Milliseconds after which the lease of a run expires unless renewed. */
export const feedLeaseMs = 120_000

/** @returns whether the owner now holds the lease of the source; one at a time, over all servers. */
export async function takeFeedLease(db: Db, source: string, owner: string, now: Date): Promise<boolean> {
  await db
    .insertInto('feed_lease')
    .values({ source, owner: null, ends_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('feed_lease')
    .set({ owner, ends_at: new Date(now.getTime() + feedLeaseMs).toISOString() })
    .where('source', '=', source)
    .where(({ eb, or }) => or([eb('owner', 'is', null), eb('owner', '=', owner), eb('ends_at', '<', now.toISOString())]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a server is running the source. */
export async function isFeedLeased(db: Db, source: string, now: Date): Promise<boolean> {
  return (await findLeasedFeeds(db, now)).includes(source)
}

/** Sources that a server is running now. */
export async function findLeasedFeeds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_lease')
    .select('source')
    .where('owner', 'is not', null)
    .where('ends_at', '>', now.toISOString())
    .execute()
  return rows.map(({ source }) => source)
}

/** Does nothing if another owner holds the lease by now. */
export async function releaseFeedLease(db: Db, source: string, owner: string): Promise<void> {
  await db
    .updateTable('feed_lease')
    .set({ owner: null, ends_at: null })
    .where('source', '=', source)
    .where('owner', '=', owner)
    .execute()
}

export type StoredRun = { source: string; startedAt: string; outcome: string; report: string }

/** Outcomes of successful runs. */
export const goodOutcomes = ['done', 'unchanged'] as const

/** Number of runs of a source whose reports are stored. */
const keptRuns = 90

/** @param summary of the report, for lists of runs. */
export async function saveFeedRun(db: Db, run: StoredRun & { summary?: FeedSummary }): Promise<void> {
  const { source, startedAt, outcome, report, summary } = run
  const row = { id: randomUUID(), source, started_at: startedAt, outcome, report }
  await db
    .insertInto('feed_run')
    .values({ ...row, summary: summary ? JSON.stringify(summary) : null })
    .execute()
  if (outcome === 'done') await writeState(db, 'feed-taken', row.id, new Date())
  const oldest = await db
    .selectFrom('feed_run')
    .select('started_at')
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .offset(keptRuns - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await deleteRunsBefore(db, source, oldest.started_at)
}

/** Deletes older runs except the last successful one, which shows the age of the content even if later runs failed. */
async function deleteRunsBefore(db: Db, source: string, startedAt: string): Promise<void> {
  const lastGood = await db
    .selectFrom('feed_run')
    .select('id')
    .where('source', '=', source)
    .where('outcome', 'in', goodOutcomes)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .deleteFrom('feed_run')
    .where('source', '=', source)
    .where('started_at', '<', startedAt)
    .where('id', '<>', lastGood?.id ?? '')
    .execute()
}

/** Start of the last run of a source, with any outcome. Does not read its report, which may be long. */
export async function findLastStart(db: Db, source: string, now: Date): Promise<string | undefined> {
  const newest = db
    .selectFrom('feed_run')
    .select('started_at')
    .where('source', '=', source)
    .where('started_at', '<=', latestBy(now))
    .orderBy('started_at', 'desc')
  return (await newest.limit(1).executeTakeFirst())?.started_at
}

/** Start of the last run of each source that changed something. */
export async function findLastChanges(db: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('feed_run')
    .select((query) => ['source', query.fn.max('started_at').as('started_at')])
    .where('outcome', '=', 'done')
    .where('started_at', '<=', latestBy(now))
    .groupBy('source')
    .execute()
  return new Map(rows.map(({ source, started_at }) => [source, started_at]))
}

/** Newest first. */
export async function findFeedRuns(db: Db, source: string | undefined, limit: number): Promise<StoredRun[]> {
  const all = db.selectFrom('feed_run').selectAll().orderBy('started_at', 'desc').limit(limit)
  const rows = await (source === undefined ? all : all.where('source', '=', source)).execute()
  return rows.map(({ started_at, ...row }) => ({
    source: row.source,
    startedAt: started_at,
    outcome: row.outcome,
    report: row.report,
  }))
}
