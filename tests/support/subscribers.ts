/** Newsletter subscribers in the database, and the articles they were mailed. */
import type { Language } from '../../lib/domain/text/language.ts'
import type { Db } from '../../lib/server/db/client.ts'
import {
  type SubscriptionStatus,
  saveSubscription,
  setSubscriptionStatus,
} from '../../lib/server/db/repositories/subscriptions/subscriptions.ts'
import { newsletter } from '../../lib/server/subscriptions/newsletter/newsletter.ts'
import { queuedMails, queuedValues } from './queued-mails.ts'

export type Subscriber = { email: string; language?: Language; status?: SubscriptionStatus }

export const confirmedOn = new Date('2026-11-01T10:00:00Z')

export async function addSubscriber(db: Db, { email, language = 'nl', status = 'confirmed' }: Subscriber): Promise<void> {
  const id = newsletter.idOf(email)
  await saveSubscription(db, { id, email, language }, confirmedOn)
  await setSubscriptionStatus(db, id, status, confirmedOn)
}

/** Mails with an article that wait in the outbox. */
export const waitingMails = (db: Db, articleId: string) => queuedMails(db, { about: `newsletter: ${articleId}` })

/** Recipients of an article, sorted: a person who gets it twice is listed twice. */
export const mailedTo = async (db: Db, articleId: string) =>
  (await queuedValues(db, `newsletter: ${articleId}`)).map(({ to }) => to).sort()
