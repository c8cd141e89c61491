/** Postcodes of Belgium decide which law is asked of a listing (ruling 14); those of other countries are only written. */
import { postcodePattern } from '../property/property-parts.ts'
import { belgiumId } from './country.ts'
import { findRegion } from './region.ts'

/** Whether the country could have it. */
export const isPostcode = (zip: string, countryId: number): boolean =>
  countryId === belgiumId ? findRegion(zip, countryId) !== undefined : postcodePattern.test(zip)
