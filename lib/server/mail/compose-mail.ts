/** Makes a mail of the outbox into what is sent. */
import 'server-only'
import { z } from 'zod'
import { isLanguage } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { type Attachment, type MailMessage, mailMessageSchema } from './mail-message.ts'
import { mailSender } from './mail-sender.ts'
import { type MailContext, type MailFile, type QueuedMail, queuedMailSchema, type Rendered } from './mail-template.ts'
import { findTemplate } from './mail-templates.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** A mail that no further attempt would make: its values do not fit its template, or the template failed on them. */
export class CannotRender extends Error {}

const failureSchema = z.object({ deletesOnFailure: z.boolean() })

/** Whether the content of a message goes when it could not be sent; also of a mail that this release cannot read. */
export const deletesOnFailure = (message: unknown): boolean => failureSchema.safeParse(message).data?.deletesOnFailure ?? false

/** What stands in the database of a message. */
export type Stored = {
  message: unknown
  queuedAt: Date
  /** The files of a field of the lead that the mail belongs to. @throws what the database says. */
  findUploads: (field: string) => Promise<Attachment[]>
}

/** Names places, never values: those are people's. */
const reasonOf = (error: unknown) =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)

async function render(mail: QueuedMail, context: MailContext): Promise<Rendered | undefined> {
  const template = findTemplate(mail.template)
  // A newer release beside this one may know it: it waits for the next attempt.
  if (!template) throw new Error(`No template ${mail.template}`)
  try {
    return await template.render(mail.values, context)
  } catch (error) {
    throw new CannotRender(`Template ${mail.template}: ${reasonOf(error)}`)
  }
}

const filesOf = async (files: readonly MailFile[], findUploads: Stored['findUploads']): Promise<Attachment[]> =>
  (await Promise.all(files.map(async (file) => ('upload' in file ? findUploads(file.upload) : [file])))).flat()

/**
 * In the language that was kept with it, with the templates and the content of today. What an earlier release rendered stays as
 * it is. @returns undefined when there is nothing left to say.
 * @throws CannotRender, and what the database says.
 */
export async function composeMail({ message, queuedAt, findUploads }: Stored): Promise<MailMessage | undefined> {
  const rendered = mailMessageSchema.safeParse(message)
  if (rendered.success) return rendered.data
  const queued = queuedMailSchema.safeParse(message)
  if (!queued.success) throw new CannotRender(`Not a mail: ${reasonOf(queued.error)}`)
  const { site } = getSnapshot()
  const { to, replyTo, cc, deletesOnFailure: deletes } = queued.data
  const language = isLanguage(queued.data.language) ? queued.data.language : site.defaultLanguage
  const t = translatorOf(language)
  const parts = await render(queued.data, { language, t, to, queuedAt })
  if (!parts) return undefined
  const { headers = {}, attachments = [], ...rest } = parts
  const content = { ...rest, language }
  const sender = mailSender(language)
  return {
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...(cc !== undefined && { cc }),
    subject: content.subject ?? content.title,
    text: renderText(content, sender, t),
    html: renderHtml(content, sender),
    language,
    headers: { ...headers },
    deletesOnFailure: deletes,
    attachments: await filesOf(attachments, findUploads),
  }
}
