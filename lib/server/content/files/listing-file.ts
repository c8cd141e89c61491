/** The file of one listing beside what the office says in its place; and whether the site would show it so. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentIssue } from '../../../content/content-issue.ts'
import { crmNameOf } from '../../../content/crm-names.ts'
import { listCompleteness } from '../../../domain/law/completeness.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import { env } from '../../runtime/env.ts'
import { checkPlaceholderListing, checkProperty } from '../check/check-listings.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import { filesAsTheyCame } from '../snapshot/feed-items.ts'
import { type ContentFiles, filesOfFolder } from './content-files.ts'
import { schemaOf } from './listing-schema.ts'
import { type Fields, isRecord, type ListingFolder, listingFolders, mergeOverride, parseJson } from './overrides.ts'
import { createFileReader } from './read-files.ts'

export type ListingFile = {
  folder: ListingFolder
  /** `properties/4102311.json` */
  file: string
  /** As a feed or a hand wrote it. */
  theirs: Fields
  /** What the office says; empty for nothing. */
  override: Fields
  isFromFeed: boolean
}

const overridePath = (id: number) => join(env().CONTENT_DIR, 'overrides', `${id}.json`)

/** Files that bear the number of the listing alone: others are found by nothing. Undefined where there is none, or one that is no record. */
export function readListingFile(id: number): ListingFile | undefined {
  const { CONTENT_DIR, VAR_DIR } = env()
  const [files, own] = [filesAsTheyCame(CONTENT_DIR, VAR_DIR), filesOfFolder(CONTENT_DIR)]
  for (const folder of listingFolders) {
    const file = `${folder}/${id}.json`
    const theirs = parseJson(files.read(file))
    if (!isRecord(theirs)) continue
    const override = parseJson(own.read(`overrides/${id}.json`))
    return { folder, file, theirs, override: isRecord(override) ? override : {}, isFromFeed: own.read(file) === undefined }
  }
  return undefined
}

/** The files with one of them in place of what it is. */
const withFile = (files: ContentFiles, file: string, text: string): ContentFiles => ({
  list: files.list,
  read: (name) => (name === file ? text : files.read(name)),
})

const nameOf = (field: string) => crmNameOf(propertyFields, field)

type Checked = Pick<ListingFile, 'file' | 'theirs'>

/** @param today day that relative dates count from. */
function readAs({ file, theirs }: Checked, override: Fields, today: string, files: ContentFiles) {
  const text = JSON.stringify(mergeOverride(theirs, override))
  const reader = createFileReader(withFile(files, file, text))
  reader.setPromises(getSnapshot().site.promises)
  const item: ConfidentialProperty | undefined = reader.readJson(file, schemaOf(propertyFields, today), true)
  for (const listing of reader.placeholders) checkPlaceholderListing(listing, { snapshot: getSnapshot() }, reader.report)
  return { item, issues: reader.issues }
}

/**
 * What would be wrong with a property that the office showed so, by the rules of the content check: what holds it back alone.
 * One that is not published has no gaps before the law.
 */
export function checkOverride(listing: ListingFile, override: Fields): ContentIssue[] {
  const { CONTENT_DIR, VAR_DIR } = env()
  return checkListing(listing, override, filesAsTheyCame(CONTENT_DIR, VAR_DIR))
}

const noFiles: ContentFiles = { list: () => [], read: () => undefined }

/** The same of a file that is not written yet, beside what the office says of its number. */
export function checkNewFile(folder: ListingFolder, id: number, text: string): ContentIssue[] {
  const theirs = parseJson(text)
  if (!isRecord(theirs)) return []
  const override = parseJson(filesOfFolder(env().CONTENT_DIR).read(`overrides/${id}.json`))
  return checkListing({ file: `${folder}/${id}.json`, theirs }, isRecord(override) ? override : {}, noFiles)
}

function checkListing(listing: Checked, override: Fields, files: ContentFiles): ContentIssue[] {
  const snapshot = getSnapshot()
  const { item, issues } = readAs(listing, override, snapshot.today, files)
  if (!item) return issues
  const found: ContentIssue[] = []
  checkProperty({ file: listing.file, item }, { snapshot }, (file, path, message, level = 'error') => {
    if (level === 'error') found.push({ file, path, message, level })
  })
  return [...issues, ...found]
}

/** What the law asks of a property that it does not say, with the name of each field in files; also of one that is held back. */
export const lawOf = (property: ConfidentialProperty) =>
  listCompleteness(property).map((line) => ({ ...line, path: nameOf(line.field) }))

/**
 * Puts a file in the place of the former at once; without anything to say there is none. The content is the agency's: its files are made as
 * everybody's files are, unlike what the site keeps for itself. The running site notices.
 * @throws what the disk says.
 */
export async function writeOverride(id: number, override: Fields): Promise<void> {
  const path = overridePath(id)
  if (Object.keys(override).length === 0) return rm(path, { force: true })
  mkdirSync(join(env().CONTENT_DIR, 'overrides'), { recursive: true })
  await writeFile(`${path}.draft`, `${JSON.stringify(override, null, 2)}\n`)
  await rename(`${path}.draft`, path)
}

/** @throws when there is one that is no record: what somebody wrote by hand is not written over. */
export function readOverride(id: number): Fields {
  const text = filesOfFolder(env().CONTENT_DIR).read(`overrides/${id}.json`)
  const found: unknown = text === undefined ? {} : JSON.parse(text)
  if (!isRecord(found)) throw new Error('an override is a record')
  return found
}
