/**
 * An index over properties that filters, counts the choices, sorts and pages a hundred thousand in milliseconds.
 * Every choice is a set of bits; a filter is the intersection of its parts. It agrees with `matchesFilter`.
 */
import { addBit, type BitSet, countBits, countCommon, createBitSet, fullBitSet, hasBit, intersect, unite } from './bit-set.ts'
import { addDays } from './date.ts'
import type { IsoDate, PublicProperty } from './property.ts'
import {
  amountOf,
  type CityChoice,
  type EpcLetter,
  epcLetterOf,
  epcLetters,
  type Flag,
  figureOf,
  flags,
  foldName,
  hasFlag,
  type LowerBound,
  lowerBounds,
  type PageOfItems,
  type PropertyFilter,
  type SortOrder,
  sortOrders,
  sortProperties,
  tokensOf,
} from './property-filter.ts'
import { tokenise } from './tokenise.ts'

/** How many properties each choice would leave, the other parts of the filter kept. */
export type FacetCounts = {
  total: number
  types: ReadonlyMap<string, number>
  cities: readonly (CityChoice & { count: number })[]
  lowerBounds: Readonly<Record<LowerBound, (bound: number) => number>>
  epc: Readonly<Record<EpcLetter, number>>
  flags: Readonly<Record<Flag, number>>
  since: (days: number) => number
  /** Counts of equally wide steps between the lowest and the highest price. */
  prices: { from: number; to: number; counts: readonly number[] }
}

export type PropertyIndex = {
  count: (filter: PropertyFilter) => number
  page: (filter: PropertyFilter, sort: SortOrder, page: number, pageSize: number) => PageOfItems<PublicProperty>
  /** The first `limit` in the order given; for the map. */
  first: (filter: PropertyFilter, sort: SortOrder, limit: number) => PublicProperty[]
  facets: (filter: PropertyFilter) => FacetCounts
  /** Folded town names among those found. */
  countTowns: (filter: PropertyFilter) => number
}

/** Parts of a filter that are counted on their own. */
type Part = 'cities' | 'types' | 'price' | LowerBound | 'epc' | Flag | 'since' | 'text' | 'reference' | 'bounds'

const priceSteps = 24

const keyOfCity = (name: string, zip: string) => `${foldName(name)}|${zip}`

/** Sets by key, made as keys turn up. */
function groupBits(size: number, keysOf: (index: number) => Iterable<string>): Map<string, BitSet> {
  const sets = new Map<string, BitSet>()
  for (let index = 0; index < size; index += 1) {
    for (const key of keysOf(index)) {
      const set = sets.get(key) ?? createBitSet(size)
      addBit(set, index)
      sets.set(key, set)
    }
  }
  return sets
}

/** Word to the places of the properties that have it; a set of bits a word would take too much room. */
function indexTokens(properties: readonly PublicProperty[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  properties.forEach((property, index) => {
    for (const token of tokensOf(property)) {
      const list = places.get(token)
      if (list) list.push(index)
      else places.set(token, [index])
    }
  })
  return places
}

/** @param today day that `since` counts back from. */
export function createPropertyIndex(properties: readonly PublicProperty[], today: IsoDate): PropertyIndex {
  const size = properties.length
  const all = fullBitSet(size)
  const none = createBitSet(size)
  const where = (test: (property: PublicProperty) => boolean): BitSet => {
    const set = createBitSet(size)
    properties.forEach((property, index) => {
      if (test(property)) addBit(set, index)
    })
    return set
  }
  const column = (figure: (property: PublicProperty) => number | undefined) =>
    Float64Array.from(properties, (property) => figure(property) ?? Number.NaN)
  /** Numbers within both bounds; NaN is in none. */
  const between = (values: Float64Array, low: number, high: number): BitSet => {
    const set = createBitSet(size)
    for (let index = 0; index < size; index += 1) {
      const value = values[index] ?? Number.NaN
      if (value >= low && value <= high) addBit(set, index)
    }
    return set
  }

  const byType = groupBits(size, (index) => properties[index]?.webIds ?? [])
  const byCity = groupBits(size, (index) => {
    const property = properties[index]
    return property ? [keyOfCity(property.city, property.zip), `|${property.zip}`] : []
  })
  const cityNames = new Map(properties.map(({ city, zip }) => [keyOfCity(city, zip), { name: city, zip }]))
  const letters = properties.map(epcLetterOf)
  const byEpc = new Map(
    epcLetters.map((worst) => {
      const set = createBitSet(size)
      letters.forEach((letter, index) => {
        if (letter && letter <= worst) addBit(set, index)
      })
      return [worst, set]
    }),
  )
  const byFlag = new Map(flags.map((flag) => [flag, where(hasFlag[flag])]))
  const figures = new Map(lowerBounds.map((bound) => [bound, column(figureOf[bound])]))
  const prices = column(amountOf)
  const latitudes = Float64Array.from(properties, ({ latitude }) => latitude)
  const longitudes = Float64Array.from(properties, ({ longitude }) => longitude)
  const dates = properties.map(({ creationDate }) => creationDate)
  const placesOfToken = indexTokens(properties)
  const placeOfId = new Map(properties.map(({ id }, index) => [String(id), index]))
  const places = new Map(properties.map((property, index) => [property, index]))
  const orders = new Map(
    sortOrders.map((order) => [
      order,
      Int32Array.from(sortProperties(properties, order), (property) => places.get(property) ?? 0),
    ]),
  )

  const ofPlaces = (list: readonly number[]): BitSet => {
    const set = createBitSet(size)
    for (const place of list) addBit(set, place)
    return set
  }
  const sinceSet = (days: number): BitSet => {
    const first = addDays(today, -days)
    const set = createBitSet(size)
    dates.forEach((date, index) => {
      if (date >= first) addBit(set, index)
    })
    return set
  }
  const atLeast = (bound: LowerBound, value: number): BitSet =>
    between(figures.get(bound) ?? new Float64Array(), value, Number.POSITIVE_INFINITY)

  /** The sets of the parts that are set. */
  function partsOf(filter: PropertyFilter): Map<Part, BitSet> {
    const parts = new Map<Part, BitSet>()
    if (filter.cities.length)
      parts.set(
        'cities',
        unite(
          size,
          filter.cities.map(({ name, zip }) => byCity.get(keyOfCity(name, zip)) ?? none),
        ),
      )
    if (filter.types.length)
      parts.set(
        'types',
        unite(
          size,
          filter.types.map((type) => byType.get(type) ?? none),
        ),
      )
    if (filter.minPrice !== undefined || filter.maxPrice !== undefined) {
      parts.set('price', between(prices, filter.minPrice ?? 0, filter.maxPrice ?? Number.POSITIVE_INFINITY))
    }
    for (const bound of lowerBounds) {
      const value = filter[bound]
      if (value !== undefined) parts.set(bound, atLeast(bound, value))
    }
    if (filter.epc) parts.set('epc', byEpc.get(filter.epc) ?? none)
    for (const flag of filter.flags) parts.set(flag, byFlag.get(flag) ?? none)
    if (filter.since !== undefined) parts.set('since', sinceSet(filter.since))
    const tokens = tokenise(filter.text)
    if (tokens.length)
      parts.set(
        'text',
        intersect(
          all,
          tokens.map((token) => ofPlaces(placesOfToken.get(token) ?? [])),
        ),
      )
    if (filter.reference) {
      const place = placeOfId.get(filter.reference)
      parts.set('reference', place === undefined ? none : ofPlaces([place]))
    }
    if (filter.bounds) {
      const { south, north, west, east } = filter.bounds
      parts.set('bounds', intersect(between(latitudes, south, north), [between(longitudes, west, east)]))
    }
    return parts
  }

  const find = (filter: PropertyFilter) => intersect(all, [...partsOf(filter).values()])

  /** Places of the found ones in an order, from `start`, at most `limit`. */
  function take(found: BitSet, sort: SortOrder, start: number, limit: number): PublicProperty[] {
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

  function countPrices(found: BitSet): FacetCounts['prices'] {
    const known = [...prices].filter((price, index) => !Number.isNaN(price) && hasBit(found, index))
    const from = known.reduce((lowest, price) => Math.min(lowest, price), Number.POSITIVE_INFINITY)
    const to = known.reduce((highest, price) => Math.max(highest, price), 0)
    const counts = new Array<number>(priceSteps).fill(0)
    for (const price of known) {
      const step = to === from ? 0 : Math.min(priceSteps - 1, Math.floor(((price - from) / (to - from)) * priceSteps))
      counts[step] = (counts[step] ?? 0) + 1
    }
    return { from: known.length ? from : 0, to, counts }
  }

  function facets(filter: PropertyFilter): FacetCounts {
    const parts = partsOf(filter)
    const found = intersect(all, [...parts.values()])
    const others = new Map<Part, BitSet>()
    /** What the filter leaves when one part is taken out. */
    const without = (part: Part): BitSet => {
      if (!parts.has(part)) return found
      const known =
        others.get(part) ??
        intersect(
          all,
          [...parts].flatMap(([name, set]) => (name === part ? [] : [set])),
        )
      others.set(part, known)
      return known
    }
    const countBound = (bound: LowerBound) => (value: number) => countCommon(without(bound), atLeast(bound, value))
    const cities = [...cityNames].map(([key, city]) => ({
      ...city,
      count: countCommon(without('cities'), byCity.get(key) ?? none),
    }))
    const countEpc = (letter: EpcLetter) => countCommon(without('epc'), byEpc.get(letter) ?? none)
    const countFlag = (flag: Flag) => countCommon(without(flag), byFlag.get(flag) ?? none)
    return {
      total: countBits(found),
      types: new Map([...byType].map(([type, set]) => [type, countCommon(without('types'), set)])),
      cities,
      lowerBounds: {
        minBedrooms: countBound('minBedrooms'),
        minBathrooms: countBound('minBathrooms'),
        minArea: countBound('minArea'),
        minGarages: countBound('minGarages'),
        minParkings: countBound('minParkings'),
        minPlot: countBound('minPlot'),
      },
      epc: { a: countEpc('a'), b: countEpc('b'), c: countEpc('c'), d: countEpc('d'), e: countEpc('e'), f: countEpc('f') },
      flags: {
        garage: countFlag('garage'),
        terrace: countFlag('terrace'),
        garden: countFlag('garden'),
        lift: countFlag('lift'),
        furnished: countFlag('furnished'),
        available: countFlag('available'),
      },
      since: (days) => countCommon(without('since'), sinceSet(days)),
      prices: countPrices(without('price')),
    }
  }

  return {
    count: (filter) => countBits(find(filter)),
    page: (filter, sort, page, pageSize) => {
      const found = find(filter)
      const total = countBits(found)
      const pageCount = Math.max(1, Math.ceil(total / pageSize))
      const current = Math.min(Math.max(1, page), pageCount)
      return { items: take(found, sort, (current - 1) * pageSize, pageSize), page: current, pageCount, total }
    },
    first: (filter, sort, limit) => take(find(filter), sort, 0, limit),
    facets,
    countTowns: (filter) => {
      const found = find(filter)
      const towns = [...cityNames].filter(([key]) => countCommon(found, byCity.get(key) ?? none) > 0)
      return new Set(towns.map(([, { name }]) => foldName(name))).size
    },
  }
}
