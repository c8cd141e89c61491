/** What a run of a source found and did, for whoever looks after it. */
import { z } from 'zod'

const item = z.strictObject({
  /** Our own number, and the feed's. */
  id: z.int(),
  feedId: z.string(),
  price: z.strictObject({ before: z.number(), after: z.number() }).optional(),
})

const remark = z.strictObject({
  level: z.enum(['held-back', 'gap', 'note']),
  id: z.string().optional(),
  field: z.string(),
  message: z.string(),
  found: z.string().optional(),
})

/**
 * `done`: something changed; `unchanged`: nothing did; `stopped`: the feed was not believed or could not be read, everything stays as it
 * was; `failed`: our own fault.
 */
export const feedReportSchema = z.strictObject({
  source: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  outcome: z.enum(['done', 'unchanged', 'stopped', 'failed']),
  isDryRun: z.boolean(),
  /** Why it stopped. */
  because: z.string().optional(),
  counts: z.strictObject({ listings: z.int(), projects: z.int(), pictures: z.int(), removedFiles: z.int() }),
  added: z.array(item),
  changed: z.array(item),
  back: z.array(item),
  /** Gone from the feed for the first time. */
  missing: z.array(item),
  archived: z.array(item),
  /** In the CRM's words: what keeps a listing off the site, and what it shows without. */
  remarks: z.array(remark),
  files: z.array(z.strictObject({ url: z.string(), reason: z.string() })),
})

export type FeedReport = z.output<typeof feedReportSchema>
export type ReportedItem = FeedReport['added'][number]

/** Lines of remarks that a text shows; the data has them all. */
const mostLines = 200

const line = ({ id, field, message, found }: FeedReport['remarks'][number]) =>
  `  ${id ?? 'feed'}: ${field}: ${message}${found === undefined ? '' : `; found ${found}`}`

function itemLines(name: string, items: readonly ReportedItem[]): string[] {
  return items.map(
    ({ id, feedId, price }) =>
      `${name}  ${id}${feedId === String(id) ? '' : ` (${feedId})`}${price ? `  ${price.before} → ${price.after}` : ''}`,
  )
}

function remarkLines(name: string, report: FeedReport, level: FeedReport['remarks'][number]['level']): string[] {
  const found = report.remarks.filter((remark) => remark.level === level)
  const shown = found.slice(0, mostLines).map(line)
  const rest = found.length - shown.length
  return found.length === 0 ? [] : [`${name}  ${found.length}`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])]
}

/** A line per fact, what became of the run first. */
export function formatFeedReport(report: FeedReport): string[] {
  const { source, outcome, because, counts, isDryRun, startedAt, endedAt } = report
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 100) / 10
  return [
    `${source}: ${outcome}${isDryRun ? ' (nothing was written)' : ''}${because ? `: ${because}` : ''}`,
    `${startedAt}  ${seconds} s  ${counts.listings} listing(s), ${counts.projects} project(s), ${counts.pictures} file(s) fetched, ${counts.removedFiles} removed`,
    ...itemLines('new', report.added),
    ...itemLines('changed', report.changed),
    ...itemLines('back', report.back),
    ...itemLines('gone once, stays', report.missing),
    ...itemLines('archived', report.archived),
    ...remarkLines('held back', report, 'held-back'),
    ...remarkLines('not shown', report, 'gap'),
    ...remarkLines('notes', report, 'note'),
    ...(report.files.length > 0 ? [`files not fetched  ${report.files.length}`] : []),
    ...report.files.slice(0, mostLines).map(({ url, reason }) => `  ${url}: ${reason}`),
  ]
}
