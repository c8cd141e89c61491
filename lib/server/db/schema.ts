/** The tables of what visitors write. Times are ISO-8601 UTC texts, ids are made by the application, JSON is text: the same in both databases. */

/**
 * Of viewings: `requested` has no time yet, `pending` has a slot that waits for a click, `lapsed` lost it, `cancelled` was called off
 * by the visitor or the agency.
 */
export type LeadStatus = 'new' | 'approved' | 'rejected' | 'confirmed' | 'requested' | 'pending' | 'lapsed' | 'cancelled'

export type LeadTable = {
  id: string
  /** Made once per filled-in form; the same form sent again is the same lead. */
  token: string
  form: string
  language: string
  /** Lower-case address of the visitor; empty when the form asks for none. */
  email: string
  property_id: number | null
  status: LeadStatus
  /** The checked fields as JSON; where somebody waits for a viewing also TOLD_MOMENTS, the free moments that were mailed; of a cancelled one FORMER_MOMENT. */
  payload: string
  created_at: string
  /** When its sender first clicked a link that was mailed about it. */
  link_clicked_at: string | null
}

export type UploadTable = {
  id: string
  lead_id: string
  field: string
  /** What the visitor called the file, cleaned; shown, never used as a path. */
  name: string
  /** Media type by content, not by name. */
  kind: string
  /** Bytes. */
  size: number
  /** Base64. */
  content: string
}

export type OutboxKind = 'mail' | 'webhook'
export type OutboxStatus = 'queued' | 'sent' | 'failed'

export type OutboxTable = {
  id: string
  lead_id: string | null
  subscriber_id: string | null
  subscription_id: string | null
  kind: OutboxKind
  /** What it is about, without personal data. */
  subject: string
  /** The message as JSON; emptied once it is sent. */
  message: string
  status: OutboxStatus
  attempts: number
  /** Not before this time. */
  due_at: string
  last_error: string | null
  created_at: string
  done_at: string | null
  /** Lower goes first, see `priorities` of the repository. */
  priority: number
  /** Who is sending it, and until when nobody else may, unless that is moved on. */
  lease_owner: string | null
  lease_ends_at: string | null
}

export type AppointmentTable = {
  id: string
  lead_id: string
  property_id: number
  agent_id: number
  starts_at: string
  /** The visitor's click is awaited until then; afterwards the slot is free for others. Null once the viewing is confirmed. */
  held_until: string | null
  /** How often the time changed. */
  sequence: number
}

/** A row to hold while slots are taken or freed, so that limits are counted by one at a time. */
export type ViewingLockTable = { name: string }

/** Sign-up to a list of mails: `pending` until the address is confirmed. */
export type SubscriptionTable = {
  id: string
  email: string
  language: string
  status: 'pending' | 'confirmed' | 'ended'
  created_at: string
  changed_at: string
}

export type RateLimitTable = {
  /** Salted hash of the visitor's address with the form. */
  key: string
  /** Requests in the window. */
  count: number
  window_ends_at: string
}

/** A form that waits for its next try, or a file of it; encrypted with a key that only the visitor's browser has. */
export type ReturnedFormTable = {
  /** Hash of the browser's key with the form. */
  id: string
  /** Empty for what was typed, the field for a file. */
  part: string
  content: string
  /** Characters of the content. */
  size: number
  ends_at: string
}

/** Challenges that were used, so that none counts twice. */
export type UsedChallengeTable = { id: string; expires_at: string }

export type AccountRole = 'owner' | 'seeker'

/** Whoever can log in. The tables from here to `second_factor` are written by the login library (accounts/auth-options.ts). */
export type AccountTable = {
  id: string
  /** Lower case. */
  email: string
  email_verified: 0 | 1
  name: string
  image: string | null
  role: AccountRole
  /** Of its mails. */
  language: string
  two_factor_enabled: 0 | 1 | null
  created_at: string
  updated_at: string
}

/** The password of an account; the columns for other providers stay empty. */
export type CredentialTable = {
  id: string
  account_id: string
  provider: string
  provider_account: string
  /** Hash with its salt. */
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_ends_at: string | null
  refresh_token_ends_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

export type SessionTable = {
  id: string
  account_id: string
  token: string
  /** Browser and system in a word each. */
  device: string | null
  /** Never filled: no address is kept. */
  address: string | null
  ends_at: string
  created_at: string
  updated_at: string
}

/** What was mailed or is under way: invitations, resets, logins that wait for their second factor. */
export type VerificationTable = {
  id: string
  /** Hash of what the link carries. */
  identifier: string
  value: string
  ends_at: string
  created_at: string
  updated_at: string
}

export type SecondFactorTable = {
  id: string
  account_id: string
  /** Encrypted. */
  secret: string
  /** Encrypted JSON. */
  backup_codes: string
  verified: 0 | 1 | null
  failures: number | null
  locked_until: string | null
}

/** What belongs to whom; a home may have several owners. */
export type OwnerPropertyTable = { account_id: string; property_id: number }

export type LoginAttemptTable = {
  /** Salted hash of an account's or visitor's address. */
  key: string
  /** Attempts since the last that succeeded. */
  count: number
  /** No attempt before this time. */
  next_try_at: string
  expires_at: string
}

/** Somebody with saved searches: `pending` until the address is confirmed, `ended` after unsubscribing. */
export type SubscriberTable = {
  id: string
  email: string
  /** Empty when only the address is known. */
  first_name: string
  language: string
  status: 'pending' | 'confirmed' | 'ended'
  /** Empty: releases before 0006 kept a password here, which now waits with its search. */
  password_hash: string | null
  created_at: string
  changed_at: string
}

export type SavedSearchTable = {
  id: string
  subscriber_id: string
  /** `sale` or `rent`; null for both. */
  goal: string | null
  /** What is looked for, as the canonical query of a list. */
  query: string
  /** Euro that may be spent, costs included; for the agency. */
  budget: number | null
  schedule: 'immediate' | 'daily' | 'weekly'
  status: 'pending' | 'active' | 'paused'
  /** What was typed with it about the subscriber; counts once this search is confirmed and nothing was before. */
  first_name: string | null
  language: string | null
  /** Of an account that comes about with the confirmation; gone once that is decided, or too late. */
  password_hash: string | null
  created_at: string
  changed_at: string
}

/** What was known of a listing when changes were last detected. */
export type ListingStateTable = { property_id: number; price: number | null; available: number; changed_at: string }

export type ListingChangeTable = {
  property_id: number
  reason: 'new' | 'price' | 'back'
  key: string
  price_before: number | null
  /** 1 once every search was compared with it. */
  matched: number
  created_at: string
}

/** A listing change for a subscriber: `waiting` for its mail, then `notified`. */
export type AlertTable = {
  subscriber_id: string
  property_id: number
  reason: 'new' | 'price' | 'back'
  key: string
  search_id: string
  price_before: number | null
  status: 'waiting' | 'notified'
  due_at: string
}

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

/** Who was sent which article of the newsletter, so that nobody gets it twice. */
export type NewsletterMailTable = { article_id: string; subscription_id: string; created_at: string }

/** Who reported a mail as unwanted, and which form had caused it: nothing that others ask for is mailed there any more. */
export type UnwantedMailTable = {
  /** Keyed hash of the address. */
  recipient: string
  form: string
  created_at: string
}

export type Database = {
  lead: LeadTable
  upload: UploadTable
  outbox: OutboxTable
  appointment: AppointmentTable
  viewing_lock: ViewingLockTable
  subscription: SubscriptionTable
  rate_limit: RateLimitTable
  used_challenge: UsedChallengeTable
  returned_form: ReturnedFormTable
  account: AccountTable
  credential: CredentialTable
  session: SessionTable
  verification: VerificationTable
  second_factor: SecondFactorTable
  owner_property: OwnerPropertyTable
  login_attempt: LoginAttemptTable
  subscriber: SubscriberTable
  saved_search: SavedSearchTable
  listing_state: ListingStateTable
  listing_change: ListingChangeTable
  alert: AlertTable
  property_figure: PropertyFigureTable
  daily_salt: DailySaltTable
  visitor_hash: VisitorHashTable
  portal_item: PortalItemTable
  monthly_report: MonthlyReportTable
  newsletter_mail: NewsletterMailTable
  unwanted_mail: UnwantedMailTable
}
