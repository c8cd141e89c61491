/** Tables of the office: who works there, what they did, what they noted about leads, and what is agreed about viewings. */
import type { Generated } from 'kysely'
import type { Rank } from '../../../domain/office/rights.ts'

/** An account with the role `staff`. */
export type StaffTable = {
  account_id: string
  rank: Rank
  /** Of `agents.json`; null for those whom visitors do not meet. */
  agent_id: number | null
  /** Made by `npm run site`, and good for nothing elsewhere. */
  is_demo: Generated<0 | 1>
  invited_at: string
  /** When they last opened a page of the office, to the minute. */
  seen_at: string | null
}

/** Who did what, to whom or what; never what was in it. */
export type AuditTable = {
  id: string
  at: string
  /** Null for the command line of the server. */
  account_id: string | null
  /** As it was then, so that it is still known when they left. */
  name: string
  /** Of `auditActions`. */
  action: string
  /** Of `auditSubjects`. */
  subject: string
  subject_id: string
  /** Words of closed lists, such as a state before and after; nothing that anybody typed. */
  detail: string | null
}

export type LeadNoteTable = {
  id: string
  lead_id: string
  /** Null once the author left. */
  account_id: string | null
  author: string
  /** For the author, and managers. */
  is_private: 0 | 1
  text: string
  created_at: string
}

/** What became of a lead, for whoever works on it. */
export type LeadEventTable = {
  id: string
  lead_id: string
  at: string
  account_id: string | null
  name: string
  /** Of `leadEvents`. */
  kind: string
  before: string | null
  after: string | null
}

/** A time that was offered to a visitor, kept free until it is chosen or the offer ends. */
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
  /** What the owner reads in the portal. */
  feedback: string | null
  author: string
  written_at: string
}

export type AgentCalendarTable = {
  agent_id: number
  /** Hours, closing days and travel time as JSON. */
  settings: string
  version: Generated<number>
  /** Fingerprint of the secret in the address that an agent's own calendar reads. */
  feed_key: string | null
  /** Encrypted address of the agent's own calendar. */
  busy_source: string | null
  busy_read_at: string | null
  busy_error: string | null
  /** Links of mails from before open nothing, as somebody left who had them; null while nobody did. */
  links_from: string | null
}

/** When an agent is busy by the own calendar; never with what. */
export type AgentBusyTable = { agent_id: number; starts_at: string; ends_at: string }

/** A property as the office handles it; one that nobody changed has none. */
export type OfficeListingTable = {
  property_id: number
  /** Grows by one with each change. */
  version: number
  changed_at: string
  /** The letter by which the page of discreet properties offers it; null when it does not. */
  discreet: string | null
}

/** Who said what in place of a listing's file; what was said stands in `overrides/` of the content. */
export type ListingOverrideTable = {
  property_id: number
  /** By the names of files: `PScore`, `Languages.nl.Description`. */
  path: string
  /** What the file said then, as JSON; null for nothing. */
  theirs: string | null
  /** Ends once the file says something else. */
  until_changed: Generated<0 | 1>
  account_id: string | null
  name: string
  at: string
}

/** Which subscriber was mailed which discreet offer, so that nobody gets one twice. */
export type DiscreetMailTable = { offer: string; subscriber_id: string; created_at: string }

/** What the last change of a thing can be taken back to, for some seconds. */
export type FormerStateTable = {
  /** `listing-4102311`, `viewing-{lead}` */
  id: string
  until: string
  /** As JSON: `FormerListing` or `FormerViewingState` of the office. */
  former: string
}

/** An acceptance that can be taken back for a quarter of an hour. */
export type DecisionTable = {
  /** Whose offer or application was accepted. */
  lead_id: string
  form: string
  property_id: number
  /** Of whoever accepted. */
  name: string
  at: string
  until: string
  /** What was before it, as JSON: `FormerState` of the repository. */
  former: string
}
