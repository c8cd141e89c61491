/**
 * A property's whole record, what is hidden from visitors included. Content loading makes it; whoever else needs it asks for it
 * by name, see `lib/server/content/confidential.ts`.
 */
import type { PricePoint, PriceTerms, PropertyFacts, StreetAddress } from './property.ts'

export type ConfidentialProperty = PropertyFacts &
  PriceTerms &
  StreetAddress & {
    publishPrice: boolean
    /** Euro; a rental's is of a month. */
    price: number
    priceUnit: number
    priceHistory: readonly PricePoint[]
    publishAddress: boolean
  }
