/** What a choice of homes amounts to in figures; of prices only those that visitors may see (rulings 10 and 47). */
import type { Range } from '../project/project.ts'
import { amountOf } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

export type ListingFigures = {
  /** Euro; of rentals, a month. Undefined while no price shows. */
  prices: Range | undefined
  /** Living area in m2; undefined for land and garages. */
  areas: Range | undefined
  zips: readonly string[]
}

function rangeOf(values: readonly (number | undefined)[]): Range | undefined {
  const known = values.flatMap((value) => (value ? [value] : []))
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined
}

/** @param homes sold and rented ones count for nothing but their postcode. */
export function findListingFigures(homes: readonly PublicProperty[]): ListingFigures {
  const available = homes.filter(({ availability }) => availability === 'available')
  return {
    prices: rangeOf(available.map(amountOf)),
    areas: rangeOf(available.map(({ surfaceLiving }) => surfaceLiving)),
    zips: [...new Set(homes.map(({ zip }) => zip))].sort(),
  }
}
