/**
 * Landing pages for the homes of a town, of a type, and of both together: `/nl/te-koop/berchem/appartement/`. A page exists while
 * at least one of its homes is available. A list filter with the same result redirects to it
 * (docs/decisions/030-landing-pages.md).
 */

import type { PublicProperty } from '../domain/property/property.ts'
import { type CityChoice, foldName, noFilter, type PropertyFilter } from '../domain/search/property-filter.ts'
import { titleCaseCity } from '../domain/text/address.ts'
import type { Language, Localized } from '../domain/text/language.ts'
import { slugify } from '../domain/text/slug.ts'

/** A type of home with its path segment; a language without one has no page for it. */
export type LandingType = { webId: string; path: Partial<Localized> }

/** `zips`: postcodes of the homes in the list, including sold and rented ones. */
export type LandingTown = { name: string; segment: string; zips: readonly string[] }

/** At least one of the two is set. */
export type LandingPage = { town: LandingTown | undefined; type: LandingType | undefined }

export type LandingPages = {
  /** Every existing page: towns by name, types in their order, then combinations. */
  pages: readonly LandingPage[]
  /** Parses the segments after the list's path in any language and spelling, whether or not the page exists. */
  read: (segments: readonly string[]) => LandingPage | undefined
  /** The page itself if it exists, else that of its town, else that of its type; undefined for the list. */
  findNearest: (page: LandingPage) => LandingPage | undefined
  /** The existing page whose homes equal the result of a filter. */
  findByFilter: (filter: PropertyFilter) => LandingPage | undefined
  /** The town of a name with its postcodes in the list; undefined without homes there. */
  findTown: (name: string) => LandingTown | undefined
}

type Home = Pick<PublicProperty, 'city' | 'zip' | 'webIds' | 'availability'>

export type LandingSource = {
  /** The homes of the list, in any order. */
  homes: readonly Home[]
  /** In the order of the content. */
  types: readonly LandingType[]
  /** Names of known towns without homes, such as those of archived ones. */
  knownTowns: readonly string[]
  /** Official Dutch name by alternative name (ruling 4). */
  aliases: Readonly<Record<string, string>>
}

const keyOf = ({ town, type }: LandingPage) => `${town?.segment ?? ''}/${type?.webId ?? ''}`

type SegmentOf = (name: string) => string

/** Caches the segment of a town's name, as many homes share a town. */
function cacheSegments(): SegmentOf {
  const known = new Map<string, string>()
  return (name) => {
    const segment = known.get(name) ?? slugify(name)
    known.set(name, segment)
    return segment
  }
}

function indexTowns(homes: readonly Home[], knownTowns: readonly string[], segmentOf: SegmentOf): Map<string, LandingTown> {
  const zipsOf = new Map<string, { name: string; zips: Set<string> }>()
  const add = (name: string, zip?: string) => {
    const segment = segmentOf(name)
    const town = zipsOf.get(segment) ?? { name: titleCaseCity(name), zips: new Set() }
    zipsOf.set(segment, town)
    if (zip) town.zips.add(zip)
  }
  for (const { city, zip } of homes) add(city, zip)
  for (const name of knownTowns) add(name)
  const sorted = [...zipsOf].sort(([, a], [, b]) => a.name.localeCompare(b.name, 'nl'))
  return new Map(sorted.map(([segment, { name, zips }]) => [segment, { name, segment, zips: [...zips].sort() }]))
}

/** Keys of the pages with at least one available home. */
function findExistingKeys(homes: readonly Home[], segmentOf: SegmentOf): Set<string> {
  const existing = new Set<string>()
  for (const { city, webIds, availability } of homes) {
    if (availability !== 'available') continue
    const segment = segmentOf(city)
    for (const key of [`${segment}/`, ...webIds.flatMap((webId) => [`/${webId}`, `${segment}/${webId}`])]) existing.add(key)
  }
  return existing
}

/** Towns take precedence: a town with the name of a type keeps its address. */
function indexTypes(types: readonly LandingType[], towns: ReadonlyMap<string, LandingTown>): Map<string, LandingType> {
  const spellings = types.flatMap((type) => Object.values(type.path).map((path) => [path, type] as const))
  return new Map(spellings.filter(([path]) => path && !towns.has(path)).reverse())
}

/** Look-up tables by path segment, from homes, towns and types. */
type LandingIndex = Pick<LandingSource, 'types'> & {
  towns: ReadonlyMap<string, LandingTown>
  typesByPath: ReadonlyMap<string, LandingType>
  aliasSegments: ReadonlyMap<string, string>
  stands: (page: LandingPage) => boolean
}

function indexPages({ homes, types, knownTowns, aliases }: LandingSource): LandingIndex {
  const segmentOf = cacheSegments()
  const towns = indexTowns(homes, knownTowns, segmentOf)
  const typesByPath = indexTypes(types, towns)
  const named = types.filter((type) => Object.values(type.path).every((path) => typesByPath.get(path) === type))
  const existing = findExistingKeys(homes, segmentOf)
  const aliasSegments = new Map(Object.entries(aliases).map(([alias, name]) => [slugify(alias), slugify(name)]))
  const stands = (page: LandingPage) => existing.has(keyOf(page)) && (!page.type || named.includes(page.type))
  return { types, towns, typesByPath, aliasSegments, stands }
}

const readTown = ({ towns, aliasSegments }: LandingIndex, segment: string) =>
  towns.get(aliasSegments.get(slugify(segment)) ?? slugify(segment))

function findTown(index: LandingIndex, name: string): LandingTown | undefined {
  const town = readTown(index, name)
  return town?.zips.length ? town : undefined
}

function readSegments(index: LandingIndex, segments: readonly string[]): LandingPage | undefined {
  const [first = '', second, ...rest] = segments
  if (!first || rest.length > 0) return undefined
  const town = readTown(index, first)
  const typeSegment = town ? second : first
  const type = typeSegment === undefined ? undefined : index.typesByPath.get(slugify(typeSegment))
  if (town) return second === undefined || type ? { town, type } : undefined
  return type && second === undefined ? { town, type } : undefined
}

function findNearest({ stands }: LandingIndex, { town, type }: LandingPage): LandingPage | undefined {
  const candidates = [{ town, type }, town && { town, type: undefined }, type && { town: undefined, type }]
  return candidates.find((page) => page && stands(page))
}

/** The single town whose postcodes the choices cover completely; undefined otherwise. */
function findChosenTown(index: LandingIndex, cities: readonly CityChoice[]): LandingTown | undefined {
  const [first] = cities
  const town = first && findTown(index, first.name)
  if (!town || !cities.every(({ name }) => foldName(name) === foldName(town.name))) return undefined
  return town.zips.every((zip) => cities.some((city) => city.zip === zip)) ? town : undefined
}

function findByFilter(index: LandingIndex, filter: PropertyFilter): LandingPage | undefined {
  const { cities, types: webIds, ...rest } = filter
  const { cities: _, types: __, ...none } = noFilter
  if (webIds.length > 1 || JSON.stringify(rest) !== JSON.stringify({ ...rest, ...none })) return undefined
  const town = findChosenTown(index, cities)
  const type = index.types.find(({ webId }) => webId === webIds[0])
  if (cities.length > 0 && !town) return undefined
  if (webIds.length > 0 && !type) return undefined
  return index.stands({ town, type }) ? { town, type } : undefined
}

function listExisting({ towns, types, stands }: LandingIndex): LandingPage[] {
  const all = [undefined, ...towns.values()].flatMap((town) => [undefined, ...types].map((type) => ({ town, type })))
  const size = ({ town, type }: LandingPage) => Number(Boolean(town)) + Number(Boolean(type))
  return all.filter(stands).sort((a, b) => size(a) - size(b))
}

export function createLandingPages(source: LandingSource): LandingPages {
  const index = indexPages(source)
  return {
    pages: listExisting(index),
    read: (segments) => readSegments(index, segments),
    findNearest: (page) => findNearest(index, page),
    findByFilter: (filter) => findByFilter(index, filter),
    findTown: (name) => findTown(index, name),
  }
}

/** The list filter with the same result as a page. */
export function landingFilter({ town, type }: LandingPage): PropertyFilter {
  const cities = town ? town.zips.map((zip) => ({ name: town.name, zip })) : []
  return { ...noFilter, cities, types: type ? [type.webId] : [] }
}

/** `/nl/te-koop/berchem/appartement/`. @param list path of the list in the language. */
export function landingHref(list: string, { town, type }: LandingPage, language: Language): string {
  const segments = [town?.segment, type && (type.path[language] ?? type.webId)].filter(Boolean)
  return `${list}${segments.map((segment) => `${segment}/`).join('')}`
}

/** Cached, since every home is matched with every page to find its newest date: with 100 000 homes the slugs took 0.1 s. */
const segmentOfHome = cacheSegments()

/** Whether a home of the list belongs to a page. */
export function matchesLanding({ city, webIds }: Pick<Home, 'city' | 'webIds'>, { town, type }: LandingPage): boolean {
  return (!town || segmentOfHome(city) === town.segment) && (!type || webIds.includes(type.webId))
}
