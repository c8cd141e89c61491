/** The tables of what visitors write. Times are ISO-8601 UTC texts, ids are made by the application, JSON is text: the same in both databases. */

export type SubmissionStatus = 'new' | 'approved' | 'rejected' | 'confirmed' | 'requested' | 'ended'

export type SubmissionTable = {
  id: string
  /** Made once per filled-in form; a second sending of the same one is the same submission. */
  token: string
  form: string
  language: string
  /** Lower-case address of the visitor; empty when the form asks for none. */
  email: string
  property_id: number | null
  status: SubmissionStatus
  /** The checked fields as JSON. */
  payload: string
  created_at: string
}

export type UploadTable = {
  id: string
  submission_id: string
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
  submission_id: string | null
  kind: OutboxKind
  /** What it is about, without personal data. */
  subject: string
  /** The message as JSON; emptied once it is sent. */
  message: string
  status: OutboxStatus
  attempts: number
  /** Not before this time; a worker that takes a message moves it on, so that no other takes it meanwhile. */
  due_at: string
  last_error: string | null
  created_at: string
  done_at: string | null
}

export type AppointmentTable = {
  id: string
  submission_id: string
  property_id: number
  agent_id: number
  starts_at: string
}

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

/** Challenges that were used, so that none counts twice. */
export type UsedChallengeTable = { id: string; expires_at: string }

export type Database = {
  submission: SubmissionTable
  upload: UploadTable
  outbox: OutboxTable
  appointment: AppointmentTable
  subscription: SubscriptionTable
  rate_limit: RateLimitTable
  used_challenge: UsedChallengeTable
}
