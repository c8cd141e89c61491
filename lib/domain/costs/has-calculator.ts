/** Which properties have a calculator (ruling 10: not with a hidden price, not when sold or rented, not abroad). */

import { findRegion } from '../law/region.ts'
import type { PublicProperty, ShownPrice } from '../property/property.ts'

type Offered = Pick<PublicProperty, 'goal' | 'availability' | 'price' | 'vat' | 'zip' | 'countryId'>

/** A property with a visible price. */
type WithPrice = { price: ShownPrice }

function isOffered<T extends Offered>(property: T): property is T & WithPrice {
  const { availability, price } = property
  return availability === 'available' && price.kind === 'shown' && price.amount > 0
}

/** Sales under VAT are excluded: listings do not split building and land, which are taxed differently. */
export function hasBuyingCosts<T extends Offered>(property: T): property is T & WithPrice {
  const isTaxedByRegion = findRegion(property.zip, property.countryId) !== undefined && property.vat !== true
  return property.goal === 'sale' && isOffered(property) && isTaxedByRegion
}

export function hasMovingInCosts<T extends Offered>(property: T): property is T & WithPrice {
  return property.goal === 'rent' && isOffered(property)
}
