/** Sends an article as the newsletter: in the office, and by `npm run newsletter`. */
import 'server-only'
import { logError } from '../../../process/log.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import type { MailedArticle } from '../../subscriptions/newsletter/find-mailed-article.ts'
import { sendArticle } from '../../subscriptions/newsletter/send-article.ts'
import type { Staff } from '../staff/staff.ts'

/**
 * Mails all readers who have not received it, and records that in the audit trail.
 * @returns the number of mails
 * @throws database errors.
 */
export async function sendArticleAs(db: Db, staff: Staff<'sendMailings'>, article: MailedArticle, now: Date): Promise<number> {
  await recordAudit(db, staff, { action: 'mailed', subject: 'newsletter', subjectId: article.id }, now)
  return sendArticle(db, article, now)
}

/** Runs a long task without waiting for it; an interrupted one can be started again. Never rejects; errors are logged. */
export async function inBackground(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
    void wakeOutbox()
  } catch (error) {
    logError('mailing-failed', { error })
  }
}
