/** Mails of the outbox as they would be rendered now. */
import type { Db } from '../../lib/server/db/client.ts'
import { findFiles } from '../../lib/server/db/repositories/forms/uploads.ts'
import { composeMail } from '../../lib/server/mail/compose-mail.ts'
import type { MailMessage } from '../../lib/server/mail/mail-message.ts'
import { queuedMailSchema } from '../../lib/server/mail/mail-template.ts'

/** `about`: the subject of the row, which contains no names. */
export type WaitingMail = MailMessage & { about: string }

type Which = {
  /** A subject, or an SQL pattern for subjects. */
  about?: string
  leadId?: string
}

/** Unsent mails, in order of creation. */
export async function queuedMails(db: Db, { about = '%', leadId }: Which = {}): Promise<WaitingMail[]> {
  let query = db
    .selectFrom('outbox')
    .select(['subject', 'message', 'created_at', 'lead_id'])
    .where('kind', '=', 'mail')
    .where('message', '<>', 'null')
    .where('subject', 'like', about)
  if (leadId !== undefined) query = query.where('lead_id', '=', leadId)
  const rows = await query.orderBy('created_at').execute()
  const mails = rows.map(async ({ subject, message, created_at, lead_id }) => {
    const findUploads = async (field: string) =>
      (await findFiles(db, lead_id ?? '', field)).map(({ name, kind, content }) => ({
        filename: name,
        contentType: kind,
        content: content.toString('base64'),
      }))
    const mail = await composeMail({ message: JSON.parse(message), queuedAt: new Date(created_at), findUploads })
    return mail ? [{ ...mail, about: subject }] : []
  })
  return (await Promise.all(mails)).flat()
}

/** The stored values of a mail, and its recipient. */
export async function queuedValues(db: Db, about: string): Promise<{ to: string; values: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('message')
    .where('subject', '=', about)
    .where('message', '<>', 'null')
    .execute()
  return rows.map(({ message }) => queuedMailSchema.parse(JSON.parse(message)))
}
