/**
 * Mails as data: the outbox stores the template, language, recipient and values; text and HTML are rendered when the mail is
 * sent. So fields about a person can be erased, and a corrected template applies to waiting mails (docs/decisions/034).
 */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import type { Translate } from '../pages/translator.ts'
import type { MailContent } from './mail-content.ts'
import type { Attachment } from './mail-message.ts'

/** A mail as stored in the outbox. No value may be named `to`, as mails are found by their recipient (`deleteMailsTo`). */
export const queuedMailSchema = z.object({
  template: z.string(),
  language: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  /** Another address of the agency that gets a copy. */
  cc: z.string().optional(),
  /** Whether the values are deleted after the last failed attempt, instead of being kept for sending by hand. */
  deletesOnFailure: z.boolean().default(false),
  values: z.record(z.string(), z.unknown()),
})

export type QueuedMail = z.output<typeof queuedMailSchema>

/** What a template gets in addition to its values. */
export type MailContext = {
  language: Language
  t: Translate
  /** The recipient. */
  to: string
  /** When the mail was queued: expiry times are computed from it. */
  queuedAt: Date
}

/** `upload`: the file of a form field of the lead, which is stored with the lead. */
export type MailFile = Attachment | { upload: string }

export type Rendered = Omit<MailContent, 'language'> & {
  headers?: Readonly<Record<string, string>>
  attachments?: readonly MailFile[]
}

type Definition<Values> = {
  /** Stored with each waiting mail: must not change when the file or the function is renamed. */
  name: string
  /** The values as stored in the outbox, as JSON. */
  schema: z.ZodType<Values>
  /** Undefined when there is nothing to send any more, for example when every listing of an alert was sold. */
  render: (values: Values, context: MailContext) => Rendered | undefined | Promise<Rendered | undefined>
  /**
   * For mails with fields of a form: the values without some of them, to erase a person. Undefined when the mail is useless
   * without them. Templates without form fields omit it.
   */
  withoutFields?: (values: Values, names: readonly string[]) => Values | undefined
}

/** Recipient and language of a mail. */
export type Recipient = Pick<QueuedMail, 'to' | 'replyTo' | 'cc'> & { language: Language; deletesOnFailure?: boolean }

const toJson = (values: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(values))

/**
 * `mail` creates the row for the outbox; the other functions read such a row.
 * @throws ZodError for values that do not match the schema.
 */
export function defineTemplate<Values>({ name, schema, render, withoutFields }: Definition<Values>) {
  return {
    name,
    mail: ({ deletesOnFailure = false, ...recipient }: Recipient, values: Values): QueuedMail => ({
      template: name,
      ...recipient,
      deletesOnFailure,
      values: toJson(values),
    }),
    render: (values: unknown, context: MailContext) => render(schema.parse(values), context),
    withoutFields: (values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> | undefined => {
      if (!withoutFields) return values
      const left = withoutFields(schema.parse(values), names)
      return left && toJson(left)
    },
  }
}

export type MailTemplate = Pick<ReturnType<typeof defineTemplate>, 'name' | 'render' | 'withoutFields'>
