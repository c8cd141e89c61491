/** Tables of what owners see of their properties: page views, items, reports. */

/** What is sent by a form is counted where it is kept; only the demo, which has no leads, counts it here. */
export type FigureKind = 'view' | 'favourite' | 'share' | 'documents' | 'information' | 'visit'

/** How often something happened to a property on a day of Belgium, by where the visitor came from. */
export type PropertyFigureTable = { property_id: number; day: string; kind: FigureKind; source: string; count: number }

/** What the hashes of a day are made with; gone when the day is over. */
export type DailySaltTable = { day: string; salt: string }

/** Hashes of who was counted on a day, so that nobody counts twice; gone when the day is over. */
export type VisitorHashTable = { hash: string; day: string }

export type PortalItemKind = 'communication' | 'visit' | 'media'

/** What the agency did for a property, as its owner reads it. */
export type PortalItemTable = {
  id: string
  property_id: number
  kind: PortalItemKind
  /** ISO day, and clock time in Belgium when there is one. */
  date: string
  time: string | null
  type: string
  contact: string
  subject: string
  comment: string
  status: string
  /** Address of an advertisement, and what its site tells of it. */
  link: string | null
  views: number | null
  contacts: number | null
  /** Lower-case address of the contact, or empty: never shown, to find the item when that person asks to be erased. */
  email: string
  created_at: string
}

/** The figures of a property in a month as they were on the first of the next, for one owner. */
export type MonthlyReportTable = {
  id: string
  account_id: string
  property_id: number
  /** `2026-10`. */
  month: string
  /** JSON, without personal data. */
  content: string
  created_at: string
}

/** What an owner said to the time of a viewing. */
export type ViewingAnswerTable = {
  lead_id: string
  account_id: string
  /** The time that was answered: another one waits again. */
  starts_at: string
  answer: 'confirmed' | 'refused'
  /** Empty for a confirmed one. */
  reason: string
  suggestion: string
  answered_at: string
}

/** A document that an owner sent for the file of a property. */
export type OwnerFileTable = {
  id: string
  account_id: string
  property_id: number
  kind: string
  /** What the owner called it, cleaned; shown, never used as a path. */
  name: string
  /** By content, not by name. */
  media_type: string
  /** Bytes. */
  size: number
  /** Base64. */
  content: string
  sent_at: string
}

/** An offer that its property's owner may read: somebody of the office let it through. */
export type OfferReleaseTable = { lead_id: string; released_at: string }

/** That an owner was asked for a review after a sale, so that nobody is asked twice. */
export type ReviewInvitationTable = { account_id: string; property_id: number; invited_at: string }
