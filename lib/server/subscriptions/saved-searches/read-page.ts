/** What the query of a page of saved searches stands for. */
import 'server-only'
import type { SearchGoal } from '../../../domain/subscriptions/saved-search.ts'
import { getDb } from '../../db/client.ts'
import { findSearch, findSearchesOf, type SavedSearch } from '../../db/repositories/saved-searches.ts'
import { findSeeker, type Seeker } from '../../db/repositories/seekers.ts'
import { findVisitor } from './find-subscriber.ts'
import { readSealedEmail } from './search-links.ts'
import { makeSearchToken, readSearchToken } from './search-token.ts'

const goals = ['sale', 'rent'] as const

/** What is to be saved, and for whom as far as it was typed already. */
export function readSave(query: URLSearchParams): { goal: SearchGoal | undefined; email: string } {
  const goal = goals.find((known) => known === query.get('goal'))
  return { goal, email: readSealedEmail(query.get('to') ?? '') }
}

const visitorOf = (query: URLSearchParams, headers: Headers) => findVisitor(query.get('token') ?? '', headers, new Date())

/** `token`: of the link, or the same right for whoever is logged in. */
type OwnSearches = { seeker: Seeker; searches: SavedSearch[]; token: string }

/** Undefined when the link leads to nobody and nobody is logged in. @throws what the database says. */
export async function findOwnSearches(query: URLSearchParams, headers: Headers): Promise<OwnSearches | undefined> {
  const seeker = await visitorOf(query, headers)
  if (!seeker) return undefined
  const token = query.get('token') || makeSearchToken('manage', seeker.id, new Date())
  return { seeker, searches: await findSearchesOf(await getDb(), seeker.id), token }
}

/** The search that `search` names, if it belongs to the visitor. */
export async function findOwnSearch(query: URLSearchParams, headers: Headers): Promise<SavedSearch | undefined> {
  const seeker = await visitorOf(query, headers)
  const search = seeker && (await findSearch(await getDb(), query.get('search') ?? ''))
  return search?.seekerId === seeker?.id ? search : undefined
}

/** Whether there still is what a link is about. */
export async function isLiveLink(action: 'confirm' | 'end', token: string): Promise<boolean> {
  const id = readSearchToken(action, token, new Date())
  if (id === undefined) return false
  const db = await getDb()
  return (action === 'confirm' ? await findSearch(db, id) : await findSeeker(db, id)) !== undefined
}
