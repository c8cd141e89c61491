/**
 * Stores every property and project ever published, in `VAR_DIR`: the address of a removed one answers 410 (gone), a mistyped
 * number 404.
 */
import 'server-only'
import { join } from 'node:path'
import { z } from 'zod'
import { type FormerListing, toFormerProperty } from '../../../domain/property/former-listing.ts'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { languageCodes } from '../../../domain/text/language.ts'
import { logError } from '../../../process/log.ts'
import { isOutside, projectHref, propertyHref } from '../../../routing/href.ts'
import type { RouteTable } from '../../../routing/table.ts'
import { env } from '../../runtime/env.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { writeStartupFile } from '../../runtime/write-startup-file.ts'
import { StoredText } from '../disk/text-store.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'
import { runInSlices, type Steps } from '../thread/steps.ts'
import { appendChanges, type Change, deleteChanges, fileIdentity, readAppended } from './last-good-changes.ts'

const fileName = 'published-listings.json'
const version = 1

/** `file`: the content file that contained the listing. */
const always = { id: z.number(), file: z.string(), paths: z.partialRecord(z.enum(languageCodes), z.string()) }
const listingSchema = z.discriminatedUnion('kind', [
  z.object({ ...always, kind: z.literal('project') }),
  z.object({
    ...always,
    kind: z.literal('property'),
    countryId: z.number(),
    goal: z.enum(['sale', 'rent', 'takeover']),
    webIds: z.array(z.string()),
    zip: z.string(),
    city: z.string(),
    amount: z.number().optional(),
    area: z.number().optional(),
  }),
])
type Listing = z.output<typeof listingSchema>

const fileSchema = z.object({ version: z.literal(version), listings: z.array(listingSchema) })

/**
 * A listing as JSON text, as there are very many and few are requested. `of`, `file` and `context`: what it was computed from,
 * while that is known.
 */
type Known = { text: StoredText; of?: PublicProperty; file?: string; context?: AddressContext }

/** Everything besides the listing that its addresses depend on. */
type AddressContext = { routes: RouteTable['routes']; languages: string }

export type ListedBefore = ReadonlyMap<number, Known>

/**
 * `unsaved`: numbers of the listings that the file on the disk does not contain as they are. `identity`: of that file, see
 * `fileIdentity`.
 */
type Remembered = { path: string; listings: Map<number, Known>; unsaved: Set<number>; identity: string | undefined }

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteListedBefore?: Remembered }

const filePath = () => join(env().VAR_DIR, fileName)

/** Keys are sorted, so that equal listings have equal texts. */
const toKnown = (listing: Listing): Known => ({
  text: new StoredText(JSON.stringify(Object.fromEntries(Object.entries(listing).sort()))),
})

const fromKnown = ({ text }: Known): Listing => JSON.parse(text.read())

const head = JSON.stringify({ version, listings: [] }).slice(0, -2)
const foot = ']}'

/** The listings of a file: one per line, or (written by an older release) all in one line. */
function* listingsIn(path: string): Generator<Listing> {
  const lines = fileLines(path)
  const first = lines.next().value ?? ''
  if (first !== head) {
    yield* fileSchema.parse(JSON.parse(`${first}${[...lines].join('')}`)).listings
    return
  }
  for (const line of lines) if (line !== foot) yield listingSchema.parse(JSON.parse(line.replace(/,$/, '')))
}

/** Undefined without a file, and for an unreadable one: it is then written again with what is published. */
function readMain(path: string): Map<number, Known> | undefined {
  try {
    return new Map(Array.from(listingsIn(path), (listing) => [listing.id, toKnown(listing)]))
  } catch {
    return undefined
  }
}

/** Undefined for a listing that this release cannot read. */
function parseListing(text: string): Listing | undefined {
  try {
    return listingSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * The listings that were appended. Those that the large file does not contain count even if they were appended to another version of
 * it: a restored backup is another version, and a listing is never removed.
 */
function* readAdded(path: string, identity: string | undefined, main: ReadonlyMap<number, Known>): Generator<Listing> {
  const contained = new Set(main.keys())
  try {
    for (const { of, change } of readAppended(path)) {
      const listing = change[1] === null ? undefined : parseListing(change[1])
      if (listing && (of === identity || !contained.has(listing.id))) yield listing
    }
  } catch (error) {
    logError('content-not-kept', { error })
  }
}

function readFrom(path: string): Remembered {
  const identity = fileIdentity(path)
  const main = readMain(path)
  const listings = main ?? new Map<number, Known>()
  for (const listing of readAdded(path, identity, listings)) listings.set(listing.id, toKnown(listing))
  return { path, listings, unsaved: new Set(), identity: main && identity }
}

function* linesOf(listings: ListedBefore): Generator<string> {
  yield `${head}\n`
  let sign = ''
  for (const { text } of listings.values()) {
    yield `${sign}${text.read()}`
    sign = ',\n'
  }
  yield `\n${foot}\n`
}

/** Read once. */
function remembered(): Remembered {
  const path = filePath()
  if (holder.siteListedBefore?.path !== path) holder.siteListedBefore = readFrom(path)
  return holder.siteListedBefore
}

/** Empty before the first start. */
export const readListedBefore = (): ListedBefore => remembered().listings

/** Content file by listing number. */
export type ListingFiles = ReadonlyMap<number, string>

const isSame = (
  known: Known | undefined,
  of: PublicProperty,
  file: string,
  { routes, languages }: AddressContext,
): known is Known =>
  known?.of === of && known.file === file && known.context?.routes === routes && known.context.languages === languages

/** What is to be remembered of the listings published now, without those known to be the same. */
function* findChanged(before: ListedBefore, snapshot: Snapshot, files: ListingFiles): Steps<Map<number, Known>> {
  const { routeTable, languages, propertyById, projectById } = snapshot
  const context: AddressContext = { routes: routeTable.routes, languages: languages.join() }
  const fileOf = (id: number) => files.get(id) ?? ''
  const changed = new Map<number, Known>()
  for (const project of projectById.values()) {
    const paths = Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
    // A project shown on another site has no page here.
    if (Object.values(paths).some(isOutside)) continue
    changed.set(project.id, toKnown({ kind: 'project', id: project.id, paths, file: fileOf(project.id) }))
  }
  for (const property of propertyById.values()) {
    yield
    const file = fileOf(property.id)
    if (isSame(before.get(property.id), property, file, context)) continue
    const paths = Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
    const { webIds, ...former } = toFormerProperty(property, paths)
    changed.set(property.id, { ...toKnown({ ...former, webIds: [...webIds], file }), of: property, file, context })
  }
  return changed
}

/** Adds what is published now, in memory; `saveListed` writes it. */
export async function noteListed(snapshot: Snapshot, files: ListingFiles): Promise<void> {
  const { listings, unsaved } = remembered()
  for (const [id, known] of await runInSlices(findChanged(listings, snapshot, files))) {
    if (listings.get(id)?.text.hash !== known.text.hash) unsaved.add(id)
    listings.set(id, known)
  }
}

/** Of a large file only the changes are written: writing a hundred thousand listings takes ten seconds. */
async function append({ path, listings, identity }: Remembered, ids: readonly number[]): Promise<boolean> {
  if (identity === undefined || identity !== fileIdentity(path)) return false
  const changes = ids.map((id): Change => [String(id), listings.get(id)?.text.read() ?? null])
  return await appendChanges(path, identity, changes)
}

async function writeAll({ path, listings }: Remembered): Promise<void> {
  await writeStartupFile(path, linesOf(listings), { flush: true })
  await deleteChanges(path)
}

/** Writes what the file does not contain yet. Rejects when it cannot be written; it is then tried again the next time. */
export async function saveListed(): Promise<void> {
  const kept = remembered()
  const ids = [...kept.unsaved]
  if (ids.length === 0) return
  // A listing that changes meanwhile is unsaved again.
  kept.unsaved.clear()
  const keepUnsaved = () => {
    for (const id of ids) kept.unsaved.add(id)
  }
  try {
    if (!(await append(kept, ids))) {
      await writeAll(kept)
      kept.identity = fileIdentity(kept.path)
    } else if (kept.identity !== fileIdentity(kept.path)) keepUnsaved() // Another server replaced the file meanwhile.
  } catch (error) {
    keepUnsaved()
    throw error
  }
}

/**
 * The listings published before that are neither published nor held back now.
 * @param heldFiles content files that are held back: their listings will come back.
 */
export function findFormer(
  before: ListedBefore,
  { propertyById, projectById }: Pick<Snapshot, 'propertyById' | 'projectById'>,
  heldFiles: ReadonlySet<string>,
): ReadonlyMap<number, FormerListing> {
  const former = new Map<number, FormerListing>()
  for (const [id, known] of before) {
    if (propertyById.has(id) || projectById.has(id)) continue
    const listing = fromKnown(known)
    if (!heldFiles.has(listing.file)) former.set(id, listing)
  }
  return former
}
