/** Number of subscribers with a search that a property would match that is not for sale yet; cached for ten minutes. */
import 'server-only'
import { countInterested, type HomeFacts, type InterestedCount, matchesHome } from '../../domain/sold/interested-subscribers.ts'
import type { SearchCriteria } from '../../domain/subscriptions/saved-search.ts'
import { getDb } from '../db/client.ts'
import { readActiveSearches } from '../db/repositories/subscriptions/active-searches.ts'

type Kept = { subscriberId: string; criteria: SearchCriteria }

const pageSize = 1000
const keptFor = 10 * 60_000

let known: { at: number; searches: readonly Kept[] } | undefined

async function readSearches(now: number): Promise<readonly Kept[]> {
  if (known && now - known.at < keptFor) return known.searches
  const searches: Kept[] = []
  for await (const page of readActiveSearches(await getDb(), pageSize))
    for (const { subscriberId, criteria } of page) if (criteria.goal !== 'rent') searches.push({ subscriberId, criteria })
  known = { at: now, searches }
  return searches
}

/** Undefined for fewer than five. @param edges of the price ranges, euro. */
export async function findInterested(
  home: HomeFacts,
  edges: readonly number[],
  now = Date.now(),
): Promise<InterestedCount | undefined> {
  const fitting = (await readSearches(now)).filter(({ criteria }) => matchesHome(criteria.filter, home))
  return countInterested(
    fitting.map(({ subscriberId, criteria }) => ({ subscriberId, maxPrice: criteria.filter.maxPrice })),
    edges,
  )
}
