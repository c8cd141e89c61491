/** What a form does beyond being checked, kept and mailed. */
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
  /** Checked by the form's schema. */
  values: Readonly<Record<string, unknown>>
  files: Readonly<Record<string, File>>
}

/** What is added to the lead and its mails; everything may be left out. */
export type Prepared = {
  status?: LeadStatus
  slot?: NewLead['slot']
  uploads?: readonly NewUpload[]
  /** Whether those files go to the agency with its mail. */
  mailsUploads?: boolean
  /** Kept and told with the fields, in place of those of the same name. */
  details?: Readonly<Record<string, unknown>>
  /** What is added to the confirmation; its documents go to the agency, too. */
  part?: LeadPart
  /** What stands in the confirmation instead while the slot only waits for a click; the agency then hears nothing yet. */
  heldPart?: LeadPart
  /** Mails to others, such as a friend. */
  furtherMails?: readonly QueuedMail[]
  /** Further writes in the transaction of the lead, such as a saved search. */
  alongside?: NewLead['alongside']
  /** Query of the thank-you page, such as the time of the viewing; nothing personal but by a signed link. */
  thankYouQuery?: Readonly<Record<string, string>>
}

/** `errors` stand next to fields; `code` is a key of `Forms.refusals` and stands above the form. */
export type Refused = { errors: FieldErrors } | { code: string }

export type HandlerResult = { kind: 'prepared'; prepared: Prepared } | { kind: 'refused'; refused: Refused }

/** @throws only when something is broken: the visitor is then told that nothing was sent. */
export type FormHandler = (input: HandlerInput) => Promise<HandlerResult>

export const prepared = (what: Prepared): HandlerResult => ({ kind: 'prepared', prepared: what })
export const refused = (why: Refused): HandlerResult => ({ kind: 'refused', refused: why })
