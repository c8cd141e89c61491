/**
 * Every property and project that this site ever published, kept beside the database: who comes to one that has been taken away is
 * told so (410), and who mistyped a number is told that (404).
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
import { keepFile } from '../../runtime/keep-file.ts'
import { StoredText } from '../disk/text-store.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'
import { runInSlices, type Steps } from '../thread/steps.ts'

const fileName = 'published-listings.json'
const version = 1

/** With the file of the content that it stood in. */
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

/** A listing as text: very many are known, and few are asked for. The rest says what it was made of, as long as that is known. */
type Known = { text: StoredText; of?: PublicProperty; file?: string; beside?: Beside }

/** What an address depends on besides the listing. */
type Beside = { routes: RouteTable['routes']; languages: string }

export type ListedBefore = ReadonlyMap<number, Known>

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteListedBefore?: { path: string; listings: ListedBefore } }

const filePath = () => join(env().VAR_DIR, fileName)

/** By its names in one order: what is the same has the same text. */
const toKnown = (listing: Listing): Known => ({
  text: new StoredText(JSON.stringify(Object.fromEntries(Object.entries(listing).sort()))),
})

const fromKnown = ({ text }: Known): Listing => JSON.parse(text.read())

const head = JSON.stringify({ version, listings: [] }).slice(0, -2)
const foot = ']}'

/** Those of a file, a line each; those of a release before this one stand in one line. */
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
    // There is none yet, or none that can be read: what is published now begins it.
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

/** Which file of the content each listing stands in, by its number. */
export type ListingFiles = ReadonlyMap<number, string>

const isSame = (known: Known | undefined, of: PublicProperty, file: string, { routes, languages }: Beside): known is Known =>
  known?.of === of && known.file === file && known.beside?.routes === routes && known.beside.languages === languages

/** Those of today over those of before. */
function* addPublished(before: ListedBefore, snapshot: Snapshot, files: ListingFiles): Steps<ListedBefore> {
  const { routeTable, languages, propertyById, projectById } = snapshot
  const beside: Beside = { routes: routeTable.routes, languages: languages.join() }
  const fileOf = (id: number) => files.get(id) ?? ''
  const after = new Map(before)
  for (const project of projectById.values()) {
    const paths = Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
    // One that is shown elsewhere has no page here.
    if (Object.values(paths).some(isOutside)) continue
    after.set(project.id, toKnown({ kind: 'project', id: project.id, paths, file: fileOf(project.id) }))
  }
  for (const property of propertyById.values()) {
    yield
    const file = fileOf(property.id)
    if (isSame(before.get(property.id), property, file, beside)) continue
    const paths = Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
    const { webIds, ...former } = toFormerProperty(property, paths)
    after.set(property.id, { ...toKnown({ ...former, webIds: [...webIds], file }), of: property, file, beside })
  }
  return after
}

/** Adds what is published now. Rejects when it cannot be written; in memory it is known all the same. */
export async function saveListed(snapshot: Snapshot, files: ListingFiles): Promise<void> {
  const before = readListedBefore()
  const listings = await runInSlices(addPublished(before, snapshot, files))
  const path = filePath()
  holder.siteListedBefore = { path, listings }
  const isKept = ([id, { text }]: readonly [number, Known]) => before.get(id)?.text.hash === text.hash
  if (![...listings].every(isKept)) await keepFile(path, linesOf(listings), { flush: true })
}

/**
 * What was published before and is neither published nor held back.
 * @param heldFiles files of the content that are held back: what stood in them comes again.
 */
export function findFormer(
  before: ListedBefore,
  { propertyById, projectById }: Pick<Snapshot, 'propertyById' | 'projectById'>,
  heldFiles: ReadonlySet<string>,
): ReadonlyMap<number, FormerListing> {
  const gone = [...before].filter(([id]) => !propertyById.has(id) && !projectById.has(id))
  return new Map(gone.map(([id, known]) => [id, fromKnown(known)] as const).filter(([, { file }]) => !heldFiles.has(file)))
}
