/**
 * An index over properties that filters, counts the choices, sorts and pages a hundred thousand in milliseconds.
 * Every choice is a set of bits; a filter is the intersection of its parts. It agrees with `matchesFilter`.
 */

import type { IsoDate, PublicProperty } from '../property/property.ts'
import { type BitSet, countBits, countCommon, hasBit } from './bit-set.ts'
import { countFacets, type FacetCounts } from './facets.ts'
import { filterSets, findCommon } from './filter-sets.ts'
import type { Pieces } from './in-pieces.ts'
import { foldName, type PageOfItems, type PropertyFilter, type SortOrder } from './property-filter.ts'
import { indexProperties, type PropertySets } from './property-sets.ts'

export type PropertyIndex = {
  count: (filter: PropertyFilter) => number
  page: (filter: PropertyFilter, sort: SortOrder, page: number, pageSize: number) => PageOfItems<PublicProperty>
  /** The first `limit` in the order given; for the map. */
  first: (filter: PropertyFilter, sort: SortOrder, limit: number) => PublicProperty[]
  facets: (filter: PropertyFilter) => FacetCounts
  /** Folded town names among those found. */
  countTowns: (filter: PropertyFilter) => number
}

/** Those found in an order, from the one at `start`, at most `limit`. */
function take({ orders, properties }: PropertySets, found: BitSet, sort: SortOrder, start: number, limit: number) {
  const items: PublicProperty[] = []
  let seen = 0
  for (const place of orders.get(sort) ?? []) {
    if (!hasBit(found, place)) continue
    seen += 1
    const property = properties[place]
    if (seen > start && property) items.push(property)
    if (items.length >= limit) break
  }
  return items
}

function countTowns({ cityNames, byCity, none }: PropertySets, found: BitSet): number {
  const towns = [...cityNames].filter(([key]) => countCommon(found, byCity.get(key) ?? none) > 0)
  return new Set(towns.map(([, { name }]) => foldName(name))).size
}

/** All at once. @param today day that `since` counts back from. */
export function createPropertyIndex(properties: readonly PublicProperty[], today: IsoDate): PropertyIndex {
  const pieces = indexInPieces(properties, today)
  let next = pieces.next()
  while (!next.done) next = pieces.next()
  return next.value
}

/** The same with places to stop at. */
export function* indexInPieces(properties: readonly PublicProperty[], today: IsoDate): Pieces<PropertyIndex> {
  const sets = yield* indexProperties(properties)
  const find = (filter: PropertyFilter) => findCommon(sets, filterSets(sets, filter, today))
  return {
    count: (filter) => countBits(find(filter)),
    page: (filter, sort, page, pageSize) => {
      const found = find(filter)
      const total = countBits(found)
      const pageCount = Math.max(1, Math.ceil(total / pageSize))
      const current = Math.min(Math.max(1, page), pageCount)
      return { items: take(sets, found, sort, (current - 1) * pageSize, pageSize), page: current, pageCount, total }
    },
    first: (filter, sort, limit) => take(sets, find(filter), sort, 0, limit),
    facets: (filter) => countFacets(sets, filter, today),
    countTowns: (filter) => countTowns(sets, find(filter)),
  }
}
