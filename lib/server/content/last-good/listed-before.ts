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
import { isOutside, projectHref, propertyHref } from '../../../routing/href.ts'
import type { RouteTable } from '../../../routing/table.ts'
import { env } from '../../runtime/env.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { writeStartupFile } from '../../runtime/write-startup-file.ts'
import { StoredText } from '../disk/text-store.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'
import { runInSlices, type Steps } from '../thread/steps.ts'

const fileName = 'published-listings.json'
const version = 1

/** `file`: the content file that contained the listing. */
const remembered = { id: z.number(), file: z.string(), paths: z.partialRecord(z.enum(languageCodes), z.string()) }
const listingSchema = z.discriminatedUnion('kind', [
  z.object({ ...remembered, kind: z.literal('project') }),
  z.object({
    ...remembered,
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

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteListedBefore?: { path: string; listings: ListedBefore } }

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

function readFrom(path: string): ListedBefore {
  try {
    return new Map(Array.from(listingsIn(path), (listing) => [listing.id, toKnown(listing)]))
  } catch {
    // No file yet, or an unreadable one: it starts again with what is published now.
    return new Map()
  }
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

/** Read once; empty before the first start. */
export function readListedBefore(): ListedBefore {
  const path = filePath()
  if (holder.siteListedBefore?.path !== path) holder.siteListedBefore = { path, listings: readFrom(path) }
  return holder.siteListedBefore.listings
}

/** Content file by listing number. */
export type ListingFiles = ReadonlyMap<number, string>

const isSame = (
  known: Known | undefined,
  of: PublicProperty,
  file: string,
  { routes, languages }: AddressContext,
): known is Known =>
  known?.of === of && known.file === file && known.context?.routes === routes && known.context.languages === languages

/** The listings published before, updated with those published now. */
function* addPublished(before: ListedBefore, snapshot: Snapshot, files: ListingFiles): Steps<ListedBefore> {
  const { routeTable, languages, propertyById, projectById } = snapshot
  const context: AddressContext = { routes: routeTable.routes, languages: languages.join() }
  const fileOf = (id: number) => files.get(id) ?? ''
  const after = new Map(before)
  for (const project of projectById.values()) {
    const paths = Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
    // A project shown on another site has no page here.
    if (Object.values(paths).some(isOutside)) continue
    after.set(project.id, toKnown({ kind: 'project', id: project.id, paths, file: fileOf(project.id) }))
  }
  for (const property of propertyById.values()) {
    yield
    const file = fileOf(property.id)
    if (isSame(before.get(property.id), property, file, context)) continue
    const paths = Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
    const { webIds, ...former } = toFormerProperty(property, paths)
    after.set(property.id, { ...toKnown({ ...former, webIds: [...webIds], file }), of: property, file, context })
  }
  return after
}

/**
 * Adds what is published now, and writes the file if that changed something. Rejects when it cannot be written; memory is updated
 * all the same.
 */
export async function saveListed(snapshot: Snapshot, files: ListingFiles): Promise<void> {
  const before = readListedBefore()
  const listings = await runInSlices(addPublished(before, snapshot, files))
  const path = filePath()
  holder.siteListedBefore = { path, listings }
  const isKept = ([id, { text }]: readonly [number, Known]) => before.get(id)?.text.hash === text.hash
  if (![...listings].every(isKept)) await writeStartupFile(path, linesOf(listings), { flush: true })
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
  const gone = [...before].filter(([id]) => !propertyById.has(id) && !projectById.has(id))
  return new Map(gone.map(([id, known]) => [id, fromKnown(known)] as const).filter(([, { file }]) => !heldFiles.has(file)))
}
