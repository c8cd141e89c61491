/** Renders a mail of the outbox into the message that is sent. */
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

/** The mail can never be rendered: its values do not match the schema of its template, or the template failed. */
export class CannotRender extends Error {}

const failureSchema = z.object({ deletesOnFailure: z.boolean() })

/** Whether the content of a message is deleted after its last failed attempt; also for a mail that this release cannot read. */
export const deletesOnFailure = (message: unknown): boolean => failureSchema.safeParse(message).data?.deletesOnFailure ?? false

/** A message as it is stored in the outbox. */
export type Stored = {
  message: unknown
  queuedAt: Date
  /**
   * Loads the files of a form field of the lead.
   * @throws errors of the database.
   */
  findUploads: (field: string) => Promise<Attachment[]>
}

/** Contains names of fields but no values, which are personal data. */
const reasonOf = (error: unknown) =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)

async function render(mail: QueuedMail, context: MailContext): Promise<Rendered | undefined> {
  const template = findTemplate(mail.template)
  // A newer release that shares the database may know the template: the mail waits for its next attempt.
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
 * Renders with the stored language and values, and with the current templates and content. Mails that an earlier release stored
 * as text stay unchanged.
 * @returns undefined when there is nothing to send any more.
 * @throws CannotRender, and errors of the database.
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
