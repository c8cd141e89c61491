/** The data of the index: a bit set for every choice, a column for every figure, a permutation for every sort order. */

import type { IsoDate, PublicProperty } from '../property/property.ts'
import { addBit, type BitSet, createBitSet, fullBitSet } from './bit-set.ts'
import { eachInPieces, type Pieces } from './in-pieces.ts'
import {
  amountOf,
  type CityChoice,
  type EpcLetter,
  epcLetterOf,
  epcLetters,
  figureOf,
  foldName,
  type LowerBound,
  lowerBounds,
  placeComparison,
  type SortOrder,
  sortOrders,
  tokensOf,
} from './property-filter.ts'
import { sortInPieces } from './sort-in-pieces.ts'
import { type Flag, yesNoFilters } from './yes-no-filters.ts'

/** A figure of every listing, by index; NaN where unknown. */
type Column = Float64Array

export type PropertySets = {
  properties: readonly PublicProperty[]
  all: BitSet
  none: BitSet
  byType: ReadonlyMap<string, BitSet>
  /** By folded name and postcode, and by postcode alone; see `cityKey`. */
  byCity: ReadonlyMap<string, BitSet>
  cityNames: ReadonlyMap<string, CityChoice>
  /** Label with that letter or better. */
  byEpc: ReadonlyMap<EpcLetter, BitSet>
  byFlag: ReadonlyMap<Flag, BitSet>
  figures: ReadonlyMap<LowerBound, Column>
  prices: Column
  latitudes: Column
  longitudes: Column
  dates: readonly IsoDate[]
  /** Indices by word; a bit set per word would take too much memory. */
  placesOfToken: ReadonlyMap<string, readonly number[]>
  placeOfId: ReadonlyMap<string, number>
  /** Indices sorted by each order. */
  orders: ReadonlyMap<SortOrder, Int32Array>
}

export const cityKey = (name: string, zip: string) => `${foldName(name)}|${zip}`

/** Listings processed between two yields (a few milliseconds of work); fewer where their words are split. */
const [atOnce, wordsAtOnce] = [2_000, 500]

/** The set of the listings that pass a test. */
function* selectSet(properties: readonly PublicProperty[], test: (property: PublicProperty) => boolean): Pieces<BitSet> {
  const set = createBitSet(properties.length)
  yield* eachInPieces(properties, atOnce, (property, place) => {
    if (test(property)) addBit(set, place)
  })
  return set
}

/** Sets by key, created when a key first occurs. */
function* groupSets(properties: readonly PublicProperty[], keysOf: (property: PublicProperty) => readonly string[]) {
  const sets = new Map<string, BitSet>()
  yield* eachInPieces(properties, atOnce, (property, place) => {
    for (const key of keysOf(property)) {
      const set = sets.get(key) ?? createBitSet(properties.length)
      addBit(set, place)
      sets.set(key, set)
    }
  })
  return sets
}

/** Caches the keys of a town, since many listings share one. */
function cacheTownKeys() {
  const known = new Map<string, readonly [string, string]>()
  return ({ city, zip }: PublicProperty) => {
    const name = `${city}|${zip}`
    const keys = known.get(name) ?? ([cityKey(city, zip), `|${zip}`] as const)
    known.set(name, keys)
    return keys
  }
}

function* nameTowns(properties: readonly PublicProperty[], keysOf: ReturnType<typeof cacheTownKeys>) {
  const names = new Map<string, CityChoice>()
  yield* eachInPieces(properties, atOnce, (property) => {
    names.set(keysOf(property)[0], { name: property.city, zip: property.zip })
  })
  return names
}

/** Sets of "this letter or better". */
function* selectLetters(properties: readonly PublicProperty[]): Pieces<Map<EpcLetter, BitSet>> {
  const sets = new Map(epcLetters.map((worst) => [worst, createBitSet(properties.length)]))
  yield* eachInPieces(properties, atOnce, (property, place) => {
    const letter = epcLetterOf(property)
    for (const [worst, set] of sets) if (letter !== undefined && letter <= worst) addBit(set, place)
  })
  return sets
}

function* groupTokens(properties: readonly PublicProperty[]): Pieces<Map<string, number[]>> {
  const places = new Map<string, number[]>()
  yield* eachInPieces(properties, wordsAtOnce, (property, place) => {
    for (const token of tokensOf(property)) {
      const list = places.get(token)
      if (list) list.push(place)
      else places.set(token, [place])
    }
  })
  return places
}

function* toColumn(
  properties: readonly PublicProperty[],
  figure: (property: PublicProperty) => number | undefined,
): Pieces<Column> {
  const column = new Float64Array(properties.length)
  yield* eachInPieces(properties, atOnce, (property, place) => {
    column[place] = figure(property) ?? Number.NaN
  })
  return column
}

function* toColumns(properties: readonly PublicProperty[]): Pieces<Map<LowerBound, Column>> {
  const columns = new Map<LowerBound, Column>()
  for (const bound of lowerBounds) columns.set(bound, yield* toColumn(properties, figureOf[bound]))
  return columns
}

function* orderPlaces(properties: readonly PublicProperty[]): Pieces<Map<SortOrder, Int32Array>> {
  const orders = new Map<SortOrder, Int32Array>()
  for (const order of sortOrders) {
    yield
    orders.set(order, yield* sortInPieces(properties.length, placeComparison(properties, order)))
  }
  return orders
}

function* selectFlags(properties: readonly PublicProperty[]): Pieces<Map<Flag, BitSet>> {
  const flags = new Map<Flag, BitSet>()
  for (const { name, isMet } of yesNoFilters) flags.set(name, yield* selectSet(properties, isMet))
  return flags
}

function* placeIds(properties: readonly PublicProperty[]): Pieces<Map<string, number>> {
  const places = new Map<string, number>()
  yield* eachInPieces(properties, atOnce, ({ id }, place) => {
    places.set(String(id), place)
  })
  return places
}

/** Interruptible: 20 000 listings in one go take half a second. */
export function* indexProperties(properties: readonly PublicProperty[]): Pieces<PropertySets> {
  const townKeys = cacheTownKeys()
  return {
    properties,
    all: fullBitSet(properties.length),
    none: createBitSet(properties.length),
    byEpc: yield* selectLetters(properties),
    byType: yield* groupSets(properties, ({ webIds }) => webIds),
    byCity: yield* groupSets(properties, townKeys),
    cityNames: yield* nameTowns(properties, townKeys),
    figures: yield* toColumns(properties),
    byFlag: yield* selectFlags(properties),
    placesOfToken: yield* groupTokens(properties),
    orders: yield* orderPlaces(properties),
    prices: yield* toColumn(properties, amountOf),
    latitudes: yield* toColumn(properties, ({ latitude }) => latitude),
    longitudes: yield* toColumn(properties, ({ longitude }) => longitude),
    dates: properties.map(({ creationDate }) => creationDate),
    placeOfId: yield* placeIds(properties),
  }
}
