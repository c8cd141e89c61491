/** What the query of a page of saved searches stands for. */
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

/** What is to be saved, and for whom as far as it was typed already. */
export function readSave(query: URLSearchParams): { goal: SearchGoal | undefined; filter: PropertyFilter; email: string } {
  const goal = goals.find((known) => known === query.get('goal'))
  return { goal, filter: readListQuery(query).filter, email: readEncryptedEmail(query.get('to') ?? '') }
}

const visitorOf = (query: URLSearchParams, headers: Headers) => findVisitor(query.get('token') ?? '', headers, new Date())

/** `token`: of the link, or the same right for whoever is logged in. */
type OwnSearches = { subscriber: Subscriber; searches: SavedSearch[]; token: string }

/** Undefined when the link leads to nobody and nobody is logged in. @throws what the database says. */
export async function findOwnSearches(query: URLSearchParams, headers: Headers): Promise<OwnSearches | undefined> {
  const subscriber = await visitorOf(query, headers)
  if (!subscriber) return undefined
  const token = query.get('token') || searchMailing.makeToken('manage', subscriber.id, new Date())
  return { subscriber, searches: await findSearchesOf(await getDb(), subscriber.id), token }
}

/** The search that `search` names, if it belongs to the visitor. */
export async function findOwnSearch(query: URLSearchParams, headers: Headers): Promise<SavedSearch | undefined> {
  const subscriber = await visitorOf(query, headers)
  const search = subscriber && (await findSearch(await getDb(), query.get('search') ?? ''))
  return search?.subscriberId === subscriber?.id ? search : undefined
}

/** Whether there still is what a link is about. */
export async function isLiveLink(action: 'confirm' | 'end', token: string): Promise<boolean> {
  const id = searchMailing.readToken(action, token, new Date())
  if (id === undefined) return false
  const db = await getDb()
  return (action === 'confirm' ? await findSearch(db, id) : await findSubscriber(db, id)) !== undefined
}
