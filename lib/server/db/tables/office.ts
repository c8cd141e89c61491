/** Tables of the office: staff, audit trail, work on leads, and arrangements about viewings. */
import type { Generated } from 'kysely'
import type { Rank } from '../../../domain/office/rights.ts'

/** An account with the role `staff`. */
export type StaffTable = {
  account_id: string
  rank: Rank
  /** Id in `agents.json`; null for staff who do not appear on the site. */
  agent_id: number | null
  /** Created by `npm run site`; invalid on other installations. */
  is_demo: Generated<0 | 1>
  invited_at: string
  /** When they last opened a page of the office, rounded to the minute. */
  seen_at: string | null
}

/** Who did what, to what; never the data itself. */
export type AuditTable = {
  id: string
  at: string
  /** Null for the command line of the server. */
  account_id: string | null
  /** Name at that time, so that it remains known after they left. */
  name: string
  /** One of `auditActions`. */
  action: string
  /** One of `auditSubjects`. */
  subject: string
  subject_id: string
  /** Words of closed lists, such as a state before and after; never typed text. */
  detail: string | null
}

export type LeadNoteTable = {
  id: string
  lead_id: string
  /** Null once the author left. */
  account_id: string | null
  author: string
  /** 1: only for the author and managers. */
  is_private: 0 | 1
  text: string
  created_at: string
}

/** History of a lead, for the staff who work on it. */
export type LeadEventTable = {
  id: string
  lead_id: string
  at: string
  account_id: string | null
  name: string
  /** One of `leadEvents`. */
  kind: string
  before: string | null
  after: string | null
}

/** A time proposed to a visitor, reserved until it is chosen or the proposal expires. */
export type ViewingProposalTable = {
  id: string
  lead_id: string
  agent_id: number
  starts_at: string
  expires_at: string
  created_at: string
}

export type ViewingOutcomeTable = {
  lead_id: string
  /** `came` or `absent`. */
  outcome: string
  /** Text for the owner in the portal. */
  feedback: string | null
  author: string
  written_at: string
}

export type AgentCalendarTable = {
  agent_id: number
  /** Working hours, days off and travel time as JSON. */
  settings: string
  version: Generated<number>
  /** Hash of the secret in the address of the calendar feed that the agent subscribes to. */
  feed_key: string | null
  /** Encrypted address of the agent's own calendar. */
  busy_source: string | null
  busy_read_at: string | null
  busy_error: string | null
  /** Links in earlier mails are invalid, because a staff member who had them left; null if nobody left. */
  links_from: string | null
}

/** Busy times from the agent's own calendar; never the event itself. */
export type AgentBusyTable = { agent_id: number; starts_at: string; ends_at: string }

/** Office data of a property; a property that was never changed has no row. */
export type OfficeListingTable = {
  property_id: number
  /** Incremented with each change. */
  version: number
  changed_at: string
  /** Reference letter on the page of discreet properties; null if it is not there. */
  discreet: string | null
}

/** Who overrode which field of a listing's file; the values are in `overrides/` of the content. */
export type ListingOverrideTable = {
  property_id: number
  /** Field names as in content files: `PScore`, `Languages.nl.Description`. */
  path: string
  /** The value in the file at that time, as JSON; null for none. */
  theirs: string | null
  /** 1: ends once the value in the file changes. */
  until_changed: Generated<0 | 1>
  account_id: string | null
  name: string
  at: string
}

/** Which subscriber was mailed which discreet property, so that nobody gets one twice. */
export type DiscreetMailTable = { offer: string; subscriber_id: string; created_at: string }

/** The state before the last change of an item, which can be undone for some seconds. */
export type FormerStateTable = {
  /** `listing-4102311`, `viewing-{lead}` */
  id: string
  until: string
  /** As JSON: `FormerListing` or `FormerViewingState` of the office. */
  former: string
}

/** An acceptance that can be undone for a quarter of an hour. */
export type DecisionTable = {
  /** The accepted offer or application. */
  lead_id: string
  form: string
  property_id: number
  /** Name of the staff member who accepted. */
  name: string
  at: string
  until: string
  /** The state before it, as JSON: `FormerState` of the repository. */
  former: string
}
