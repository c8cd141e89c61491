/** What visitors may see of a property; everything else is taken out before a page is made of it (ruling 10). */
import type { Property } from './property.ts'
import { publicPoint } from './property-filter.ts'

/** Fields that stand empty while the price is hidden: the price could be reckoned back from them. */
const withoutPrice = {
  publishPrice: false,
  price: 0,
  priceHistory: [],
  chargesRenter: undefined,
  rentalIncome: undefined,
  minimumIncome: undefined,
  deposit: undefined,
  notaryFee: undefined,
  registrationRights: undefined,
  totalCosts: undefined,
} as const satisfies Partial<Property>

const withoutStreet = { street: '', houseNumber: '', boxNr: '' } as const satisfies Partial<Property>

/**
 * The price is hidden when it is not published, when a marquee of the ignore list takes its place, and in the archive.
 * A hidden address leaves the town and a rounded point.
 */
export function toPublicProperty(property: Property, marqueeIgnoreList: readonly number[]): Property {
  const showsPrice = property.publishPrice && !property.archived && !marqueeIgnoreList.includes(property.marquee)
  return {
    ...property,
    ...(showsPrice ? {} : withoutPrice),
    ...(property.publishAddress ? {} : withoutStreet),
    ...publicPoint(property),
  }
}
