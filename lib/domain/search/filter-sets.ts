/** The parts of a filter as sets of listings; the result of a filter is their intersection. */

import type { Bounds } from '../map/bounds.ts'
import type { IsoDate } from '../property/property.ts'
import { addDays } from '../text/date.ts'
import { addBit, type BitSet, createBitSet, intersect, unite } from './bit-set.ts'
import { absent } from './kept-listings.ts'
import { type LowerBound, lowerBounds, type PropertyFilter } from './property-filter.ts'
import { cityKey, type PropertySets } from './property-sets.ts'
import { boundsOfShape, insideOf, type SearchShape } from './search-shape.ts'
import { tokenise } from './tokenise.ts'
import type { Places } from './word-places.ts'
import type { Flag } from './yes-no-filters.ts'

/** Parts of a filter with facet counts of their own. */
export type FilterPart =
  | 'cities'
  | 'types'
  | 'price'
  | LowerBound
  | 'epc'
  | Flag
  | 'since'
  | 'text'
  | 'reference'
  | 'bounds'
  | 'shapes'
export type FilterSets = ReadonlyMap<FilterPart, BitSet>

function setOfPlaces({ properties }: PropertySets, places: Places): BitSet {
  const set = createBitSet(properties.length)
  for (const place of places) addBit(set, place)
  return set
}

/** The listing with this number, if the text is one as numbers are written. */
function setOfId({ ids, properties }: PropertySets, text: string): BitSet {
  const set = createBitSet(properties.length)
  const place = String(Number(text)) === text ? ids.indexOf(Number(text)) : absent
  if (place !== absent) addBit(set, place)
  return set
}

/** Listings with a figure within both bounds, inclusive; NaN is never included. */
function between(values: Float64Array, low: number, high: number): BitSet {
  const set = createBitSet(values.length)
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? Number.NaN
    if (value >= low && value <= high) addBit(set, place)
  }
  return set
}

/** Listings whose figure is at least `value`. */
export function atLeastSet({ figures, none }: PropertySets, bound: LowerBound, value: number): BitSet {
  const column = figures.get(bound)
  return column ? between(column, value, Number.POSITIVE_INFINITY) : none
}

/** Listings of the last `days` days before `today`. */
export function sinceSet({ dates }: PropertySets, days: number, today: IsoDate): BitSet {
  const first = addDays(today, -days)
  const set = createBitSet(dates.length)
  dates.forEach((date, place) => {
    if (date >= first) addBit(set, place)
  })
  return set
}

/** Listings that contain every word of the text; all for an empty text. */
function textSet(sets: PropertySets, text: string): BitSet {
  const words = tokenise(text).map((word) =>
    unite(sets.properties.length, [setOfPlaces(sets, sets.words.get(word) ?? []), setOfId(sets, word)]),
  )
  return intersect(sets.all, words)
}

function boundsSet({ latitudes, longitudes, all }: PropertySets, { south, north, west, east }: Bounds): BitSet {
  return intersect(all, [between(latitudes, south, north), between(longitudes, west, east)])
}

/** Listings within a shape. Its bounding box is checked first, which excludes most listings cheaply. */
export function shapeSet({ latitudes, longitudes }: PropertySets, shape: SearchShape): BitSet {
  const { south, north, west, east } = boundsOfShape(shape)
  const isInside = insideOf(shape)
  const set = createBitSet(latitudes.length)
  for (let place = 0; place < latitudes.length; place += 1) {
    const latitude = latitudes[place] ?? Number.NaN
    const longitude = longitudes[place] ?? Number.NaN
    const isNear = latitude >= south && latitude <= north && longitude >= west && longitude <= east
    if (isNear && isInside({ latitude, longitude })) addBit(set, place)
  }
  return set
}

/** Listings in at least one of the sets with these keys. */
function anyOf<Key>(sets: PropertySets, byKey: ReadonlyMap<Key, BitSet>, keys: readonly Key[]): BitSet {
  const found = keys.map((key) => byKey.get(key) ?? sets.none)
  return unite(sets.properties.length, found)
}

/** The sets of the parts that are set. */
export function filterSets(sets: PropertySets, filter: PropertyFilter, today: IsoDate): FilterSets {
  const parts = new Map<FilterPart, BitSet>()
  const { cities, types, minPrice, maxPrice, epc, since, text, reference, bounds, shapes } = filter
  const keys = cities.map(({ name, zip }) => cityKey(name, zip))
  if (keys.length > 0) parts.set('cities', anyOf(sets, sets.byCity, keys))
  if (types.length > 0) parts.set('types', anyOf(sets, sets.byType, types))
  if (minPrice !== undefined || maxPrice !== undefined)
    parts.set('price', between(sets.prices, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY))
  for (const bound of lowerBounds) {
    const value = filter[bound]
    if (value !== undefined) parts.set(bound, atLeastSet(sets, bound, value))
  }
  if (epc) parts.set('epc', anyOf(sets, sets.byEpc, [epc]))
  for (const flag of filter.flags) parts.set(flag, anyOf(sets, sets.byFlag, [flag]))
  if (since !== undefined) parts.set('since', sinceSet(sets, since, today))
  if (text) parts.set('text', textSet(sets, text))
  if (reference) parts.set('reference', setOfId(sets, reference))
  if (bounds) parts.set('bounds', boundsSet(sets, bounds))
  if (shapes.length > 0) {
    const found = shapes.map((shape) => shapeSet(sets, shape))
    parts.set('shapes', unite(sets.properties.length, found))
  }
  return parts
}

/** Intersection of all parts. */
export const findCommon = ({ all }: PropertySets, parts: FilterSets): BitSet => intersect(all, [...parts.values()])

/** Results with one part left out; each is computed once, on first use. */
export function withoutEach(sets: PropertySets, parts: FilterSets): (part: FilterPart) => BitSet {
  const found = findCommon(sets, parts)
  const known = new Map<FilterPart, BitSet>()
  return (part) => {
    if (!parts.has(part)) return found
    const others = [...parts].flatMap(([name, set]) => (name === part ? [] : [set]))
    const rest = known.get(part) ?? intersect(sets.all, others)
    known.set(part, rest)
    return rest
  }
}
