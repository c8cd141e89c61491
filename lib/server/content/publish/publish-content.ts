/**
 * Publishes as much of the content as is in order: an item with a mistake is held back, its last good version stays where there is
 * one, all else is published (docs/decisions/036). Only what the site cannot stand without refuses the whole.
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
  /** Such as `properties/4102311.json`, `testimonials.json#an` or, for a part of an item, `properties/4102311.json: Pictures.2.Url`. */
  item: string
  version: HeldVersion
  issues: readonly ContentIssue[]
}

export type Publication = {
  snapshot: LoadedSnapshot
  /** What the listings of the snapshot were made of. */
  records: Records
  files: ListingFiles
  /** What was published, for the next time: the accepted files, with the former text of what is held back. */
  texts: ContentTexts
  held: readonly HeldItem[]
  warnings: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
}

const isError = ({ level }: ContentIssue) => level === 'error'

/** Whether something is known of an item from when it was last accepted. */
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

/** Takes a step back with each faulty item. @returns whether any could be taken. */
function holdBack(holding: Holding, errors: readonly ContentIssue[], lastGood: ContentTexts): boolean {
  const faulty = groupByItem(errors)
  let hasStepped = false
  for (const [item, issues] of faulty) {
    const before = holding.get(item)
    if (before?.version === 'none') continue
    // The version before has a fault of its own, such as an agent who left: then nothing of it shows.
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

/** What an item is called and where it stands: while that is wrong, whatever leads to it seems wrong as well. */
const tellsWhere = ({ path }: ContentIssue) => ['id', 'ID', 'path'].includes(path)

/**
 * The mistakes that others may only follow from: what cannot be read, then what is called or stands wrongly, then the rest.
 * @param unread what the reader reported.
 */
function findCauses(unread: readonly ContentIssue[], issues: readonly ContentIssue[]): readonly ContentIssue[] {
  const errors = (unread.length > 0 ? unread : issues).filter((issue) => isError(issue) && !issue.isLeftOut)
  const roots = errors.filter(tellsWhere)
  return unread.length === 0 && roots.length > 0 ? roots : errors
}

const articleWithPath = z.object({ path: z.string() })

/** Original path of each article that has one, by its id. What was accepted can be read. */
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

/** @throws ContentError when what the site cannot stand without has a mistake: nothing that is held back would mend it. */
function refuseWithoutEssentials(causes: readonly ContentIssue[], isReadingDone: boolean, holding: Holding): void {
  const essential = causes.filter(isEssential)
  if (essential.length === 0) return
  const heldBefore = [...holding.values()].flatMap(({ issues }) => issues)
  throw new ContentError([...heldBefore, ...essential, ...(isReadingDone ? [] : causes.filter((issue) => !isEssential(issue)))])
}

type Ways = {
  /** What is known of files from the time before; without it, what is held back has nothing else checked again. */
  checked?: CheckedFiles
  /** In place of all that there is, by hand and by feeds. */
  files?: ContentFiles
}

/**
 * @param today day that relative dates count from, ISO.
 * @param lastGood what was published before; empty at the very first start.
 * @throws ContentError when the site cannot stand on what is there; carries everything that was found.
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

/** The same without a stop. */
export const publishContent = (folder: string, today: string, lastGood: ContentTexts, ways?: Ways): Publication =>
  runAtOnce(publishSteps(folder, today, lastGood, ways))

/** What is kept by hand alone, as if feeds had brought nothing. */
export const publishByHand = (folder: string, today: string): Publication =>
  runAtOnce(publishSteps(folder, today, new Map(), { files: withOverrides(filesOfFolder(folder)) }))

/**
 * What was published before, as a whole. @throws ContentError when a newer release no longer reads it.
 * @param folder where documents lie.
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
