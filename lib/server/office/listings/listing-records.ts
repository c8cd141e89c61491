/** All properties that the office handles, as full records: published or not, with prices and addresses hidden from visitors. */
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

/** The record as if it were for sale or to let with a visible price, to match it with saved searches. */
export const asListed = (record: ListingRecord) =>
  toPublicProperty({ ...record, published: true, archived: false, availability: 'available', marquee: 0, publishPrice: true }, [])
