/**
 * Mails as data. The outbox keeps which template, in which language, to whom and with which values; text and HTML are made when
 * it is sent. So a person is taken out by field, and a corrected template reaches what still waits (docs/decisions/034).
 */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import type { Translate } from '../pages/translator.ts'
import type { MailContent } from './mail-content.ts'
import type { Attachment } from './mail-message.ts'

/** A mail as it waits in the outbox. No value may be called `to`: mails are found by their recipient (`deleteMailsTo`). */
export const queuedMailSchema = z.object({
  template: z.string(),
  language: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  /** Of the agency's own, who sees it too. */
  cc: z.string().optional(),
  /** Whether its values go, too, when it could not be sent: then nobody can send it by hand. */
  deletesOnFailure: z.boolean().default(false),
  values: z.record(z.string(), z.unknown()),
})

export type QueuedMail = z.output<typeof queuedMailSchema>

/** What a template knows beside its values. */
export type MailContext = {
  language: Language
  t: Translate
  /** Address that it goes to. */
  to: string
  /** When it was put into the outbox: what ends after a time is counted from then. */
  queuedAt: Date
}

/** `upload`: the file of a field of the lead that the mail belongs to, which the database has already. */
export type MailFile = Attachment | { upload: string }

export type Rendered = Omit<MailContent, 'language'> & {
  headers?: Readonly<Record<string, string>>
  attachments?: readonly MailFile[]
}

type Definition<Values> = {
  /** Stands in waiting rows: it stays when the file or the function gets another name. */
  name: string
  /** What stands in a row of the outbox: JSON, nothing else. */
  schema: z.ZodType<Values>
  /** Undefined when there is nothing left to say, such as after every listing of an alert was sold: then nothing is sent. */
  render: (values: Values, context: MailContext) => Rendered | undefined | Promise<Rendered | undefined>
  /**
   * For mails with fields that somebody filled in: the values without some of them, because somebody that they are about is
   * erased. Undefined when the mail is nothing without them. Without this, a mail holds no such fields.
   */
  withoutFields?: (values: Values, names: readonly string[]) => Values | undefined
}

/** Where a mail goes, and in which language. */
export type Recipient = Pick<QueuedMail, 'to' | 'replyTo' | 'cc'> & { language: Language; deletesOnFailure?: boolean }

const toJson = (values: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(values))

/** `mail` makes what is put into the outbox; the others read what stands there. @throws ZodError for values of another shape. */
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
