/** Demo subscribers with saved searches, for the subscribers page and the numbers of matching searches. */
import 'server-only'
import type { DemoSubscriber } from '../../../content/demo-office.ts'
import type { Db } from '../../db/client.ts'
import { insertSearch, readSearchCriteria, setSearchStatus } from '../../db/repositories/subscriptions/saved-searches.ts'
import { saveSubscriber, setSubscriberStatus } from '../../db/repositories/subscriptions/subscribers.ts'

const idPrefix = 'demo-office-'

async function saveDemoSubscriber(db: Db, subscriber: DemoSubscriber, index: number, now: Date): Promise<void> {
  const { email, firstName, language, daysAgo, searches } = subscriber
  const id = `${idPrefix}${index}`
  const since = new Date(now.getTime() - daysAgo * 86_400_000)
  await saveSubscriber(db, { id, email, firstName, language }, since)
  await setSubscriberStatus(db, id, 'confirmed', since)
  for (const [place, { goal, query, budget, schedule, isPaused }] of searches.entries()) {
    const searchId = `${id}-${place}`
    const criteria = readSearchCriteria({ goal: goal ?? null, query })
    await insertSearch(db, searchId, id, { criteria, budget, schedule }, since)
    const waiting = db.updateTable('saved_search').set({ status: 'active' })
    await waiting.where('id', '=', searchId).execute()
    if (isPaused) await setSearchStatus(db, id, searchId, 'paused', since)
  }
}

/** Replaces those of an earlier start; an address that somebody entered since is left alone. */
export async function seedDemoSubscribers(db: Db, subscribers: readonly DemoSubscriber[], now: Date): Promise<void> {
  await db.deleteFrom('subscriber').where('id', 'like', `${idPrefix}%`).execute()
  const taken = await db.selectFrom('subscriber').select('email').execute()
  const emails = new Set(taken.map(({ email }) => email))
  const free = subscribers.filter(({ email }) => !emails.has(email))
  for (const [index, subscriber] of free.entries()) await saveDemoSubscriber(db, subscriber, index, now)
}
