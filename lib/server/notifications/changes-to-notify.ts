/** Which detected listing changes are still worth an alert when it is due; each listing once. */
import 'server-only'
import { amountOf } from '../../domain/search/property-filter.ts'
import { groupBy } from '../../domain/sold/group-by.ts'
import { type ListingChange, mergeChanges } from '../../domain/subscriptions/listing-change.ts'
import { fitsSearchCriteria, type SearchCriteria } from '../../domain/subscriptions/saved-search.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { DueAlert } from '../db/repositories/notifications/alerts.ts'
import { type FoundChange, withListings } from './match-changes.ts'

/** Only available listings; price changes only while the price is shown. */
export const stillAvailable = <Change extends Pick<ListingChange, 'propertyId' | 'reason'>>(changes: readonly Change[]) =>
  withListings(changes).filter(
    ({ change, property }) =>
      property.availability === 'available' && (change.reason !== 'price' || property.price.kind === 'shown'),
  )

type Wanted = DueAlert & { criteria: SearchCriteria }

/**
 * Days may have passed since the change: it is dropped if no search of the subscriber matches the listing any more, or if the
 * price is back to what it was. Another search than the one that found it may match.
 */
export function changesToNotify(alerts: readonly DueAlert[]): FoundChange<Wanted>[] {
  const { today } = getSnapshot()
  const fitting = stillAvailable(alerts).flatMap(({ change, property }): FoundChange<Wanted>[] => {
    const searches = change.criteria ? [change.criteria, ...change.others] : []
    const criteria = searches.find((own) => fitsSearchCriteria(own, property, today))
    return criteria ? [{ change: { ...change, criteria }, property }] : []
  })
  return [...groupBy(fitting, ({ property }) => property)].flatMap(([property, found]) => {
    const changes = found.map(({ change }) => change).sort((a, b) => a.changedAt.localeCompare(b.changedAt))
    const change = mergeChanges(changes, amountOf(property))
    return change ? [{ change, property }] : []
  })
}
