/**
 * Data of the feed pages: the sources with their last run, the listings that are held back and why, and the report of one run.
 */
import 'server-only'
import { crmNameOf } from '../../../content/crm-names.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { FeedFormat } from '../../../feeds/adapter.ts'
import type { FeedReport } from '../../../feeds/feed-report.ts'
import type { FeedSource } from '../../../feeds/feed-source.ts'
import { feedFormats } from '../../../feeds/formats.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getContentState, getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLeasedFeeds } from '../../db/repositories/feeds/feeds.ts'
import { type FeedRunRow, findFeedReport, findItemIds, listFeedRuns } from '../../db/repositories/office/office-feeds.ts'
import { isRunningHere } from '../../feeds/run-apart.ts'
import { hasWebhook } from '../../feeds/take-notice.ts'
import { linkHref } from '../../pages/link-href.ts'
import { findListingPath } from '../listings/listing-paths.ts'
import { listingHref } from '../listings/listings-query.ts'
import { findOfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { findHeldListings, type HeldListing, heldListingOf } from './held-listings.ts'

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

export type SourceRow = {
  name: string
  /** Name of the format as its vendor writes it. */
  format: string
  href: string
  /** Undefined for a source that runs only by command. */
  everyMinutes: number | undefined
  /** Whether the CRM announces changes to the site (webhook). */
  isAnnounced: boolean
  isRunning: boolean
  last: FeedRunRow | undefined
  nextAt: Date | undefined
}

/** `held`: the first listings that are held back; `heldCount`: the number of all. */
export type FeedsView = { sources: readonly SourceRow[]; held: readonly HeldListing[]; heldCount: number }

type ViewContext = { staff: Staff<'handleFeeds'>; language: Language; now: Date }

/** Address of a source's page, of one run if `run` is given. */
export const sourceHref = (name: string, language: Language, run?: string): string => {
  const href = hrefBelow(getSnapshot().routeTable, 'office/feeds', name, language)
  return run === undefined ? href : `${href}?run=${run}`
}

function toRow(
  source: FeedSource,
  runs: readonly FeedRunRow[],
  running: readonly string[],
  { language }: ViewContext,
): SourceRow {
  const { name, format, everyMinutes } = source
  const last = runs.find((run) => run.source === name)
  return {
    name,
    format: formats[format]?.name ?? format,
    href: sourceHref(name, language),
    everyMinutes,
    isAnnounced: hasWebhook(source),
    isRunning: running.includes(name) || isRunningHere(name),
    last,
    nextAt: everyMinutes !== undefined && last ? new Date(last.startedAt.getTime() + everyMinutes * 60_000) : undefined,
  }
}

/** @throws database errors. */
export async function getFeedsView(db: Db, context: ViewContext): Promise<FeedsView> {
  const { staff, now } = context
  const { feeds } = getSnapshot()
  const [runs, running, { held, heldCount }] = await Promise.all([
    listFeedRuns(
      db,
      staff,
      feeds.map(({ name }) => name),
    ),
    findLeasedFeeds(db, now),
    findHeldListings(db, staff, context.language),
  ])
  return { sources: feeds.map((source) => toRow(source, runs, running, context)), held, heldCount }
}

/** A value of the feed that no mapping table knows, with the field it belongs to. */
export type UnknownWord = { field: string; word: string; count: number }

export type SourceView = {
  row: SourceRow
  source: FeedSource
  runs: readonly FeedRunRow[]
  /** The requested run, or the last one. */
  run: FeedRunRow | undefined
  report: FeedReport | undefined
  unknownWords: readonly UnknownWord[]
  /** Name of a listing in the office by its number; the number if it is not published. */
  nameOf: (id: number) => string
  /** Where a remark of a run can be resolved; undefined if nothing can be done there. */
  answerOf: (remark: Remark) => string | undefined
}

type Remark = FeedReport['remarks'][number]

const needsTable = /expected a (?:type|word) that/

function unknownWordsOf({ remarks, words: used }: FeedReport): UnknownWord[] {
  const unknown = used.filter(({ ours }) => ours === undefined)
  // Reports from before unknown values were counted contain them only in their remarks.
  if (used.length > 0)
    return unknown.map(({ field, theirs, count }) => ({ field, word: theirs, count })).sort((a, b) => b.count - a.count)
  const words = new Map<string, UnknownWord>()
  for (const { field, found, message } of remarks) {
    if (found === undefined || !needsTable.test(message)) continue
    const key = `${field} ${found}`
    words.set(key, { field, word: found, count: (words.get(key)?.count ?? 0) + 1 })
  }
  return [...words.values()].sort((a, b) => b.count - a.count)
}

/** The field name as in the feed's files; a remark may use this site's name. */
const nameOf = (field: string) => (Object.hasOwn(propertyFields, field) ? crmNameOf(propertyFields, field) : field)

/** Most listings of one report that get a link; limits the database query. */
const mostAnswered = 500

/** A held-back listing links to its row among the held-back ones, a published one to the field on its own page. */
async function answersOf(db: Db, source: string, report: FeedReport | undefined, { staff, language }: ViewContext) {
  const feedIds = [...new Set(report?.remarks.flatMap(({ id }) => id ?? []))].slice(0, mostAnswered)
  const ids = await findItemIds(db, staff, source, feedIds)
  const held = new Map(
    getContentState()?.held.map((item) => [heldListingOf(item)?.id, item.issues.map(({ path }) => path)] as const),
  )
  return ({ id, field }: Remark): string | undefined => {
    const item = id === undefined ? undefined : ids.get(id)
    if (item === undefined) return undefined
    const missing = held.get(item)
    if (missing) return missing.includes(nameOf(field)) ? `${linkHref('office/feeds', language)}#held-${item}` : undefined
    if (!staff.can('handleListings') || !getSnapshot().propertyById.has(item)) return undefined
    const path = nameOf(field)
    const isOne = findListingPath('properties', path)?.kind === 'field'
    return `${listingHref(item, language)}${isOne ? `?edit=${path}#edit` : ''}`
  }
}

/** @param asked id of a run @returns undefined for a source that the content does not contain @throws database errors. */
export async function getSourceView(
  db: Db,
  name: string,
  asked: string | undefined,
  context: ViewContext,
): Promise<SourceView | undefined> {
  const { staff, language, now } = context
  const source = getSnapshot().feeds.find((feed) => feed.name === name)
  if (!source) return undefined
  const [runs, running] = await Promise.all([listFeedRuns(db, staff, [name]), findLeasedFeeds(db, now)])
  const run = runs.find(({ id }) => id === asked) ?? runs[0]
  const report = run && (await findFeedReport(db, staff, run.id))
  return {
    row: toRow(source, runs, running, context),
    source,
    runs,
    run,
    report,
    unknownWords: report ? unknownWordsOf(report) : [],
    nameOf: (id) => findOfficeProperty(staff, id, language)?.name ?? String(id),
    answerOf: await answersOf(db, name, report, context),
  }
}
