/** A listing as partners get it: one that is on offer, with what visitors may see of it. */
import type { PublicProperty } from '../property/property.ts'
import type { Language } from '../text/language.ts'

export type PartnerListing = {
  property: PublicProperty
  /** Full address of its page. */
  url: string
  /** Full addresses. */
  pictures: readonly string[]
  agent: { name: string; phone: string; email: string }
}

export type PartnerFeed = {
  language: Language
  agency: { name: string; email: string; url: string }
  /** ISO time of the content. */
  madeAt: string
  listings: readonly PartnerListing[]
}

/** What is sold, rented or a business that changes hands is nothing that portals of homes take. */
export const isForPartners = ({ availability, goal }: PublicProperty): boolean =>
  availability === 'available' && goal !== 'takeover'

export const shownPrice = ({ price }: PublicProperty): number | undefined => (price.kind === 'shown' ? price.amount : undefined)

/** A rounded point says too much where a form of the partner shows it as a pin. */
export const exactPoint = ({ address, latitude, longitude }: PublicProperty) =>
  address.kind === 'shown' ? { latitude, longitude } : undefined

/** Bathrooms and shower rooms; undefined where neither is known. */
export const washRooms = ({ bathrooms, showerRooms }: PublicProperty): number | undefined =>
  bathrooms === undefined && showerRooms === undefined ? undefined : (bathrooms ?? 0) + (showerRooms ?? 0)
