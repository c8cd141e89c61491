/** The tables of what visitors write. Times are ISO-8601 UTC texts, ids are made by the application, JSON is text: the same in both databases. */

import type { Generated } from 'kysely'
import type { LeadState } from '../../domain/office/lead-state.ts'
import type {
  AccountTable,
  CredentialTable,
  LoginAttemptTable,
  OwnerPropertyTable,
  SecondFactorTable,
  SessionTable,
  VerificationTable,
} from './tables/accounts.ts'
import type { FeedIdentityTable, FeedLeaseTable, FeedNoticeTable, FeedRunTable } from './tables/feeds.ts'
import type {
  AgentBusyTable,
  AgentCalendarTable,
  AuditTable,
  DecisionTable,
  DiscreetMailTable,
  FormerStateTable,
  LeadEventTable,
  LeadNoteTable,
  ListingOverrideTable,
  OfficeListingTable,
  StaffTable,
  ViewingOutcomeTable,
  ViewingProposalTable,
} from './tables/office.ts'
import type {
  DailySaltTable,
  MonthlyReportTable,
  OfferReleaseTable,
  OwnerFileTable,
  PortalItemTable,
  PropertyFigureTable,
  ReviewInvitationTable,
  ViewingAnswerTable,
  VisitorHashTable,
} from './tables/portal.ts'
import type {
  AlertTable,
  ListingChangeTable,
  ListingStateTable,
  PushSubscriptionTable,
  SavedSearchTable,
  SubscriberTable,
} from './tables/saved-searches.ts'
import type { SharedListTables } from './tables/shared-lists.ts'
import type { TextDraftTable, TextVersionTable } from './tables/texts.ts'

/** Of viewings: `requested` has no time yet, `pending` has a slot that waits for a click, `lapsed` lost it, `cancelled` was called off. */
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
  /** Where the office stands with it. */
  state: Generated<LeadState>
  /** Account of whoever took it; null for nobody. */
  assigned_to: string | null
  /** Grows by one with each change of the office. */
  version: Generated<number>
  /** When the office first answered. */
  answered_at: string | null
  /** The lead that it is a double of. */
  merged_into: string | null
}

export type UploadTable = {
  id: string
  lead_id: string
  field: string
  /** What the visitor called the file, cleaned; shown, never used as a path. */
  name: string
  /** Media type by content, not by name. */
  kind: string
  /** Bytes; `content` is Base64. */
  size: number
  content: string
}

/** `push`: a notice to a device. `crm`: what the CRM that a listing came from is told, of a lead or of the listing's page. */
export type OutboxKind = 'mail' | 'webhook' | 'crm' | 'push'
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
  /** The accepted lead, or the property, with whose change it is taken back, while that can be. */
  decision_id: Generated<string | null>
  /** Lower goes first. */
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
  /** How often the visitor moved it by themselves. */
  own_moves: Generated<number>
  /** When the visitor was reminded of this time, or it was booked so late that nobody needs to be. */
  reminded_at: Generated<string | null>
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

/** Who was sent which article of the newsletter, so that nobody gets it twice. */
export type NewsletterMailTable = { article_id: string; subscription_id: string; created_at: string }

/** Who reported a mail as unwanted, and which form had caused it: nothing that others ask for is mailed there any more. */
export type UnwantedMailTable = {
  /** Keyed hash of the address. */
  recipient: string
  form: string
  created_at: string
}

/** What all servers of a site know together. */
export type SiteStateTable = { name: string; value: string; changed_at: string }

export type Database = SharedListTables & {
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
  viewing_answer: ViewingAnswerTable
  owner_file: OwnerFileTable
  offer_release: OfferReleaseTable
  review_invitation: ReviewInvitationTable
  newsletter_mail: NewsletterMailTable
  discreet_mail: DiscreetMailTable
  unwanted_mail: UnwantedMailTable
  feed_identity: FeedIdentityTable
  feed_lease: FeedLeaseTable
  feed_run: FeedRunTable
  feed_notice: FeedNoticeTable
  staff: StaffTable
  audit: AuditTable
  lead_note: LeadNoteTable
  lead_event: LeadEventTable
  viewing_proposal: ViewingProposalTable
  viewing_outcome: ViewingOutcomeTable
  agent_calendar: AgentCalendarTable
  agent_busy: AgentBusyTable
  office_listing: OfficeListingTable
  listing_override: ListingOverrideTable
  site_state: SiteStateTable
  decision: DecisionTable
  former_state: FormerStateTable
  text_draft: TextDraftTable
  text_version: TextVersionTable
  push_subscription: PushSubscriptionTable
}
