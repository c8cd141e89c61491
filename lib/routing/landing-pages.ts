/**
 * Pages of their own for the homes of a town, of a type, and of both together: `/nl/te-koop/berchem/appartement/`. One stands
 * while at least one home of it is to be had. Its address says the same as a filter of the list, so the filter leads there
 * (docs/decisions/030-landing-pages.md).
 */

import type { PublicProperty } from '../domain/property/property.ts'
import { type CityChoice, foldName, noFilter, type PropertyFilter } from '../domain/search/property-filter.ts'
import { titleCaseCity } from '../domain/text/address.ts'
import type { Language, Localized } from '../domain/text/language.ts'
import { slugify } from '../domain/text/slug.ts'

/** A type of home as addresses name it; a language without a path has no page of it. */
export type LandingType = { webId: string; path: Partial<Localized> }

/** `zips` are those of the homes in the list, sold and rented ones included. */
export type LandingTown = { name: string; segment: string; zips: readonly string[] }

/** At least one of both is there. */
export type LandingPage = { town: LandingTown | undefined; type: LandingType | undefined }

export type LandingPages = {
  /** Every page that stands: towns by name, types in their order, then both together. */
  pages: readonly LandingPage[]
  /** What the segments below the address of the list name in any language and spelling, whether or not it stands. */
  read: (segments: readonly string[]) => LandingPage | undefined
  /** The page itself while it stands, else its town's, else its type's; undefined leaves the list. */
  findNearest: (page: LandingPage) => LandingPage | undefined
  /** The standing page that shows exactly what a filter leaves. */
  findByFilter: (filter: PropertyFilter) => LandingPage | undefined
  /** The town of a name with its postcodes in the list; undefined when no home is there. */
  findTown: (name: string) => LandingTown | undefined
}

type Home = Pick<PublicProperty, 'city' | 'zip' | 'webIds' | 'availability'>

export type LandingSource = {
  /** Those of the list, in the order of nothing in particular. */
  homes: readonly Home[]
  /** In the order of the content. */
  types: readonly LandingType[]
  /** Names of towns that are known although no home is there now, such as those of the archive. */
  knownTowns: readonly string[]
  /** Other names of towns (ruling 4). */
  aliases: Readonly<Record<string, string>>
}

const keyOf = ({ town, type }: LandingPage) => `${town?.segment ?? ''}/${type?.webId ?? ''}`

type SegmentOf = (name: string) => string

/** Many homes have one town: its name is made an address once. */
function rememberSegments(): SegmentOf {
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

/** Keys of the pages that have a home to be had. */
function findStanding(homes: readonly Home[], segmentOf: SegmentOf): Set<string> {
  const standing = new Set<string>()
  for (const { city, webIds, availability } of homes) {
    if (availability !== 'available') continue
    const segment = segmentOf(city)
    for (const key of [`${segment}/`, ...webIds.flatMap((webId) => [`/${webId}`, `${segment}/${webId}`])]) standing.add(key)
  }
  return standing
}

/** Towns come first, so that one called like a type keeps its address. */
function indexTypes(types: readonly LandingType[], towns: ReadonlyMap<string, LandingTown>): Map<string, LandingType> {
  const spellings = types.flatMap((type) => Object.values(type.path).map((path) => [path, type] as const))
  return new Map(spellings.filter(([path]) => path && !towns.has(path)).reverse())
}

/** What the homes, towns and types make of addresses. */
type LandingIndex = Pick<LandingSource, 'types'> & {
  towns: ReadonlyMap<string, LandingTown>
  typesByPath: ReadonlyMap<string, LandingType>
  aliasSegments: ReadonlyMap<string, string>
  stands: (page: LandingPage) => boolean
}

function indexPages({ homes, types, knownTowns, aliases }: LandingSource): LandingIndex {
  const segmentOf = rememberSegments()
  const towns = indexTowns(homes, knownTowns, segmentOf)
  const typesByPath = indexTypes(types, towns)
  const named = types.filter((type) => Object.values(type.path).every((path) => typesByPath.get(path) === type))
  const standing = findStanding(homes, segmentOf)
  const aliasSegments = new Map(Object.entries(aliases).map(([alias, name]) => [slugify(alias), slugify(name)]))
  const stands = (page: LandingPage) => standing.has(keyOf(page)) && (!page.type || named.includes(page.type))
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

/** The town whose every postcode the choices name, and no other. */
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

function listStanding({ towns, types, stands }: LandingIndex): LandingPage[] {
  const all = [undefined, ...towns.values()].flatMap((town) => [undefined, ...types].map((type) => ({ town, type })))
  const size = ({ town, type }: LandingPage) => Number(Boolean(town)) + Number(Boolean(type))
  return all.filter(stands).sort((a, b) => size(a) - size(b))
}

export function createLandingPages(source: LandingSource): LandingPages {
  const index = indexPages(source)
  return {
    pages: listStanding(index),
    read: (segments) => readSegments(index, segments),
    findNearest: (page) => findNearest(index, page),
    findByFilter: (filter) => findByFilter(index, filter),
    findTown: (name) => findTown(index, name),
  }
}

/** What the list shows when it is filtered to a page. */
export function landingFilter({ town, type }: LandingPage): PropertyFilter {
  const cities = town ? town.zips.map((zip) => ({ name: town.name, zip })) : []
  return { ...noFilter, cities, types: type ? [type.webId] : [] }
}

/** `/nl/te-koop/berchem/appartement/`. @param list address of the list in the language. */
export function landingHref(list: string, { town, type }: LandingPage, language: Language): string {
  const segments = [town?.segment, type && (type.path[language] ?? type.webId)].filter(Boolean)
  return `${list}${segments.map((segment) => `${segment}/`).join('')}`
}

/** All homes are held against each page, for its newest day: with 100 000 of them making each name an address took a tenth of a second. */
const segmentOfHome = rememberSegments()

/** Whether a home of the list stands on a page. */
export function matchesLanding({ city, webIds }: Pick<Home, 'city' | 'webIds'>, { town, type }: LandingPage): boolean {
  return (!town || segmentOfHome(city) === town.segment) && (!type || webIds.includes(type.webId))
}
