/** What a form does in addition to being validated, stored and mailed. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { FieldErrors } from '../../forms/define-form.ts'
import type { Db } from '../db/client.ts'
import type { NewLead, NewUpload } from '../db/repositories/leads/leads.ts'
import type { LeadStatus } from '../db/schema.ts'
import type { QueuedMail } from '../mail/mail-template.ts'
import type { Subject } from './find-subject.ts'
import type { LeadPart } from './lead-part.ts'

export type HandlerInput = {
  db: Db
  language: Language
  now: Date
  leadId: string
  subject: Subject | undefined
  /** Validated by the schema of the form. */
  values: Readonly<Record<string, unknown>>
  files: Readonly<Record<string, File>>
}

/** Additions to the lead and its mails; all optional. */
export type Prepared = {
  status?: LeadStatus
  slot?: NewLead['slot']
  uploads?: readonly NewUpload[]
  /** Whether those files are attached to the agency's mail. */
  mailsUploads?: boolean
  /** Stored and shown with the fields; replaces fields of the same name. */
  details?: Readonly<Record<string, unknown>>
  /** An addition to the confirmation; its documents are sent to the agency, too. */
  part?: LeadPart
  /** Used in the confirmation instead while the slot is only reserved; the agency is not notified yet. */
  heldPart?: LeadPart
  /** Mails to others, such as a friend. */
  furtherMails?: readonly QueuedMail[]
  /** Further writes in the transaction of the lead, such as a saved search. */
  alongside?: NewLead['alongside']
  /** Query of the thank-you page, such as the time of the viewing; personal data only as a signed link. */
  thankYouQuery?: Readonly<Record<string, string>>
}

/** `errors` are shown next to fields; `code` is a key of `Forms.refusals` and is shown above the form. */
export type Refused = { errors: FieldErrors } | { code: string }

export type HandlerResult = { kind: 'prepared'; prepared: Prepared } | { kind: 'refused'; refused: Refused }

/** @throws only for unexpected errors: the visitor then reads that nothing was sent. */
export type FormHandler = (input: HandlerInput) => Promise<HandlerResult>

export const prepared = (what: Prepared): HandlerResult => ({ kind: 'prepared', prepared: what })
export const refused = (why: Refused): HandlerResult => ({ kind: 'refused', refused: why })
