/**
 * One run of a source, from its bytes to content files and a report. If anything is wrong with the feed, the existing content is
 * unchanged.
 */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { AdapterOptions, FeedFormat, FeedPayload, FeedReading, UnreadableFeed } from '../../feeds/adapter.ts'
import { picturesOf } from '../../feeds/compose/project.ts'
import type { FeedReport } from '../../feeds/feed-report.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { type FeedItem, feedIdOf, type Ledger } from '../../feeds/ledger.ts'
import { findStopReason, type Reconciled, reconcile, type StopReason } from '../../feeds/reconcile.ts'
import type { Db } from '../db/client.ts'
import { findIdentities, type Identity, identityKey } from '../db/repositories/feeds/feeds.ts'
import { replaceFeedItems } from '../db/repositories/portal/portal-items.ts'
import { archiveItems, removeArchivedFiles } from './archive-items.ts'
import { type ComposedItem, composeItems } from './compose-items.ts'
import { fetchEnclosed } from './enclosed-files.ts'
import { type FetchedFiles, type FetchFile, fetchFiles, type NamedFile, sweepFiles } from './feed-files.ts'
import type { FeedSite } from './feed-site.ts'
import { readLedger, removeLeftovers, writeItem, writeLedger } from './feed-store.ts'
import { ownerItemsOf } from './owner-items.ts'
import { emptyReport, reportOf } from './run-report.ts'
import { openValidationCache } from './validation-cache.ts'

/** Results of earlier runs: time of the last complete one, and the feed's ids of the published listings. */
type Before = { since: string | undefined; known: readonly string[]; today: string }

export type RunPorts = {
  read: (before: Before) => Promise<readonly FeedPayload[] | UnreadableFeed>
  fetchFile: FetchFile
}

export type RunOptions = {
  now: Date
  /** Reports what would be done, without doing it. */
  isDryRun?: boolean
  /** Accepts that more than the permitted share of listings disappears. */
  acceptsGone?: boolean
}

export type FeedRun = { source: FeedSource; format: FeedFormat; site: FeedSite; ports: RunPorts; options: RunOptions }

const stopText = (stopReason: StopReason) =>
  stopReason.kind === 'empty'
    ? 'expected listings; the feed has none'
    : `${stopReason.gone} of ${stopReason.known} listings are gone at once; if that is right, run it with --accept-gone`

const unitsOf = (item: FeedItem) => (item.kind === 'project' ? [...(item.record.units ?? []), ...item.units] : [])

/** Every file that a reading refers to, of listings and projects. */
function filesOf(items: readonly FeedItem[]): NamedFile[] {
  return items.flatMap((item) => {
    const { record } = item
    const units = unitsOf(item)
    const own = 'plans' in record ? (record.plans ?? []) : []
    const drawn = [...own, ...units.flatMap(({ plans = [] }) => plans)].map((plan) => ({ ...plan, isPlan: true }))
    const open = (record.documents ?? []).filter(({ isPrivate }) => !isPrivate)
    return [...picturesOf(record, units), ...drawn, ...open.map((document) => ({ ...document, isDocument: true }))]
  })
}

function identitiesOf(items: readonly FeedItem[]): Identity[] {
  const wanted = items.flatMap((item): Identity[] => {
    if (item.kind === 'property') return [{ kind: 'property', feedId: item.record.id }]
    return [
      { kind: 'project', feedId: item.record.id },
      ...unitsOf(item).map(({ id }) => ({ kind: 'unit' as const, feedId: id })),
    ]
  })
  return [...new Map(wanted.map((identity) => [identityKey(identity), identity])).values()]
}

async function composeAll(db: Db, run: FeedRun, ledger: Ledger, found: Reconciled, files: FetchedFiles): Promise<ComposedItem[]> {
  const { source, site, options } = run
  const isTrial = options.isDryRun ?? false
  const ids = await findIdentities(db, source.name, identitiesOf(found.items), { handKept: site.handKept, isTrial })
  const idOf = (kind: Identity['kind'], feedId: string) => ids.get(identityKey({ kind, feedId })) ?? 0
  const defaults = { ...(site.firstAgent !== undefined && { AgentID: site.firstAgent }), ...source.defaults }
  return await composeItems(found.items, {
    ...site.words,
    source: { ...source, defaults },
    today: toLocalTime(options.now).date,
    ledger,
    idOf: ({ kind, record }) => idOf(kind, record.id),
    unitIdOf: (feedId) => idOf('unit', feedId),
    fileOf: files.fileOf,
  })
}

/** The ledger as it will be after the run; writes nothing. */
function nextLedger(ledger: Ledger, found: Reconciled, composed: readonly ComposedItem[], now: Date): Ledger {
  const since = toLocalTime(now).date
  const missing = found.missing.flatMap((key) => {
    const entry = ledger.entries[key]
    return entry ? [[key, { ...entry, state: 'missing' as const, since }] as const] : []
  })
  return {
    version: 1,
    lastComplete: now.toISOString(),
    entries: {
      ...ledger.entries,
      ...Object.fromEntries(missing),
      ...Object.fromEntries(composed.map(({ key, entry }) => [key, entry] as const)),
    },
  }
}

async function write(run: FeedRun, next: Ledger, found: Reconciled, composed: readonly ComposedItem[]): Promise<number> {
  const { source, options } = run
  const today = toLocalTime(options.now).date
  for (const { entry, text } of composed) await writeItem(source.name, entry.folder, entry.id, text)
  const archived = await archiveItems(source.name, next, found.archived, today)
  const stripped = await removeArchivedFiles(source.name, archived, today)
  await removeLeftovers(source.name, stripped)
  await writeLedger(source.name, stripped)
  return await sweepFiles(options.now)
}

/**
 * Viewings and statistics are stored in the database only, never in content files.
 * @param isKept whether earlier viewings remain valid: if the calendar could not be read, nobody may book their times.
 */
async function saveOwnerItems(
  db: Db,
  { source, options }: FeedRun,
  { items }: Reconciled,
  composed: readonly ComposedItem[],
  isKept = false,
) {
  const all = ownerItemsOf(source.name, items, composed, toLocalTime(options.now).date)
  const ownerItems = isKept ? { ...all, propertyIds: [] } : all
  await db.transaction().execute((transaction) => replaceFeedItems(transaction, ownerItems, options.now))
}

/** Number of items validated before the event loop gets a turn, so that requests are served. */
const itemsPerTurn = 25

/**
 * Validation errors of the new content files, by the feed's ids. Listings that the feed itself already caused to be held back are
 * skipped.
 */
async function findContentErrors(
  { source, site, options }: FeedRun,
  composed: readonly ComposedItem[],
): Promise<FeedReport['remarks']> {
  const contentErrors: FeedReport['remarks'] = []
  const cache = await openValidationCache(source.name, site.rules)
  for (const [index, { key, entry, text, remarks }] of composed.entries()) {
    if (index % itemsPerTurn === 0) await setImmediate()
    if (remarks.some(({ level }) => level === 'held-back')) continue
    const { folder, id } = entry
    const found = cache.errorsOf(`${folder}/${id}\n${site.saidOf(id)}\n${text}`, () => site.check(folder, id, text))
    for (const { path, message } of found)
      contentErrors.push({ level: 'held-back', id: feedIdOf(key), field: path, message, by: 'content' })
  }
  if (!options.isDryRun) await cache.save()
  return contentErrors
}

const shownIds = ({ entries }: Ledger): string[] =>
  Object.entries(entries).flatMap(([key, { state }]) => (state === 'archived' ? [] : [feedIdOf(key)]))

/** A trial uses the stored files and fetches nothing. */
const fetchNothing: FetchFile = async () => ({ fault: 'not fetched by a trial' })

async function applyReading(db: Db, run: FeedRun, ledger: Ledger, reading: FeedReading): Promise<FeedReport> {
  const { source, ports, options } = run
  const found = reconcile(reading, ledger)
  const stopReason = options.acceptsGone ? undefined : findStopReason(reading, found, ledger, source.maxGone)
  const isEmpty = found.items.length === 0 && !reading.isPartial
  if (stopReason || isEmpty)
    return { ...emptyReport(run), outcome: 'stopped', because: stopText(stopReason ?? { kind: 'empty' }) }
  const files = await fetchFiles(
    source.name,
    filesOf(found.items),
    options.isDryRun ? fetchNothing : fetchEnclosed(reading, ports.fetchFile),
    { now: options.now, isTrial: options.isDryRun ?? false },
  )
  const composed = await composeAll(db, run, ledger, found, files)
  const next = nextLedger(ledger, found, composed, options.now)
  // Before the ledger is written, which completes a run: a failure while the validation results are stored must not fail a run
  // that was already applied.
  const contentErrors = await findContentErrors(run, composed)
  const removedFiles = options.isDryRun ? 0 : await write(run, next, found, composed)
  if (!options.isDryRun) await saveOwnerItems(db, run, found, composed, reading.isWithoutCalendar)
  return reportOf(run, { ledger, reading, found, composed, files, removedFiles, contentErrors })
}

/** @throws errors of disk and database; the earlier ledger is then still in place, and the next run completes what was begun. */
export async function runFeed(db: Db, run: FeedRun): Promise<FeedReport> {
  const { source, format, site, ports } = run
  const ledger = await readLedger(source.name)
  const payloads = await ports.read({
    since: ledger.lastComplete,
    known: shownIds(ledger),
    today: toLocalTime(run.options.now).date,
  })
  const options: AdapterOptions = { defaultLanguage: source.languages[0] ?? site.words.defaultLanguage }
  const reading = 'kind' in payloads ? payloads : format.read(payloads, options)
  if (reading.kind === 'unreadable')
    return { ...emptyReport(run), outcome: 'stopped', because: `${reading.payload}: ${reading.message}` }
  return await applyReading(db, run, ledger, reading)
}
