/** Builds the report of a run, by comparing the earlier ledger with the composed items. */
import 'server-only'
import type { FeedReading, FeedRemark } from '../../feeds/adapter.ts'
import type { FeedReport, ReportedItem } from '../../feeds/feed-report.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { type FeedKey, feedIdOf, type Ledger } from '../../feeds/ledger.ts'
import type { Reconciled } from '../../feeds/reconcile.ts'
import type { ComposedItem } from './compose-items.ts'
import type { FetchedFiles } from './feed-files.ts'

type Run = { source: FeedSource; options: { now: Date; isDryRun?: boolean } }

export function emptyReport({ source, options: { now, isDryRun = false } }: Run): FeedReport {
  return {
    source: source.name,
    startedAt: now.toISOString(),
    endedAt: new Date().toISOString(),
    outcome: 'unchanged',
    isDryRun,
    counts: { listings: 0, projects: 0, pictures: 0, removedFiles: 0 },
    added: [],
    changed: [],
    back: [],
    missing: [],
    archived: [],
    remarks: [],
    files: [],
    words: [],
  }
}

export type RunResult = {
  ledger: Ledger
  reading: FeedReading
  found: Reconciled
  composed: readonly ComposedItem[]
  files: FetchedFiles
  removedFiles: number
  /** Validation errors for which the content would hold listings back. */
  contentErrors: FeedReport['remarks']
}

function priceChange({ entries }: Ledger, { key, entry }: ComposedItem): Pick<ReportedItem, 'price'> {
  const known = entries[key]
  const isOffered = known?.goal === undefined || known.goal === entry.goal
  const [before, after] = [known?.prices.at(-1)?.price, entry.prices.at(-1)?.price]
  return isOffered && before !== undefined && after !== undefined && before !== after ? { price: { before, after } } : {}
}

const itemsOf = ({ entries }: Ledger, keys: readonly FeedKey[]): ReportedItem[] =>
  keys.map((key) => ({ id: entries[key]?.id ?? 0, feedId: feedIdOf(key) }))

const toItem = (ledger: Ledger, composed: ComposedItem): ReportedItem => ({
  id: composed.entry.id,
  feedId: feedIdOf(composed.key),
  ...priceChange(ledger, composed),
})

const duplicateRemark = (id: string): FeedRemark => ({
  level: 'note',
  id,
  field: 'id',
  message: 'expected once; the first was taken',
})

const unitWithoutProjectRemark = (id: string): FeedRemark => ({
  level: 'note',
  id,
  field: 'project',
  message: 'expected with its project; it comes with the next run that has it',
})

const toRemark = ({ level, id, field, message, found, language }: FeedRemark) => ({
  level,
  field,
  message,
  ...(id !== undefined && { id }),
  ...(found !== undefined && { found }),
  ...(language && { language }),
})

/** Most words in a report: some feeds have free text where others have closed lists. */
const mostWords = 500

/** By field; unknown words first, then by frequency. */
function countWords(composed: readonly ComposedItem[]): FeedReport['words'] {
  const counted = new Map<string, FeedReport['words'][number]>()
  for (const { field, theirs, ours } of composed.flatMap(({ words }) => words)) {
    const key = JSON.stringify([field, theirs, ours])
    const known = counted.get(key) ?? { field, theirs, ...(ours !== undefined && { ours }), count: 0 }
    counted.set(key, { ...known, count: known.count + 1 })
  }
  const isUnknown = ({ ours }: FeedReport['words'][number]) => Number(ours === undefined)
  return [...counted.values()]
    .sort((a, b) => isUnknown(b) - isUnknown(a) || b.count - a.count)
    .slice(0, mostWords)
    .sort((a, b) => a.field.localeCompare(b.field) || isUnknown(b) - isUnknown(a) || b.count - a.count)
}

/** `done` if anything changed, including fetched or removed files; else `unchanged`. */
export function reportOf(
  run: Run,
  { ledger, reading, found, composed, files, removedFiles, contentErrors }: RunResult,
): FeedReport {
  const before = ({ key }: ComposedItem) => ledger.entries[key]
  const isOther = (item: ComposedItem) => before(item)?.hash !== item.entry.hash || before(item)?.folder !== item.entry.folder
  const known = composed.filter((item) => before(item))
  const back = known.filter((item) => before(item)?.state === 'archived')
  const changed = known.filter((item) => isOther(item) && !back.includes(item))
  const added = composed.filter((item) => !before(item))
  const moved = [...added, ...changed, ...back, ...found.missing, ...found.archived]
  const returned = known.some((item) => before(item)?.state === 'missing')
  return {
    ...emptyReport(run),
    outcome: moved.length > 0 || returned || files.fetched > 0 || removedFiles > 0 ? 'done' : 'unchanged',
    counts: {
      listings: reading.listings.length,
      projects: reading.projects.length,
      pictures: files.fetched,
      removedFiles,
    },
    added: added.map((item) => toItem(ledger, item)),
    changed: changed.map((item) => toItem(ledger, item)),
    back: back.map((item) => toItem(ledger, item)),
    missing: itemsOf(ledger, found.missing),
    archived: itemsOf(ledger, found.archived),
    remarks: [
      ...[
        ...reading.remarks,
        ...composed.flatMap(({ remarks }) => remarks),
        ...found.duplicates.map(duplicateRemark),
        ...found.unitsWithoutProject.map(unitWithoutProjectRemark),
      ].map(toRemark),
      ...contentErrors,
    ],
    files: run.options.isDryRun ? [] : [...files.faults],
    words: countWords(composed),
  }
}
