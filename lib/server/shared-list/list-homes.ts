/** Properties of the content in the form that a shared list stores. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { amountOf } from '../../domain/search/property-filter.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { NewHome } from '../db/repositories/shared-list/shared-list-changes.ts'

const toNewHome = (property: PublicProperty): NewHome => {
  const price = amountOf(property)
  return { propertyId: property.id, price: price === undefined ? undefined : Math.round(price), marquee: property.marquee }
}

/** Unknown and archived properties are left out. */
export function findNewHomes(ids: readonly number[]): NewHome[] {
  const { propertyById } = getSnapshot()
  return [...new Set(ids)].flatMap((id) => {
    const property = propertyById.get(id)
    return property && !property.archived ? [toNewHome(property)] : []
  })
}
