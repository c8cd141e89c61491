/** A listing for partner portals: available properties with their public data. */
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
  /** ISO time at which the content was loaded. */
  madeAt: string
  listings: readonly PartnerListing[]
}

/** Excludes sold and rented properties, and takeovers, which home portals do not accept. */
export const isForPartners = ({ availability, goal }: PublicProperty): boolean =>
  availability === 'available' && goal !== 'takeover'

export const shownPrice = ({ price }: PublicProperty): number | undefined => (price.kind === 'shown' ? price.amount : undefined)

/** Undefined for a hidden address: a partner would show the rounded point as an exact pin. */
export const exactPoint = ({ address, latitude, longitude }: PublicProperty) =>
  address.kind === 'shown' ? { latitude, longitude } : undefined

/** Bathrooms plus shower rooms; undefined where neither is known. */
export const totalBathrooms = ({ bathrooms, showerRooms }: PublicProperty): number | undefined =>
  bathrooms === undefined && showerRooms === undefined ? undefined : (bathrooms ?? 0) + (showerRooms ?? 0)
