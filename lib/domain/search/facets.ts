/** Facet counts: how many listings each choice of a filter would leave, the other parts of the filter unchanged. */

import type { IsoDate } from '../property/property.ts'
import { type BitSet, countBits, countCommon, hasBit } from './bit-set.ts'
import { atLeastSet, filterSets, findCommon, shapeSet, sinceSet, withoutEach } from './filter-sets.ts'
import type { CityChoice, EpcLetter, LowerBound, PropertyFilter } from './property-filter.ts'
import type { PropertySets } from './property-sets.ts'
import type { SearchShape } from './search-shape.ts'
import type { Flag } from './yes-no-filters.ts'

/** Histogram of prices in steps of equal width between the lowest and the highest; euro. */
export type PriceSteps = { from: number; to: number; counts: readonly number[] }

export type FacetCounts = {
  total: number
  types: ReadonlyMap<string, number>
  cities: readonly (CityChoice & { count: number })[]
  lowerBound: (bound: LowerBound, value: number) => number
  epc: (letter: EpcLetter) => number
  flag: (flag: Flag) => number
  since: (days: number) => number
  shape: (shape: SearchShape) => number
  prices: PriceSteps
}

const priceSteps = 24

function countPrices(prices: Float64Array, found: BitSet): PriceSteps {
  const known = [...prices].filter((price, place) => !Number.isNaN(price) && hasBit(found, place))
  const from = known.reduce((lowest, price) => Math.min(lowest, price), Number.POSITIVE_INFINITY)
  const to = known.reduce((highest, price) => Math.max(highest, price), 0)
  const counts = new Array<number>(priceSteps).fill(0)
  for (const price of known) {
    const step = to === from ? 0 : Math.min(priceSteps - 1, Math.floor(((price - from) / (to - from)) * priceSteps))
    counts[step] = (counts[step] ?? 0) + 1
  }
  return { from: known.length ? from : 0, to, counts }
}

/** @param today reference day of `since`. */
export function countFacets(sets: PropertySets, filter: PropertyFilter, today: IsoDate): FacetCounts {
  const parts = filterSets(sets, filter, today)
  const without = withoutEach(sets, parts)
  const countIn = (rest: BitSet, set: BitSet | undefined) => (set ? countCommon(rest, set) : 0)
  return {
    total: countBits(findCommon(sets, parts)),
    types: new Map([...sets.byType].map(([type, set]) => [type, countIn(without('types'), set)])),
    cities: [...sets.cityNames].map(([key, city]) => ({ ...city, count: countIn(without('cities'), sets.byCity.get(key)) })),
    lowerBound: (bound, value) => countIn(without(bound), atLeastSet(sets, bound, value)),
    epc: (letter) => countIn(without('epc'), sets.byEpc.get(letter)),
    flag: (flag) => countIn(without(flag), sets.byFlag.get(flag)),
    since: (days) => countIn(without('since'), sinceSet(sets, days, today)),
    shape: (shape) => countIn(without('shapes'), shapeSet(sets, shape)),
    prices: countPrices(sets.prices, without('price')),
  }
}
