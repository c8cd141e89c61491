/** The result of reading the content, for editors and administrators: as lines of text, and as JSON. */
import 'server-only'
import { isAbsolute, relative } from 'node:path'
import { type ContentIssue, formatIssueIn } from '../../../content/content-issue.ts'
import { type Language, languageCodes } from '../../../domain/text/language.ts'
import { env } from '../../runtime/env.ts'
import type { ContentState } from '../publish/content-state.ts'
import type { HeldItem } from '../publish/publish-content.ts'

export type ContentReport = {
  /** Path of the content folder, as configured or relative to the working directory. */
  folder: string
  serves: ContentState['serves']
  added: readonly string[]
  changed: readonly string[]
  removed: readonly string[]
  held: readonly { item: string; shows: 'last good version' | 'nothing'; because: readonly string[] }[]
  refusedBecause: readonly string[]
  warnings: readonly string[]
  /** Number and places of missing texts, per language in use. */
  missingTexts: readonly { language: Language; count: number; places: readonly string[] }[]
}

/** The path as given, or relative to the working directory if that is shorter. */
export function folderName(folder: string): string {
  const way = relative('', folder)
  return isAbsolute(folder) && way.length < folder.length ? way || '.' : folder.replace(/\/+$/, '')
}

const toHeld = ({ item, version, issues }: HeldItem, folder: string) => ({
  item,
  shows: version === 'last-good' ? ('last good version' as const) : ('nothing' as const),
  because: issues.map((issue) => formatIssueIn(issue, folder)),
})

/** Missing texts per language; places such as `data/pages/contact.json: title`. */
function countGaps(gaps: ContentState['gaps'], folder: string): ContentReport['missingTexts'] {
  return languageCodes.flatMap((language) => {
    const places = gaps.filter((gap) => gap.language === language).map(({ file, path }) => `${folder}/${file}: ${path}`)
    return places.length > 0 ? [{ language, count: places.length, places }] : []
  })
}

/** @param folder the content folder, as its keeper calls it. */
export function toReport(state: ContentState, folder = folderName(env().CONTENT_DIR)): ContentReport {
  const { serves, held, warnings, gaps, refusal, changes } = state
  const format = (issue: ContentIssue) => formatIssueIn(issue, folder)
  return {
    folder,
    serves,
    ...changes,
    held: held.map((item) => toHeld(item, folder)),
    refusedBecause: refusal.map(format),
    warnings: warnings.map(format),
    missingTexts: countGaps(gaps, folder),
  }
}

const summaries: Readonly<Record<ContentState['serves'], string>> = {
  current: 'The content is published.',
  'last-good': 'The content is refused as a whole; what was published before stays.',
  none: 'The content is refused as a whole, and nothing was published before: the site is closed until it is repaired.',
}

/** Summaries for content that is only checked, not published. */
const prospects: Readonly<Record<'passes' | 'isRefused', string>> = {
  passes: 'The content can be published.',
  isRefused:
    'The content would be refused as a whole: a running site keeps what it has, a new one stays closed until this is mended.',
}

/** Whether everything is published as written: nothing refused or held back. */
export const isInOrder = ({ serves, held }: { serves: ContentReport['serves']; held: readonly unknown[] }): boolean =>
  serves === 'current' && held.length === 0

/** One line per fact, the summary first. @param isProspect for content that is only checked, not published. */
export function formatReport(report: ContentReport, isProspect = false): string[] {
  const prospect = report.serves === 'current' ? prospects.passes : prospects.isRefused
  const files = (['added', 'changed', 'removed'] as const).flatMap((kind) =>
    report[kind].map((file) => `${kind}  ${report.folder}/${file}`),
  )
  const held = report.held.flatMap(({ item, shows, because }) => [
    `held back  ${item} (shows: ${shows})`,
    ...because.map((line) => `  ${line}`),
  ])
  const refused = report.refusedBecause.map((line) => `error  ${line}`)
  const warnings = report.warnings.map((line) => `warning  ${line}`)
  const missing = report.missingTexts.flatMap(({ language, count, places }) => [
    `missing  ${count} text(s) in ${language}; the default language stands there instead`,
    ...places.map((place) => `  ${place}`),
  ])
  return [isProspect ? prospect : summaries[report.serves], ...files, ...held, ...refused, ...warnings, ...missing]
}
