/** Statistics of a selection of homes; only prices that visitors may see are included (rulings 10 and 47). */
import type { Range } from '../project/project.ts'
import { amountOf } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

export type ListingFigures = {
  /** Euro; for rentals per month. Undefined when no price is visible. */
  prices: Range | undefined
  /** Living area in m²; undefined for land and garages. */
  areas: Range | undefined
  zips: readonly string[]
}

function rangeOf(values: readonly (number | undefined)[]): Range | undefined {
  const known = values.flatMap((value) => (value ? [value] : []))
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined
}

/** @param homes of sold and rented ones only the postcode is used. */
export function findListingFigures(homes: readonly PublicProperty[]): ListingFigures {
  const available = homes.filter(({ availability }) => availability === 'available')
  return {
    prices: rangeOf(available.map(amountOf)),
    areas: rangeOf(available.map(({ surfaceLiving }) => surfaceLiving)),
    zips: [...new Set(homes.map(({ zip }) => zip))].sort(),
  }
}
