/** Report of a run of a source: what it found and did, for the person who manages the feed. */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'

const item = z.strictObject({
  /** This site's id, and the feed's id. */
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
  /** Language whose text is missing. */
  language: z.enum(languageCodes).optional(),
  /**
   * Present if the remark comes from validation of the content, which sends its own mail; omitted for remarks about the feed
   * itself.
   */
  by: z.literal('content').optional(),
})

const word = z.strictObject({ field: z.string(), theirs: z.string(), ours: z.string().optional(), count: z.int() })

/**
 * `done`: something changed. `unchanged`: nothing changed. `stopped`: the feed was implausible or unreadable and nothing was
 * changed. `failed`: an error on this site.
 */
export const feedReportSchema = z.strictObject({
  source: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  outcome: z.enum(['done', 'unchanged', 'stopped', 'failed']),
  isDryRun: z.boolean(),
  /** Why the run stopped. */
  because: z.string().optional(),
  counts: z.strictObject({ listings: z.int(), projects: z.int(), pictures: z.int(), removedFiles: z.int() }),
  added: z.array(item),
  changed: z.array(item),
  back: z.array(item),
  /** Missing from the feed for the first time. */
  missing: z.array(item),
  archived: z.array(item),
  /** With the CRM's field names: what prevents a listing from being published, and what it is published without. */
  remarks: z.array(remark),
  files: z.array(z.strictObject({ url: z.string(), reason: z.string() })),
  /** Words of closed lists, their meaning here and how often they occur in the feed; without `ours` the word is unknown. */
  words: z.array(word).default([]),
})

export type FeedReport = z.output<typeof feedReportSchema>

/** Figures of a run, for lists of many runs, because reports may be long. */
export const feedSummarySchema = z.strictObject({
  seconds: z.number(),
  /** Number of listings and projects in the feed. */
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  back: z.int(),
  missing: z.int(),
  archived: z.int(),
  /** Number of listings held back. */
  held: z.int(),
  /** Number of pictures and documents fetched, and not available. */
  fetched: z.int(),
  failed: z.int(),
})

export type FeedSummary = z.output<typeof feedSummarySchema>

const secondsOf = ({ startedAt, endedAt }: FeedReport) => Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 100) / 10

/** The figures of a report, for lists of runs. */
export function summarize(report: FeedReport): FeedSummary {
  const { counts, added, changed, back, missing, archived, remarks, files } = report
  const held = new Set(remarks.filter(({ level }) => level === 'held-back').map(({ id }) => id))
  return {
    seconds: secondsOf(report),
    read: counts.listings + counts.projects,
    added: added.length,
    changed: changed.length,
    back: back.length,
    missing: missing.length,
    archived: archived.length,
    held: held.size,
    fetched: counts.pictures,
    failed: files.length,
  }
}
export type ReportedItem = FeedReport['added'][number]

/** Most lines of remarks in the text version; the JSON contains all of them. */
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

/** One line per fact; the outcome of the run first. */
export function formatFeedReport(report: FeedReport): string[] {
  const { source, outcome, because, counts, isDryRun, startedAt } = report
  const seconds = secondsOf(report)
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
