/** Queues the mails with an article: to every confirmed subscriber of the newsletter, or as a test to one address. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../db/client.ts'
import { type NewMessage, queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { recordReaders } from '../../db/repositories/subscriptions/newsletter-mails.ts'
import { findSubscriptionOf, readConfirmed, type Subscription } from '../../db/repositories/subscriptions/subscriptions.ts'
import { languageInUse } from '../../pages/language-in-use.ts'
import type { MailedArticle } from './find-mailed-article.ts'
import { newsletter } from './newsletter.ts'
import { articleTemplate } from './newsletter-mails.ts'

/** Subscribers per transaction: short transactions let other writes in between. */
const subscribersAtOnce = 25

type Reader = Pick<Subscription, 'id' | 'email' | 'language'>

const mailTo = ({ id, email, language }: Reader, article: MailedArticle) =>
  articleTemplate.mail({ to: email, language: languageInUse(language) }, { subscriptionId: id, articleId: article.id })

/** Recording the recipients and queueing their mails is one transaction: after a crash neither has happened. */
async function mailReaders(db: Db, subscribers: readonly Reader[], article: MailedArticle, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids = subscribers.map(({ id }) => id)
    const recorded = await recordReaders(transaction, article.id, ids, now)
    const readers = subscribers.filter(({ id }) => recorded.has(id))
    const messages = readers.map(
      (reader): NewMessage => ({
        kind: 'mail',
        priority: 'bulk',
        subject: `newsletter: ${article.id}`,
        message: mailTo(reader, article),
        subscriptionId: reader.id,
      }),
    )
    await queueMessages(transaction, messages, now)
    return messages.length
  })
}

/**
 * One mail per subscriber, in their language; subscribers who already got the article are skipped.
 * @returns the number of mails.
 * @throws errors of the database; sending again continues where it ended.
 */
export async function sendArticle(db: Db, article: MailedArticle, now: Date): Promise<number> {
  let mails = 0
  for await (const subscribers of readConfirmed(db, subscribersAtOnce)) {
    mails += await mailReaders(db, subscribers, article, now)
    // SQLite queries block the main thread: pending requests are answered here.
    await setImmediate()
  }
  return mails
}

/** A preview: it is not recorded, so a subscriber gets the article again with everyone else. */
export async function sendTest(db: Db, article: MailedArticle, email: string, now: Date): Promise<void> {
  const known = await findSubscriptionOf(db, email)
  const reader = { id: known?.id ?? newsletter.idOf(email), email, language: known?.language ?? '' }
  await queueMessages(db, [{ kind: 'mail', subject: 'newsletter: test', message: mailTo(reader, article) }], now)
}
