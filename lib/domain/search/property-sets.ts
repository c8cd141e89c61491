/** What is known of all listings at once: a set of bits for every choice, a column for every figure, an order for every sorting. */

import type { IsoDate, PublicProperty } from '../property/property.ts'
import { addBit, type BitSet, createBitSet, fullBitSet } from './bit-set.ts'
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
  type SortOrder,
  sortOrders,
  sortProperties,
  tokensOf,
} from './property-filter.ts'
import { type Flag, yesNoFilters } from './yes-no-filters.ts'

/** Long work that may stop at each `yield`. */
export type Pieces<T> = Generator<undefined, T, undefined>

/** A figure of every listing, by place; NaN where it is not known. */
type Column = Float64Array

export type PropertySets = {
  properties: readonly PublicProperty[]
  all: BitSet
  none: BitSet
  byType: ReadonlyMap<string, BitSet>
  /** By folded name and postcode, and by postcode alone, see `cityKey`. */
  byCity: ReadonlyMap<string, BitSet>
  cityNames: ReadonlyMap<string, CityChoice>
  /** That letter or better. */
  byEpc: ReadonlyMap<EpcLetter, BitSet>
  byFlag: ReadonlyMap<Flag, BitSet>
  figures: ReadonlyMap<LowerBound, Column>
  prices: Column
  latitudes: Column
  longitudes: Column
  dates: readonly IsoDate[]
  /** Places by word; a set of bits a word would take too much room. */
  placesOfToken: ReadonlyMap<string, readonly number[]>
  placeOfId: ReadonlyMap<string, number>
  /** Places in the order of each sorting. */
  orders: ReadonlyMap<SortOrder, Int32Array>
}

export const cityKey = (name: string, zip: string) => `${foldName(name)}|${zip}`

/** The set of the listings that pass a test. */
function selectSet<T>(items: readonly T[], test: (item: T) => boolean): BitSet {
  const set = createBitSet(items.length)
  items.forEach((item, place) => {
    if (test(item)) addBit(set, place)
  })
  return set
}

/** Sets by key, made as keys turn up. */
function groupSets(properties: readonly PublicProperty[], keysOf: (property: PublicProperty) => readonly string[]) {
  const sets = new Map<string, BitSet>()
  properties.forEach((property, place) => {
    for (const key of keysOf(property)) {
      const set = sets.get(key) ?? createBitSet(properties.length)
      addBit(set, place)
      sets.set(key, set)
    }
  })
  return sets
}

function* groupTokens(properties: readonly PublicProperty[]): Pieces<Map<string, number[]>> {
  const places = new Map<string, number[]>()
  for (const [place, property] of properties.entries()) {
    if (place % 500 === 0) yield
    for (const token of tokensOf(property)) {
      const list = places.get(token)
      if (list) list.push(place)
      else places.set(token, [place])
    }
  }
  return places
}

const toColumn = (properties: readonly PublicProperty[], figure: (property: PublicProperty) => number | undefined): Column =>
  Float64Array.from(properties, (property) => figure(property) ?? Number.NaN)

function* orderPlaces(properties: readonly PublicProperty[]): Pieces<Map<SortOrder, Int32Array>> {
  const places = new Map(properties.map((property, place) => [property, place]))
  const placeOf = (property: PublicProperty) => places.get(property) ?? 0
  const orders = new Map<SortOrder, Int32Array>()
  for (const order of sortOrders) {
    yield
    orders.set(order, Int32Array.from(sortProperties(properties, order), placeOf))
  }
  return orders
}

function* selectFlags(properties: readonly PublicProperty[]): Pieces<Map<Flag, BitSet>> {
  const flags = new Map<Flag, BitSet>()
  for (const { name, isMet } of yesNoFilters) {
    yield
    flags.set(name, selectSet(properties, isMet))
  }
  return flags
}

/** In pieces, between which others may have a turn: of twenty thousand listings all at once takes half a second. */
export function* indexProperties(properties: readonly PublicProperty[]): Pieces<PropertySets> {
  const letters = properties.map(epcLetterOf)
  const byEpc = new Map(
    epcLetters.map((worst) => [worst, selectSet(letters, (letter) => letter !== undefined && letter <= worst)]),
  )
  yield
  const byType = groupSets(properties, ({ webIds }) => webIds)
  yield
  const byCity = groupSets(properties, ({ city, zip }) => [cityKey(city, zip), `|${zip}`])
  yield
  const cityNames = new Map(properties.map(({ city, zip }) => [cityKey(city, zip), { name: city, zip }]))
  yield
  const figures = new Map(lowerBounds.map((bound) => [bound, toColumn(properties, figureOf[bound])]))
  const byFlag = yield* selectFlags(properties)
  const placesOfToken = yield* groupTokens(properties)
  const orders = yield* orderPlaces(properties)
  yield
  return {
    properties,
    all: fullBitSet(properties.length),
    none: createBitSet(properties.length),
    byType,
    byCity,
    cityNames,
    byEpc,
    byFlag,
    figures,
    prices: toColumn(properties, amountOf),
    latitudes: toColumn(properties, ({ latitude }) => latitude),
    longitudes: toColumn(properties, ({ longitude }) => longitude),
    dates: properties.map(({ creationDate }) => creationDate),
    placesOfToken,
    placeOfId: new Map(properties.map(({ id }, place) => [String(id), place])),
    orders,
  }
}
