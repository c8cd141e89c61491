/**
 * Publishes all valid content: an item with an error is held back, and its last good version, if any, stays published
 * (docs/decisions/036). Only errors in files that the site cannot work without refuse the whole.
 */
import 'server-only'
import { z } from 'zod'
import { ContentError, type ContentIssue } from '../../../content/content-issue.ts'
import { itemOf, splitItem } from '../../../content/content-item.ts'
import { env } from '../../runtime/env.ts'
import type { FiledGap } from '../check/file-findings.ts'
import { type CheckedFiles, createCheckedFiles } from '../files/checked-files.ts'
import {
  type ContentFiles,
  type ContentTexts,
  filesOfFolder,
  filesOfTexts,
  type HeldVersion,
  readEntries,
  withHeldItems,
} from '../files/content-files.ts'
import { withOverrides } from '../files/overrides.ts'
import { createFileReader } from '../files/read-files.ts'
import type { ListingFiles } from '../last-good/listed-before.ts'
import { buildSnapshot, type Records } from '../snapshot/build-snapshot.ts'
import { allContentFiles } from '../snapshot/feed-items.ts'
import type { LoadedSnapshot } from '../snapshot/snapshot-type.ts'
import { runAtOnce, type Steps } from '../thread/steps.ts'

export type HeldItem = {
  /**
   * Such as `properties/4102311.json`, `testimonials.json#an` or, for a part of an item, `properties/4102311.json:
   * Pictures.2.Url`.
   */
  item: string
  version: HeldVersion
  issues: readonly ContentIssue[]
}

export type Publication = {
  snapshot: LoadedSnapshot
  /** The records from which the listings of the snapshot were built. */
  records: Records
  files: ListingFiles
  /** The published files for the next comparison: accepted files, and the last good text of files that are held back. */
  texts: ContentTexts
  held: readonly HeldItem[]
  warnings: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
}

const isError = ({ level }: ContentIssue) => level === 'error'

/** Whether a last good version of an item exists. */
function hasLastGood(item: string, lastGood: ContentTexts): boolean {
  const { file, key } = splitItem(item)
  if (key !== undefined) return readEntries(file, lastGood.get(file))?.has(key) ?? false
  return lastGood.has(item) || [...lastGood.keys()].some((name) => name.startsWith(`${item}/`))
}

type Holding = Map<string, { version: HeldVersion; issues: ContentIssue[] }>

function groupByItem(issues: readonly ContentIssue[]): Map<string, ContentIssue[]> {
  const groups = new Map<string, ContentIssue[]>()
  for (const issue of issues) {
    const item = itemOf(issue)
    if (item !== undefined) groups.set(item, [...(groups.get(item) ?? []), issue])
  }
  return groups
}

/**
 * Holds each item with errors back one step further: to its last good version, then to nothing. @returns whether a step was
 * possible.
 */
function holdBack(holding: Holding, errors: readonly ContentIssue[], lastGood: ContentTexts): boolean {
  const faulty = groupByItem(errors)
  let hasStepped = false
  for (const [item, issues] of faulty) {
    const before = holding.get(item)
    if (before?.version === 'none') continue
    // The last good version has an error of its own, such as an agent who left: the item is not shown at all.
    const version = !before && hasLastGood(item, lastGood) ? 'last-good' : 'none'
    holding.set(item, { version, issues: before?.issues ?? issues })
    hasStepped = true
  }
  return hasStepped
}

function partsLeftOut(issues: readonly ContentIssue[]): HeldItem[] {
  return issues
    .filter(({ isLeftOut }) => isLeftOut)
    .map((issue) => ({
      item: itemOf(issue) ?? issue.file,
      version: issue.isFormer ? 'last-good' : 'none',
      issues: [issue],
    }))
}

/** Errors in an id or path: until these are corrected, references to the item look wrong as well. */
const isAboutIdentity = ({ path }: ContentIssue) => ['id', 'ID', 'path'].includes(path)

/**
 * The errors that may cause all others: unreadable files first, then ids and paths, then the rest.
 * @param unread errors reported while reading files.
 */
function findCauses(unread: readonly ContentIssue[], issues: readonly ContentIssue[]): readonly ContentIssue[] {
  const errors = (unread.length > 0 ? unread : issues).filter((issue) => isError(issue) && !issue.isLeftOut)
  const roots = errors.filter(isAboutIdentity)
  return unread.length === 0 && roots.length > 0 ? roots : errors
}

const articleWithPath = z.object({ path: z.string() })

/** Original path by article id, of accepted texts (which are valid JSON). */
function findArticlePaths(texts: ContentTexts): Map<string, string> {
  const paths = new Map<string, string>()
  for (const file of texts.keys()) {
    const [, id] = /^articles\/([^/]+)\/article\.json$/.exec(file) ?? []
    const { data } = articleWithPath.safeParse(id === undefined ? undefined : JSON.parse(texts.get(file) ?? ''))
    if (id !== undefined && data) paths.set(id, data.path)
  }
  return paths
}

const isEssential = (issue: ContentIssue) => itemOf(issue) === undefined

/** @throws ContentError when a file that the site cannot work without has an error: holding back other items would not help. */
function refuseWithoutEssentials(causes: readonly ContentIssue[], isReadingDone: boolean, holding: Holding): void {
  const essential = causes.filter(isEssential)
  if (essential.length === 0) return
  const heldBefore = [...holding.values()].flatMap(({ issues }) => issues)
  throw new ContentError([...heldBefore, ...essential, ...(isReadingDone ? [] : causes.filter((issue) => !isEssential(issue)))])
}

type Ways = {
  /**
   * Check results of the previous reading. Without them the cache lives for one call only: later rounds, with items held back,
   * reuse the results of the first.
   */
  checked?: CheckedFiles
  /** Files to read instead of the content folder with feeds and overrides. */
  files?: ContentFiles
}

/**
 * Reads and checks the content, and holds back items until the rest is valid.
 * @param today day that relative dates count from, ISO.
 * @param lastGood what was published before; empty at the very first start.
 * @throws ContentError with all errors when the content cannot be published.
 */
export function* publishSteps(
  folder: string,
  today: string,
  lastGood: ContentTexts,
  { checked = createCheckedFiles(), files: source = allContentFiles(folder, env().VAR_DIR) }: Ways = {},
): Steps<Publication> {
  const holding: Holding = new Map()
  const formerPaths = findArticlePaths(lastGood)
  for (;;) {
    const versions = new Map([...holding].map(([item, { version }]) => [item, version]))
    const reader = createFileReader(withHeldItems(source, versions, lastGood), checked)
    const hasMissingItems = [...versions.values()].includes('none')
    const { snapshot, records, files, issues } = yield* buildSnapshot(reader, {
      today,
      contentFolder: folder,
      hasMissingItems,
      formerPaths,
    })
    const errors = findCauses(reader.issues, issues)
    if (snapshot && errors.length === 0) {
      checked.dropOthers()
      const held = [...holding].map(([item, { version, issues: why }]) => ({ item, version, issues: why }))
      return {
        snapshot,
        records,
        files,
        texts: reader.texts,
        held: [...held, ...partsLeftOut(issues)],
        warnings: issues.filter((issue) => !isError(issue)),
        gaps: reader.gaps,
      }
    }
    refuseWithoutEssentials(errors, reader.issues.length === 0, holding)
    if (!holdBack(holding, errors, lastGood))
      throw new ContentError([...[...holding.values()].flatMap((held) => held.issues), ...errors])
  }
}

/** As {@link publishSteps}, in one go. */
export const publishContent = (folder: string, today: string, lastGood: ContentTexts, ways?: Ways): Publication =>
  runAtOnce(publishSteps(folder, today, lastGood, ways))

/** Publishes the content folder with overrides, without listings of feeds. */
export const publishByHand = (folder: string, today: string): Publication =>
  runAtOnce(publishSteps(folder, today, new Map(), { files: withOverrides(filesOfFolder(folder)) }))

/**
 * Publishes the last good content. @throws ContentError when a newer release no longer accepts it.
 * @param folder that contains the documents.
 */
export function publishLastGood(folder: string, today: string, lastGood: ContentTexts): Publication {
  const reader = createFileReader(filesOfTexts(lastGood))
  const { snapshot, records, files, issues } = runAtOnce(
    buildSnapshot(reader, { today, contentFolder: folder, hasMissingItems: true }),
  )
  const errors = issues.filter((issue) => isError(issue) && !issue.isLeftOut)
  if (!snapshot || errors.length > 0) throw new ContentError(errors)
  return { snapshot, records, files, texts: lastGood, held: partsLeftOut(issues), warnings: [], gaps: reader.gaps }
}
