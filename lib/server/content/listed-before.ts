/**
 * Every property and project that this site ever published, kept beside the database: who comes to one that has been taken away is
 * told so (410), and who mistyped a number is told that (404).
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type FormerListing, toFormerProperty } from '../../domain/property/former-listing.ts'
import { languageCodes } from '../../domain/text/language.ts'
import { isOutside, projectHref, propertyHref } from '../../routing/href.ts'
import { env } from '../runtime/env.ts'
import { keepFile } from '../runtime/keep-file.ts'
import type { Snapshot } from './snapshot-type.ts'
import { inSteps, runInSlices, type Steps } from './steps.ts'

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
const fileSchema = z.object({ version: z.literal(version), listings: z.array(listingSchema) })

export type ListedBefore = ReadonlyMap<number, FormerListing & { file: string }>

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteListedBefore?: { path: string; listings: ListedBefore } }

const filePath = () => join(env().VAR_DIR, fileName)

function readFrom(path: string): ListedBefore {
  try {
    const { listings } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    return new Map(listings.map((listing) => [listing.id, listing]))
  } catch {
    // There is none yet, or none that can be read: what is published now begins it.
    return new Map()
  }
}

/** Read once; empty before the first start. */
export function readListedBefore(): ListedBefore {
  const path = filePath()
  if (holder.siteListedBefore?.path !== path) holder.siteListedBefore = { path, listings: readFrom(path) }
  return holder.siteListedBefore.listings
}

/** Which file of the content each listing stands in, by its number. */
export type ListingFiles = ReadonlyMap<number, string>

/** Those of today over those of before. */
function* addPublished(before: ListedBefore, snapshot: Snapshot, files: ListingFiles): Steps<ListedBefore> {
  const { routeTable, languages, propertyById, projectById } = snapshot
  const fileOf = (id: number) => files.get(id) ?? ''
  const after = new Map(before)
  for (const project of projectById.values()) {
    const paths = Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
    // One that is shown elsewhere has no page here.
    if (Object.values(paths).some(isOutside)) continue
    after.set(project.id, { kind: 'project', id: project.id, paths, file: fileOf(project.id) })
  }
  for (const property of propertyById.values()) {
    const paths = Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
    after.set(property.id, { ...toFormerProperty(property, paths), file: fileOf(property.id) })
    yield
  }
  return after
}

/** Adds what is published now. Rejects when it cannot be written; in memory it is known all the same. */
export async function keepListed(snapshot: Snapshot, files: ListingFiles): Promise<void> {
  const before = readListedBefore()
  const listings = await runInSlices(addPublished(before, snapshot, files))
  const path = filePath()
  holder.siteListedBefore = { path, listings }
  const isSame = await runInSlices(inSteps(listings, ([id, listing]) => isDeepStrictEqual(listing, before.get(id))))
  if (!isSame.includes(false)) return
  await keepFile(path, JSON.stringify({ version, listings: [...listings.values()] }), { flush: true })
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
  return new Map([...before].filter(([id, { file }]) => !propertyById.has(id) && !projectById.has(id) && !heldFiles.has(file)))
}
