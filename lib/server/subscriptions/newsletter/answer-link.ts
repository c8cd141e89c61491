/** The actions of newsletter links; repeating one changes nothing and returns the same. */
import 'server-only'
import { isLanguage } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import { queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { deleteNewslettersTo } from '../../db/repositories/outbox/unsent-messages.ts'
import { findSubscription, type Subscription, setSubscriptionStatus } from '../../db/repositories/subscriptions/subscriptions.ts'
import { newsletter } from './newsletter.ts'
import { newsletterWelcomeTemplate } from './newsletter-mails.ts'

async function confirm(db: Db, { id, email, language }: Subscription, now: Date): Promise<void> {
  if (!(await setSubscriptionStatus(db, id, 'confirmed', now)) || !isLanguage(language)) return
  const message = newsletterWelcomeTemplate.mail({ to: email, language }, { subscriptionId: id })
  await queueMessages(db, [{ kind: 'mail', subject: 'newsletter: welcome', message, subscriptionId: id }], now)
}

async function end(db: Db, { id }: Subscription, now: Date): Promise<void> {
  await setSubscriptionStatus(db, id, 'ended', now)
  await deleteNewslettersTo(db, id)
}

/** @returns the subscription of the link; undefined when the link is invalid or expired, or the address was deleted. */
const answerBy = (action: 'confirm' | 'end', carryOut: typeof confirm) => (db: Db, token: string, now: Date) =>
  newsletter.follow(action, token, now, (id) =>
    db.transaction().execute(async (transaction) => {
      const subscription = await findSubscription(transaction, id)
      if (subscription) await carryOut(transaction, subscription, now)
      return subscription
    }),
  )

/** After the first confirmation a mail explains how to unsubscribe. */
export const confirmNewsletter = answerBy('confirm', confirm)

/** Also deletes mails that wait in the outbox. */
export const endNewsletter = answerBy('end', end)
