/** Postcodes. A Belgian one determines the Region and so its law (ruling 14) and must exist; others are checked by form only. */
import { postcodePattern } from '../property/property-parts.ts'
import { belgiumId } from './country.ts'
import { findRegion } from './region.ts'

/** Whether the postcode is valid in Belgium, or has the form of a postcode abroad. */
export const isPostcode = (zip: string, countryId: number): boolean =>
  countryId === belgiumId ? findRegion(zip, countryId) !== undefined : postcodePattern.test(zip)
