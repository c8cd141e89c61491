/** The data of the search panel that is the same in every language. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { eachInPieces } from '../../domain/search/in-pieces.ts'
import { createPanelIndex, type PanelChoice, type PanelCity, type PanelIndex } from '../../domain/search/panel-search.ts'
import { foldName, noFilter, type PropertyFilter } from '../../domain/search/property-filter.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { landingHref } from '../../routing/landing-pages.ts'
import { emptyListQuery, listQueryText } from '../../routing/list-query.ts'
import { preparedPerSnapshot } from '../content/snapshot/prepared-per-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { inSteps, type Steps } from '../content/thread/steps.ts'
import { findLandingPages } from '../pages/landing-index.ts'

type Counts = { sale: number; rent: number }
type CityCounts = Counts & { name: string; zip: string }

/** The language-independent data. */
export type PanelBase = {
  countsByType: ReadonlyMap<string, Counts>
  cities: readonly PanelCity[]
  /** An index of terms other than properties. */
  towns: PanelIndex
}

export const queryOf = (filter: Partial<PropertyFilter>) =>
  listQueryText({ ...emptyListQuery, filter: { ...noFilter, ...filter } })

const goals = ['sale', 'rent'] as const

/** The address suffix of a list where the filter has a page of its own. */
export function pagesOf(snapshot: Snapshot, filter: Partial<PropertyFilter>, language: Language): Pick<PanelChoice, 'pages'> {
  const found = goals.flatMap((goal) => {
    const page = findLandingPages(snapshot, goal).findByFilter({ ...noFilter, ...filter })
    return page ? [[goal, landingHref('', page, language)]] : []
  })
  return found.length > 0 ? { pages: Object.fromEntries(found) } : {}
}

const byNameAndZip = (a: CityCounts, b: CityCounts) => a.name.localeCompare(b.name, 'nl') || a.zip.localeCompare(b.zip)

/** The counts of a key, created when first needed. */
function countsOf<T extends Counts>(counts: Map<string, T>, key: string, begin: () => T): T {
  const known = counts.get(key) ?? begin()
  counts.set(key, known)
  return known
}

/** Properties counted between two yields: a few milliseconds of work. */
const atOnce = 5_000

/** Towns as spelled in properties; names are normalized afterwards, as there are far fewer towns than properties. */
function* countSpellings(properties: readonly PublicProperty[]): Steps<CityCounts[]> {
  const spellings = new Map<string, CityCounts>()
  yield* eachInPieces(properties, atOnce, ({ goal, city, zip }) => {
    if (goal !== 'takeover') countsOf(spellings, `${city}|${zip}`, () => ({ name: city, zip, sale: 0, rent: 0 }))[goal] += 1
  })
  return [...spellings.values()]
}

function* countCities(properties: readonly PublicProperty[]): Steps<CityCounts[]> {
  const cities = new Map<string, CityCounts>()
  for (const { name, zip, sale, rent } of yield* countSpellings(properties)) {
    const begin = () => ({ name: titleCaseCity(name), zip, sale: 0, rent: 0 })
    const counts = countsOf(cities, `${foldName(name)}|${zip}`, begin)
    counts.sale += sale
    counts.rent += rent
  }
  return [...cities.values()].sort(byNameAndZip)
}

function* countTypes(properties: readonly PublicProperty[]): Steps<Map<string, Counts>> {
  const types = new Map<string, Counts>()
  yield* eachInPieces(properties, atOnce, ({ goal, webIds }) => {
    if (goal === 'takeover') return
    for (const webId of new Set(webIds)) countsOf(types, webId, () => ({ sale: 0, rent: 0 }))[goal] += 1
  })
  return types
}

function toPanelCity(city: CityCounts, snapshot: Snapshot): PanelCity {
  const ofCity = Object.entries(snapshot.site.cityAliases).filter(([, official]) => foldName(official) === foldName(city.name))
  const filter = { cities: [{ name: city.name, zip: city.zip }] }
  // Town names in addresses are the same in every language (ruling 4).
  const pages = pagesOf(snapshot, filter, 'nl')
  return { ...city, query: queryOf(filter), ...pages, ...(ofCity.length > 0 && { aliases: ofCity.map(([alias]) => alias) }) }
}

function* buildInSteps(snapshot: Snapshot): Steps<PanelBase> {
  const countsByType = yield* countTypes(snapshot.properties)
  const cities = yield* inSteps(yield* countCities(snapshot.properties), (city) => toPanelCity(city, snapshot))
  return { countsByType, cities, towns: createPanelIndex(cities, () => undefined) }
}

export const { find: findPanelBase, prepare: preparePanel } = preparedPerSnapshot('panel', buildInSteps)
