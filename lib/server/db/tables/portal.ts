/** Tables for the owner portal: statistics, items, reports. */

/** Forms are counted from the leads; only the demo, which has no leads, counts them here. */
export type FigureKind = 'view' | 'favourite' | 'share' | 'documents' | 'information' | 'visit'

/** Number of events of a property per day in Belgium, by referrer. */
export type PropertyFigureTable = { property_id: number; day: string; kind: FigureKind; source: string; count: number }

/** Salt for the hashes of a day; deleted when the day is over. */
export type DailySaltTable = { day: string; salt: string }

/** Hashes of the visitors counted on a day, so that none counts twice; deleted when the day is over. */
export type VisitorHashTable = { hash: string; day: string }

export type PortalItemKind = 'communication' | 'visit' | 'media'

/** What the agency did for a property, as its owner sees it. */
export type PortalItemTable = {
  id: string
  property_id: number
  kind: PortalItemKind
  /** ISO date, and clock time in Belgium if there is one. */
  date: string
  time: string | null
  type: string
  contact: string
  subject: string
  comment: string
  status: string
  /** Address of an advertisement, and the statistics of its site. */
  link: string | null
  views: number | null
  contacts: number | null
  /** Lower-case address of the contact, or empty: never shown; used to find the item when that person asks to be erased. */
  email: string
  created_at: string
}

/** Statistics of a property in a month, as of the first of the next month, for one owner. */
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

/** An owner's answer to the time of a viewing. */
export type ViewingAnswerTable = {
  lead_id: string
  account_id: string
  /** The time that was answered: a new time needs a new answer. */
  starts_at: string
  answer: 'confirmed' | 'refused'
  /** Empty for a confirmed time. */
  reason: string
  suggestion: string
  answered_at: string
}

/** A document that an owner sent about a property. */
export type OwnerFileTable = {
  id: string
  account_id: string
  property_id: number
  kind: string
  /** File name given by the owner, sanitized; only displayed, never used as a path. */
  name: string
  /** By content, not by name. */
  media_type: string
  /** Bytes. */
  size: number
  /** Base64. */
  content: string
  sent_at: string
}

/** A purchase offer that the office released to the owner of the property. */
export type OfferReleaseTable = { lead_id: string; released_at: string }

/** Stores that an owner was asked for a review after a sale, so that nobody is asked twice. */
export type ReviewInvitationTable = { account_id: string; property_id: number; invited_at: string }
