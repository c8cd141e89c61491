/** The data of the index: a bit set for every choice, a column for every figure, a permutation for every sort order. */

import type { IsoDate, PublicProperty } from '../property/property.ts'
import { addBit, type BitSet, createBitSet, fullBitSet, hasBit } from './bit-set.ts'
import { eachInPieces, type Pieces } from './in-pieces.ts'
import { absent, findKept, type KeptListings } from './kept-listings.ts'
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
} from './property-filter.ts'
import { type SortedPlaces, sortPlaces } from './sorted-places.ts'
import { groupWords, type WordPlaces } from './word-places.ts'
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
  ids: Column
  /** Indices by word, without reference numbers. */
  words: WordPlaces
  orders: SortedPlaces
}

/** The listings to index, and those of them that a former index contains. */
type Input = {
  properties: readonly PublicProperty[]
  former?: { sets: PropertySets; listings: KeptListings } | undefined
}

export const cityKey = (name: string, zip: string) => `${foldName(name)}|${zip}`

/** Listings processed between two yields: a few milliseconds of work. */
const atOnce = 2_000

/** Index of the listing in the former index, `absent` where it is not known from there. */
const placeBefore = ({ former }: Input, place: number): number => former?.listings.before[place] ?? absent

/** The set of the listings that pass a test. @param before the same set of the former index. */
function* selectSet(input: Input, test: (property: PublicProperty) => boolean, before: BitSet | undefined): Pieces<BitSet> {
  const set = createBitSet(input.properties.length)
  yield* eachInPieces(input.properties, atOnce, (property, place) => {
    const known = placeBefore(input, place)
    if (before && known !== absent ? hasBit(before, known) : test(property)) addBit(set, place)
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
function* selectLetters(input: Input): Pieces<Map<EpcLetter, BitSet>> {
  const before = input.former?.sets.byEpc
  const sets = epcLetters.map((worst) => ({ worst, set: createBitSet(input.properties.length), before: before?.get(worst) }))
  yield* eachInPieces(input.properties, atOnce, (property, place) => {
    const known = placeBefore(input, place)
    const letter = known === absent ? epcLetterOf(property) : undefined
    for (const { worst, set, before } of sets)
      if (before && known !== absent ? hasBit(before, known) : letter !== undefined && letter <= worst) addBit(set, place)
  })
  return new Map(sets.map(({ worst, set }) => [worst, set]))
}

/** @param before the same column of the former index. */
function* toColumn(
  input: Input,
  figure: (property: PublicProperty) => number | undefined,
  before: Column | undefined,
): Pieces<Column> {
  const column = new Float64Array(input.properties.length)
  yield* eachInPieces(input.properties, atOnce, (property, place) => {
    const known = placeBefore(input, place)
    column[place] = (before && known !== absent ? before[known] : figure(property)) ?? Number.NaN
  })
  return column
}

function* toColumns(input: Input): Pieces<Map<LowerBound, Column>> {
  const columns = new Map<LowerBound, Column>()
  for (const bound of lowerBounds)
    columns.set(bound, yield* toColumn(input, figureOf[bound], input.former?.sets.figures.get(bound)))
  return columns
}

function* selectFlags(input: Input): Pieces<Map<Flag, BitSet>> {
  const flags = new Map<Flag, BitSet>()
  for (const { name, isMet } of yesNoFilters) flags.set(name, yield* selectSet(input, isMet, input.former?.sets.byFlag.get(name)))
  return flags
}

/**
 * Interruptible: 20 000 listings in one go take half a second.
 * @param before a former index, from which what is known of unchanged listings is taken.
 */
export function* indexProperties(properties: readonly PublicProperty[], before?: PropertySets): Pieces<PropertySets> {
  const former = before && { sets: before, listings: yield* findKept(before.properties, properties) }
  const input = { properties, former }
  const townKeys = cacheTownKeys()
  return {
    properties,
    all: fullBitSet(properties.length),
    none: createBitSet(properties.length),
    byEpc: yield* selectLetters(input),
    byType: yield* groupSets(properties, ({ webIds }) => webIds),
    byCity: yield* groupSets(properties, townKeys),
    cityNames: yield* nameTowns(properties, townKeys),
    figures: yield* toColumns(input),
    byFlag: yield* selectFlags(input),
    words: yield* groupWords(properties, former && { words: former.sets.words, listings: former.listings }),
    orders: yield* sortPlaces(properties, former && { orders: former.sets.orders, listings: former.listings }),
    prices: yield* toColumn(input, amountOf, before?.prices),
    latitudes: yield* toColumn(input, ({ latitude }) => latitude, before?.latitudes),
    longitudes: yield* toColumn(input, ({ longitude }) => longitude, before?.longitudes),
    dates: properties.map(({ creationDate }) => creationDate),
    ids: yield* toColumn(input, ({ id }) => id, before?.ids),
  }
}
