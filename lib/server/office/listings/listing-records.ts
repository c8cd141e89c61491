/** Every property that the office handles, as its record is: with the price and address that visitors may not see, published or not. */
import 'server-only'
import { toPublicProperty } from '../../../domain/property/public-property.ts'
import { getConfidential } from '../../content/snapshot/confidential.ts'
import type { Staff } from '../staff/staff.ts'

type Records = ReturnType<typeof getConfidential>['propertyById']

export type ListingRecord = Records extends ReadonlyMap<number, infer Record> ? Record : never

export function allRecords(_staff: Staff<'handleListings'>): ListingRecord[] {
  const { propertyById, draftById } = getConfidential()
  return [...propertyById.values(), ...draftById.values()]
}

export function findRecord(_staff: Staff<'handleListings'> | Staff<'handleOffers'>, id: number): ListingRecord | undefined {
  const { propertyById, draftById } = getConfidential()
  return propertyById.get(id) ?? draftById.get(id)
}

/** As it would stand in a list with its price, whatever its state: what searches are held against. */
export const asOnOffer = (record: ListingRecord) =>
  toPublicProperty({ ...record, published: true, archived: false, availability: 'available', marquee: 0, publishPrice: true }, [])
