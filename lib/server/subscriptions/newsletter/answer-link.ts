/** What the buttons behind the links of the newsletter do. */
import 'server-only'
import { isLanguage } from '../../../domain/text/language.ts'
import { type Db, getDb } from '../../db/client.ts'
import { queueMessages } from '../../db/repositories/outbox.ts'
import { findSubscription, setSubscriptionStatus } from '../../db/repositories/subscriptions.ts'
import { deleteNewslettersTo } from '../../db/repositories/unsent-messages.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { type NewsletterAction, newsletter } from './newsletter.ts'
import { newsletterWelcomeTemplate } from './newsletter-mails.ts'

/** `invalid`: not our link, too old, or the address is no longer known. */
export type LinkAnswer = 'done' | 'invalid'

/** The first confirmation is followed by a mail that tells how to end it. */
async function confirm(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await setSubscriptionStatus(transaction, id, 'confirmed', now))) return
    const subscription = await findSubscription(transaction, id)
    if (!subscription || !isLanguage(subscription.language)) return
    const to = { to: subscription.email, language: subscription.language }
    const message = newsletterWelcomeTemplate.mail(to, { subscriptionId: id })
    await queueMessages(transaction, [{ kind: 'mail', subject: 'newsletter: welcome', message }], now)
  })
}

/** Nothing comes any more, not even what waits in the outbox. */
async function end(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setSubscriptionStatus(transaction, id, 'ended', now)
    await deleteNewslettersTo(transaction, id)
  })
}

/** Does what the link is for; a second time changes nothing and says the same. @throws what the database says. */
export async function answerNewsletterLink(db: Db, action: NewsletterAction, token: string, now: Date): Promise<LinkAnswer> {
  const id = newsletter.readToken(action, token, now)
  if (id === undefined || !(await findSubscription(db, id))) return 'invalid'
  if (action === 'end') await end(db, id, now)
  else await confirm(db, id, now)
  return 'done'
}

/** The same on the database of this site, with the mail sent at once. */
export async function answerLinkNow(action: NewsletterAction, token: string): Promise<LinkAnswer> {
  const answer = await answerNewsletterLink(await getDb(), action, token, new Date())
  void wakeOutbox()
  return answer
}
