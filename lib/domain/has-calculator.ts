/** Which properties have a calculator (ruling 10: none while the price is hidden; none for what is gone or foreign). */
import type { Property } from './property.ts'
import { findRegion } from './region.ts'

type Offered = Pick<Property, 'goal' | 'availability' | 'archived' | 'publishPrice' | 'price' | 'vat' | 'zip' | 'countryId'>

function isOffered({ availability, archived, publishPrice, price }: Offered): boolean {
  return availability === 'available' && !archived && publishPrice && price > 0
}

/** A sale under VAT is left out: no listing tells building and land apart, and each is taxed differently. */
export function hasBuyingCosts(property: Offered): boolean {
  const isTaxedByRegion = findRegion(property.zip, property.countryId) !== undefined && property.vat !== true
  return property.goal === 'sale' && isOffered(property) && isTaxedByRegion
}

export function hasMovingInCosts(property: Offered): boolean {
  return property.goal === 'rent' && isOffered(property)
}
