/** Reads and writes the override of one listing, and checks whether the listing could be published with it. */
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
  /** The listing without override, from a feed or the content folder. */
  theirs: Fields
  /** The override; empty if there is none. */
  override: Fields
  isFromFeed: boolean
}

const overridePath = (id: number) => join(env().CONTENT_DIR, 'overrides', `${id}.json`)

/** Finds files named after the listing only. Undefined where there is none or it is not a JSON object. */
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

/** The files with the text of one of them replaced. */
const withFile = (files: ContentFiles, file: string, text: string): ContentFiles => ({
  list: files.list,
  read: (name) => (name === file ? text : files.read(name)),
})

const nameOf = (field: string) => crmNameOf(propertyFields, field)

type Checked = Pick<ListingFile, 'file' | 'theirs'>

/** @param today day that relative dates count from, ISO. */
function readAs({ file, theirs }: Checked, override: Fields, today: string, files: ContentFiles) {
  const text = JSON.stringify(mergeOverride(theirs, override))
  const reader = createFileReader(withFile(files, file, text))
  reader.setPromises(getSnapshot().site.promises)
  const item: ConfidentialProperty | undefined = reader.readJson(file, schemaOf(propertyFields, today), true)
  for (const listing of reader.placeholders) checkPlaceholderListing(listing, { snapshot: getSnapshot() }, reader.report)
  return { item, issues: reader.issues }
}

/**
 * Errors that would hold back a property with this override, by the rules of the content check. Unpublished properties need no
 * legally required facts.
 */
export function checkOverride(listing: ListingFile, override: Fields): ContentIssue[] {
  const { CONTENT_DIR, VAR_DIR } = env()
  return checkListing(listing, override, filesAsTheyCame(CONTENT_DIR, VAR_DIR))
}

const noFiles: ContentFiles = { list: () => [], read: () => undefined }

/** As {@link checkOverride}, for a file not written yet, with the existing override of its number. */
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

/**
 * Legally required facts that a property does not state, with the field names of content files; also for one that is held back.
 */
export const lawOf = (property: ConfidentialProperty) =>
  listCompleteness(property).map((line) => ({ ...line, path: nameOf(line.field) }))

/**
 * Replaces the override file atomically; removes it if the override is empty. The file has the default permissions, unlike files
 * in `VAR_DIR`, as the content belongs to the agency. The running site notices the change.
 * @throws file system errors.
 */
export async function writeOverride(id: number, override: Fields): Promise<void> {
  const path = overridePath(id)
  if (Object.keys(override).length === 0) return rm(path, { force: true })
  mkdirSync(join(env().CONTENT_DIR, 'overrides'), { recursive: true })
  await writeFile(`${path}.draft`, `${JSON.stringify(override, null, 2)}\n`)
  await rename(`${path}.draft`, path)
}

/** @throws when the file is not a JSON object: files written by hand are not overwritten. */
export function readOverride(id: number): Fields {
  const text = filesOfFolder(env().CONTENT_DIR).read(`overrides/${id}.json`)
  const found: unknown = text === undefined ? {} : JSON.parse(text)
  if (!isRecord(found)) throw new Error('an override is a record')
  return found
}
