/** Runs a source of the content: on one server at a time, with a stored report, and a mail when it needs attention. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FeedFormat } from '../../feeds/adapter.ts'
import { type FeedReport, feedReportSchema, summarize } from '../../feeds/feed-report.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { feedFormats } from '../../feeds/formats.ts'
import { failedRequestField } from '../../feeds/reading/failed-requests.ts'
import { logError, logWarning } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { closeFeedNotices, findFeedNotices, putOffFeedNotices } from '../db/repositories/feeds/feed-notices.ts'
import { feedLeaseMs, findFeedRuns, releaseFeedLease, saveFeedRun, takeFeedLease } from '../db/repositories/feeds/feeds.ts'
import { fetchFile } from '../fetch/fetch-file.ts'
import { type CachedResponses, openCachedResponses } from './cached-responses.ts'
import type { FetchFile } from './feed-files.ts'
import { notifyOfficeOfFeed } from './feed-mail.ts'
import { feedSiteOf } from './feed-site.ts'
import { hostsOf, readSource } from './read-source.ts'
import { type FeedRun, type RunOptions, runFeed } from './run-feed.ts'
import { emptyReport } from './run-report.ts'
import { bringFeed, giveFeed } from './share-feeds.ts'

const fetcherOf =
  (source: FeedSource): FetchFile =>
  async (url) => {
    const answer = await fetchFile(url, {}, { hosts: hostsOf(source) })
    if (answer.kind === 'fetched') return { bytes: answer.bytes }
    if (answer.kind === 'unchanged') return { fault: 'the server answered 304' }
    return { fault: answer.reason, ...(answer.pause !== undefined && { pause: answer.pause }) }
  }

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

function toRun(source: FeedSource, ids: readonly string[], answers: CachedResponses | undefined, options: RunOptions): FeedRun {
  const format = formats[source.format]
  if (!format) throw new Error(`no format ${source.format}`)
  const read: FeedRun['ports']['read'] = (before) => readSource(source, format, { ...before, ids, ...(answers && { answers }) })
  return { source, format, site: feedSiteOf(getSnapshot()), ports: { read, fetchFile: fetcherOf(source) }, options }
}

/** Turns an error into a report, without data of the feed or of a server. */
async function runSafely(db: Db, run: FeedRun): Promise<FeedReport> {
  try {
    if (run.options.isDryRun) return await runFeed(db, run)
    // Another machine may have run it last. The others must be able to load this run before they are notified of it.
    await bringFeed(run.source.name)
    const report = await runFeed(db, run)
    if (report.outcome === 'done' || report.outcome === 'unchanged') await giveFeed(run.source.name)
    return report
  } catch (error) {
    logError('feed-failed', { source: run.source.name, error })
    const because = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
    return { ...emptyReport(run), outcome: 'failed', because }
  }
}

/** Announced listings whose request failed: they do not delay the others. */
const failedIdsOf = ({ remarks }: FeedReport): ReadonlySet<string> =>
  new Set(remarks.flatMap(({ level, field, id }) => (level === 'held-back' && field === failedRequestField && id ? [id] : [])))

type Asked = { ids: readonly string[]; answers: CachedResponses | undefined }

async function finish(db: Db, report: FeedReport, { ids, answers }: Asked, now: Date): Promise<void> {
  const { source, startedAt, outcome, because } = report
  if (outcome === 'stopped') logWarning('feed-stopped', { source, because })
  const isSuccess = outcome === 'done' || outcome === 'unchanged'
  const retried = isSuccess ? failedIdsOf(report) : new Set(ids)
  await putOffFeedNotices(
    db,
    source,
    ids.filter((id) => retried.has(id)),
    now,
  )
  if (isSuccess) {
    await closeFeedNotices(
      db,
      source,
      ids.filter((id) => !retried.has(id)),
      now,
    )
    await answers?.save()
  }
  await saveFeedRun(db, { source, startedAt, outcome, report: JSON.stringify(report), summary: summarize(report) })
  await notifyOfficeOfFeed(db, report, now)
}

/** @returns undefined while another server runs it. */
export async function runSource(db: Db, source: FeedSource, options: RunOptions): Promise<FeedReport | undefined> {
  const owner = randomUUID()
  if (!(await takeFeedLease(db, source.name, owner, options.now))) return undefined
  const renew = () =>
    takeFeedLease(db, source.name, owner, new Date()).catch((error: unknown) => logError('lease-not-renewed', { error }))
  const timer = setInterval(renew, feedLeaseMs / 3)
  try {
    const ids = await findFeedNotices(db, source.name, options.now)
    // A run of single listings must not replace the cached responses of a complete run.
    const answers = options.isDryRun || ids.length > 0 ? undefined : await openCachedResponses(source.name)
    const report = await runSafely(db, toRun(source, ids, answers, options))
    if (!options.isDryRun) await finish(db, report, { ids, answers }, options.now)
    return report
  } finally {
    clearInterval(timer)
    await releaseFeedLease(db, source.name, owner)
  }
}

/** Reports of the last runs, newest first. @param source undefined for all sources. */
export async function findFeedReports(db: Db, source: string | undefined, limit: number): Promise<FeedReport[]> {
  const runs = await findFeedRuns(db, source, limit)
  return runs.map(({ report }) => feedReportSchema.parse(JSON.parse(report)))
}
