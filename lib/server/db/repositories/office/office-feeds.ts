/** Feeds as the office sees them: figures of runs, and the report of one run. */
import 'server-only'
import { type FeedReport, type FeedSummary, feedReportSchema, feedSummarySchema } from '../../../../feeds/feed-report.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

const outcomes = feedReportSchema.shape.outcome

export type FeedRunRow = {
  id: string
  source: string
  startedAt: Date
  outcome: FeedReport['outcome']
  /** Undefined for runs of releases that did not store figures. */
  summary: FeedSummary | undefined
}

function readSummary(text: string | null): FeedSummary | undefined {
  return text === null ? undefined : feedSummarySchema.safeParse(JSON.parse(text)).data
}

/** All stored runs of these sources, newest first; without their reports. */
export async function listFeedRuns(db: Db, _staff: Staff<'handleFeeds'>, sources: readonly string[]): Promise<FeedRunRow[]> {
  if (sources.length === 0) return []
  const rows = await db
    .selectFrom('feed_run')
    .select(['id', 'source', 'started_at', 'outcome', 'summary'])
    .where('source', 'in', sources)
    .orderBy('started_at', 'desc')
    .execute()
  return rows.map(({ id, source, started_at, outcome, summary }) => ({
    id,
    source,
    startedAt: new Date(started_at),
    outcome: outcomes.parse(outcome),
    summary: readSummary(summary),
  }))
}

/** This site's ids of a source's listings and projects, by the feed's ids. */
export async function findItemIds(
  db: Db,
  _staff: Staff<'handleFeeds'>,
  source: string,
  feedIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (feedIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('feed_identity')
    .select(['feed_id', 'item_id'])
    .where('source', '=', source)
    .where('feed_id', 'in', feedIds)
    .where('kind', '<>', 'unit')
    .execute()
  return new Map(rows.map(({ feed_id, item_id }) => [feed_id, item_id]))
}

/** Undefined for a run that is no longer stored, or whose report was written by a newer release. */
export async function findFeedReport(db: Db, _staff: Staff<'handleFeeds'>, id: string): Promise<FeedReport | undefined> {
  const row = await db.selectFrom('feed_run').select('report').where('id', '=', id).executeTakeFirst()
  return row && feedReportSchema.safeParse(JSON.parse(row.report)).data
}
