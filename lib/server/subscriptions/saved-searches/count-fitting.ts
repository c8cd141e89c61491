/** How many listings match a search, and how many searches match a listing. */
import 'server-only'
import type { PublicProperty } from '../../../domain/property/property.ts'
import type { PriceBounds } from '../../../domain/search/demand-by-price.ts'
import { fitsSearchCriteria, type SearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { readActiveSearches } from '../../db/repositories/subscriptions/active-searches.ts'

/** Subscribers per query. */
const pageSize = 1000

/** How many published listings match the criteria now. */
export function countListings(criteria: SearchCriteria): number {
  const { properties, today } = getSnapshot()
  return properties.filter((property) => fitsSearchCriteria(criteria, property, today)).length
}

/** Shown to the agency with a lead: how many active searches match the listing. */
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

/** The price bounds of all searches that match the listing when its price is ignored. */
export async function findPriceBounds(db: Db, property: PublicProperty): Promise<PriceBounds[]> {
  const { today } = getSnapshot()
  const found: PriceBounds[] = []
  for await (const searches of readActiveSearches(db, pageSize))
    for (const { criteria } of searches)
      if (fitsSearchCriteria(atAnyPrice(criteria), property, today)) found.push(bounds(criteria))
  return found
}

/** How many searches match each of several listings, by id of the listing, with a single pass over all searches. */
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
