/** An article goes out as the newsletter: in the office, and by `npm run newsletter`. */
import 'server-only'
import { logError } from '../../../process/log.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import type { MailedArticle } from '../../subscriptions/newsletter/find-mailed-article.ts'
import { sendArticle } from '../../subscriptions/newsletter/send-article.ts'
import type { Staff } from '../staff/staff.ts'

/** To everybody who has not got it; in the trail. Gives the number of mails. @throws what the database says. */
export async function sendArticleAs(db: Db, staff: Staff<'sendMailings'>, article: MailedArticle, now: Date): Promise<number> {
  await recordAudit(db, staff, { action: 'mailed', subject: 'newsletter', subjectId: article.id }, now)
  return sendArticle(db, article, now)
}

/** Begins something that takes its time and does not wait for it; what is left undone can be begun again. Never rejects. */
export async function inBackground(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
    void wakeOutbox()
  } catch (error) {
    logError('mailing-failed', { error })
  }
}
