/** Lists of properties for pages: latest offers, a filtered and paged list, choices for the filters. */
import 'server-only'
import type { Goal, PublicProperty } from '../../domain/property/property.ts'
import type { FacetCounts } from '../../domain/search/facets.ts'
import { firstInOrder } from '../../domain/search/first-in-order.ts'
import {
  type CityChoice,
  noFilter,
  type PageOfItems,
  type PropertyFilter,
  propertyComparison,
} from '../../domain/search/property-filter.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import type { ListQuery } from '../../routing/list-query.ts'
import { cachedPerSnapshot } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findByGoal, findIndex } from '../search/property-indexes.ts'

const getIndex = (goal: Goal) => findIndex(getSnapshot(), goal)

/** The newest available properties for sale and for rent, by their number. */
const latest = cachedPerSnapshot((count: `${number}`) => {
  const available = getSnapshot().properties.filter((property) => property.availability === 'available')
  return firstInOrder(available, Number(count), propertyComparison('newest'))
})

/** The newest available properties for sale and for rent. */
export const findLatest = (count: number): readonly PublicProperty[] => latest(`${count}`)

/** The listed properties of a postcode, newest first. */
export const findInPostcode = (goal: Goal, zip: string): PublicProperty[] =>
  getIndex(goal).first({ ...noFilter, cities: [{ name: '', zip }] }, 'newest', Number.POSITIVE_INFINITY)

/** `before`: number on earlier pages; `townCount`: number of towns of all results. */
type FoundPage = PageOfItems<PublicProperty> & { before: number; townCount: number }

/** One page of the properties that match the filter. */
export function findPage(goal: Goal, query: ListQuery): FoundPage {
  const index = getIndex(goal)
  const { pageSize } = getSnapshot().site
  const found = index.page(query.filter, query.sort, query.page, pageSize)
  return { ...found, before: (found.page - 1) * pageSize, townCount: index.countTowns(query.filter) }
}

/** Number of pages of the filtered list; 1 without results. */
export function countPages(goal: Goal, filter: PropertyFilter): number {
  return Math.max(1, Math.ceil(getIndex(goal).count(filter) / getSnapshot().site.pageSize))
}

/** The first properties that match the filter, for the map. */
export function findFirst(goal: Goal, query: ListQuery, limit: number): PublicProperty[] {
  return getIndex(goal).first(query.filter, query.sort, limit)
}

/** Number of properties that match a filter. */
export function countFiltered(goal: Goal, filter: PropertyFilter): number {
  return getIndex(goal).count(filter)
}

/** Number of matches for each choice of the filters. */
export function findFacets(goal: Goal, filter: PropertyFilter): FacetCounts {
  return getIndex(goal).facets(filter)
}

export type TypeChoice = { webId: string; name: string }

const usedTypes = cachedPerSnapshot((goal: Goal) => {
  const used = new Set(findByGoal(getSnapshot(), goal).flatMap((property) => property.webIds))
  return getSnapshot().types.filter((type) => (goal === 'sale' ? type.sale : type.rent) && used.has(type.webId))
})

/** Web types with a name in the language and a property of the goal, in their order (ruling 16). */
export function findTypeChoices(goal: Goal, language: Language): TypeChoice[] {
  return usedTypes(goal)
    .filter((type) => type.name[language])
    .map((type) => ({ webId: type.webId, name: type.name[language] }))
}

const inDutchOrder = new Intl.Collator('nl')
const byNameAndZip = (a: CityChoice, b: CityChoice) => inDutchOrder.compare(a.name, b.name) || inDutchOrder.compare(a.zip, b.zip)

/** Towns with a property of the goal, by name and postcode. */
export const findCityChoices = cachedPerSnapshot((goal: Goal): readonly CityChoice[] => {
  const choices = new Map<string, CityChoice>()
  for (const { city, zip } of findByGoal(getSnapshot(), goal)) choices.set(`${city}|${zip}`, { name: titleCaseCity(city), zip })
  return [...choices.values()].sort(byNameAndZip)
})
