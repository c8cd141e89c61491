/** Reads the query of the pages of saved searches. */
import 'server-only'
import type { PropertyFilter } from '../../../domain/search/property-filter.ts'
import type { SearchGoal } from '../../../domain/subscriptions/saved-search.ts'
import { getDb } from '../../db/client.ts'
import { findSearch, findSearchesOf, type SavedSearch } from '../../db/repositories/subscriptions/saved-searches.ts'
import { findSubscriber, type Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { readListQuery } from '../../search/read-list-query.ts'
import { findVisitor } from './find-subscriber.ts'
import { readEncryptedEmail } from './search-links.ts'
import { searchMailing } from './search-mailing.ts'

const goals = ['sale', 'rent'] as const

/** The search to save, and the mail address if it was already typed. */
export function readSave(query: URLSearchParams): { goal: SearchGoal | undefined; filter: PropertyFilter; email: string } {
  const goal = goals.find((known) => known === query.get('goal'))
  return { goal, filter: readListQuery(query).filter, email: readEncryptedEmail(query.get('to') ?? '') }
}

const visitorOf = (query: URLSearchParams, headers: Headers) => findVisitor(query.get('token') ?? '', headers, new Date())

/** `token`: of the link; for a logged-in subscriber a new one with the same rights. */
type OwnSearches = { subscriber: Subscriber; searches: SavedSearch[]; token: string }

/**
 * Undefined without a valid link or login.
 * @throws errors of the database.
 */
export async function findOwnSearches(query: URLSearchParams, headers: Headers): Promise<OwnSearches | undefined> {
  const subscriber = await visitorOf(query, headers)
  if (!subscriber) return undefined
  const token = query.get('token') || searchMailing.makeToken('manage', subscriber.id, new Date())
  return { subscriber, searches: await findSearchesOf(await getDb(), subscriber.id), token }
}

/** The search named by the parameter `search`, if it belongs to the subscriber. */
export async function findOwnSearch(query: URLSearchParams, headers: Headers): Promise<SavedSearch | undefined> {
  const subscriber = await visitorOf(query, headers)
  const search = subscriber && (await findSearch(await getDb(), query.get('search') ?? ''))
  return search?.subscriberId === subscriber?.id ? search : undefined
}

/** Whether the link is valid and its search or subscriber still exists. */
export async function isLiveLink(action: 'confirm' | 'end', token: string): Promise<boolean> {
  const id = searchMailing.readToken(action, token, new Date())
  if (id === undefined) return false
  const db = await getDb()
  return (action === 'confirm' ? await findSearch(db, id) : await findSubscriber(db, id)) !== undefined
}
