/** Confirmed subscribers with saved searches, in the database. */
import { noFilter, type PropertyFilter } from '../../lib/domain/search/property-filter.ts'
import { type Schedule, type SearchGoal, toSearchCriteria } from '../../lib/domain/subscriptions/saved-search.ts'
import type { Db } from '../../lib/server/db/client.ts'
import { confirmSearch, insertSearch } from '../../lib/server/db/repositories/subscriptions/saved-searches.ts'
import { saveSubscriber } from '../../lib/server/db/repositories/subscriptions/subscribers.ts'

export type Looking = {
  email: string
  goal?: SearchGoal
  filter?: Partial<PropertyFilter>
  schedule?: Schedule
  language?: 'nl' | 'fr' | 'en' | 'de'
  /** Distinguishes several searches of one subscriber. */
  name?: string
  isConfirmed?: boolean
}

const now = new Date('2026-11-01T10:00:00Z')

/** Ids in signed links must not contain dots. */
export const subscriberIdOf = (email: string) => email.replaceAll('.', '-')

/** Returns the id of the search. */
export async function addSearch(db: Db, looking: Looking): Promise<string> {
  const { email, goal = 'sale', filter = {}, schedule = 'immediate', language = 'nl', name = 'search' } = looking
  const subscriberId = subscriberIdOf(email)
  const id = `${subscriberId} ${name}`
  await saveSubscriber(db, { id: subscriberId, email, firstName: 'An', language }, now)
  const criteria = toSearchCriteria(goal, { ...noFilter, ...filter })
  await insertSearch(db, id, subscriberId, { criteria, budget: undefined, schedule }, now)
  if (looking.isConfirmed ?? true) await confirmSearch(db, id, now)
  return id
}
