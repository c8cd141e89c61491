/** Matches saved searches with listing changes, and stores the alerts that are to be sent. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { ListingChange } from '../../domain/subscriptions/listing-change.ts'
import { nextMailing } from '../../domain/subscriptions/mailing-time.ts'
import { fitsSearchCriteria, type Schedule } from '../../domain/subscriptions/saved-search.ts'
import { inBatches } from '../../process/in-batches.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { addAlerts, type NewAlert } from '../db/repositories/notifications/alerts.ts'
import { closeChanges, findOpenChanges } from '../db/repositories/notifications/listing-changes.ts'
import { type ActiveSearch, readActiveSearches } from '../db/repositories/subscriptions/active-searches.ts'

/** Subscribers per query, and alerts per transaction: short transactions let other writes in between. */
const pageSize = 250
const alertsAtOnce = 500

export type FoundChange<Change extends Pick<ListingChange, 'propertyId'> = ListingChange> = {
  change: Change
  property: PublicProperty
}

/** Changes with their listings, without those that were removed from the content. */
export function withListings<Change extends Pick<ListingChange, 'propertyId'>>(
  changes: readonly Change[],
): FoundChange<Change>[] {
  const { propertyById } = getSnapshot()
  return changes.flatMap((change) => {
    const property = propertyById.get(change.propertyId)
    return property ? [{ change, property }] : []
  })
}

/** The listing changes that match a search. */
export const changesFor = (search: ActiveSearch, found: readonly FoundChange[]): FoundChange[] =>
  found.filter(({ property }) => fitsSearchCriteria(search.criteria, property, getSnapshot().today))

/** Earliest first: if two searches of a subscriber match a listing, the one that is mailed first gets the alert. */
const bySooner = (a: NewAlert, b: NewAlert) => a.dueAt.getTime() - b.dueAt.getTime()

type DueTimes = Readonly<Record<Schedule, Date>>

function alertsOf(searches: readonly ActiveSearch[], found: readonly FoundChange[], due: DueTimes): NewAlert[] {
  return searches
    .flatMap((search) =>
      changesFor(search, found).map(({ change }) => ({
        ...change,
        subscriberId: search.subscriberId,
        searchId: search.id,
        dueAt: due[search.schedule],
      })),
    )
    .sort(bySooner)
}

/** Can be repeated after a crash: alerts that are stored already are not stored again. */
export async function matchChanges(db: Db, now: Date): Promise<void> {
  const changes = await findOpenChanges(db)
  if (changes.length === 0) return
  const found = withListings(changes)
  const due = {
    immediate: nextMailing('immediate', now),
    daily: nextMailing('daily', now),
    weekly: nextMailing('weekly', now),
  }
  for await (const searches of readActiveSearches(db, pageSize)) {
    const alerts = alertsOf(searches, found, due)
    for (const batch of inBatches(alerts, alertsAtOnce)) await addAlerts(db, batch)
  }
  await closeChanges(db, changes)
}
