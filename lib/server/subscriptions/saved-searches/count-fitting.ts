/** How many listings fit a search, and how many searches fit a listing. */
import 'server-only'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { fitsSearchCriteria, type SearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { readActiveSearches } from '../../db/repositories/saved-searches.ts'

/** People read at a time. */
const pageSize = 1000

export function countListings(criteria: SearchCriteria): number {
  const { properties, today } = getSnapshot()
  return properties.filter((property) => fitsSearchCriteria(criteria, property, today)).length
}

/** What the agency learns with a lead about the listing: how many people look for such a one. */
export async function countSearches(db: Db, property: PublicProperty): Promise<number> {
  const { today } = getSnapshot()
  let count = 0
  for await (const searches of readActiveSearches(db, pageSize))
    count += searches.filter(({ criteria }) => fitsSearchCriteria(criteria, property, today)).length
  return count
}
