/** The actions of links about saved searches. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { deleteWaiting } from '../../db/repositories/notifications/alerts.ts'
import { queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { deleteAlertsTo } from '../../db/repositories/outbox/unsent-messages.ts'
import {
  confirmSearch,
  deleteSearch,
  findSearch,
  type SavedSearch,
  setFeedKey,
  setSearchStatus,
  toSettingsRow,
} from '../../db/repositories/subscriptions/saved-searches.ts'
import { findSubscriber, type Subscriber, setSubscriberStatus } from '../../db/repositories/subscriptions/subscribers.ts'
import { countListings } from './count-fitting.ts'
import { makeFeedKey } from './search-feed.ts'
import { searchMailing } from './search-mailing.ts'
import { searchWelcomeTemplate } from './search-mails.ts'
import { createSubscriberAccount } from './subscriber-account.ts'
import { languageOf } from './subscriber-language.ts'

async function queueWelcomeMail(db: Db, search: SavedSearch, subscriber: Subscriber, now: Date): Promise<void> {
  const { id, email, firstName } = subscriber
  const values = { subscriberId: id, firstName, settings: toSettingsRow(search), found: countListings(search.criteria) }
  const message = searchWelcomeTemplate.mail({ to: email, language: languageOf(subscriber) }, values)
  await queueMessages(db, [{ kind: 'mail', subject: 'search: welcome', message, subscriberId: subscriber.id }], now)
}

/** Activates the search, queues the welcome mail, and creates an account if a password was chosen with this search. */
async function confirm(db: Db, search: SavedSearch, now: Date): Promise<Subscriber | undefined> {
  const confirmation = await confirmSearch(db, search.id, now)
  const subscriber = await findSubscriber(db, search.subscriberId)
  if (!confirmation || !subscriber) return subscriber
  await queueWelcomeMail(db, search, subscriber, now)
  if (confirmation.passwordHash) await createSubscriberAccount(db, subscriber, confirmation.passwordHash, now)
  return subscriber
}

/**
 * The first confirmation activates the search and queues a mail; repeating it changes nothing.
 * @returns the subscriber; undefined when the link is invalid or expired, or the search was deleted.
 */
export async function confirmByLink(db: Db, token: string, now: Date): Promise<Subscriber | undefined> {
  return searchMailing.follow('confirm', token, now, async (id) => {
    const search = await findSearch(db, id)
    if (search?.status !== 'pending') return search && findSubscriber(db, search.subscriberId)
    return db.transaction().execute((transaction) => confirm(transaction, search, now))
  })
}

/**
 * Ends all mails about all searches of the subscriber, waiting ones included.
 * @returns the subscriber; undefined for an invalid link or a deleted subscriber.
 */
export async function endByLink(db: Db, token: string, now: Date): Promise<Subscriber | undefined> {
  return searchMailing.follow('end', token, now, async (id) => {
    const subscriber = await findSubscriber(db, id)
    if (!subscriber) return undefined
    await db.transaction().execute(async (transaction) => {
      await setSubscriberStatus(transaction, id, 'ended', now)
      await deleteAlertsTo(transaction, id)
    })
    return subscriber
  })
}

export const searchChanges = ['pause', 'resume', 'end', 'feed', 'endFeed'] as const
export type SearchChange = (typeof searchChanges)[number]

/** Changes only searches of `subscriber`. Resuming one also resumes mails after an unsubscribe. */
export async function changeStatus(
  db: Db,
  subscriber: Subscriber,
  searchId: string,
  change: SearchChange,
  now: Date,
): Promise<void> {
  if (change === 'feed' || change === 'endFeed') {
    await setFeedKey(db, subscriber.id, searchId, change === 'feed' ? makeFeedKey() : undefined)
    return
  }
  if (change === 'end') await deleteSearch(db, subscriber.id, searchId)
  const status = change === 'resume' ? 'active' : 'paused'
  if (change === 'end' || !(await setSearchStatus(db, subscriber.id, searchId, status, now))) return
  // Alerts from before the pause are out of date.
  await deleteWaiting(db, searchId)
  if (change === 'resume') await setSubscriberStatus(db, subscriber.id, 'confirmed', now)
}
