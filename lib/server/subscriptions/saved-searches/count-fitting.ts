/** How many listings fit a search, and how many searches fit a listing. */
import 'server-only'
import type { PublicProperty } from '../../../domain/property/property.ts'
import type { PriceBounds } from '../../../domain/search/price-bands.ts'
import { fitsSearchCriteria, type SearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { readActiveSearches } from '../../db/repositories/subscriptions/active-searches.ts'

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

const bounds = ({ filter }: SearchCriteria): PriceBounds => ({ min: filter.minPrice, max: filter.maxPrice })

const atAnyPrice = ({ goal, filter }: SearchCriteria): SearchCriteria => ({
  goal,
  filter: { ...filter, minPrice: undefined, maxPrice: undefined },
})

/** The bounds of price of everybody whom a listing suits but for its price. */
export async function findPriceBounds(db: Db, property: PublicProperty): Promise<PriceBounds[]> {
  const { today } = getSnapshot()
  const found: PriceBounds[] = []
  for await (const searches of readActiveSearches(db, pageSize))
    for (const { criteria } of searches)
      if (fitsSearchCriteria(atAnyPrice(criteria), property, today)) found.push(bounds(criteria))
  return found
}

/** How many searches fit each of some listings, in one reading of all searches. By id of the listing. */
export async function countSearchesOfEach(db: Db, properties: readonly PublicProperty[]): Promise<ReadonlyMap<number, number>> {
  const { today } = getSnapshot()
  const counts = new Map(properties.map(({ id }) => [id, 0]))
  for await (const searches of readActiveSearches(db, pageSize))
    for (const property of properties) {
      const fitting = searches.filter(({ criteria }) => fitsSearchCriteria(criteria, property, today)).length
      counts.set(property.id, (counts.get(property.id) ?? 0) + fitting)
    }
  return counts
}
