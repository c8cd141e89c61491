/** Compares every saved search with the listing changes, and records who is to be notified of what. */
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

/** Subscribers at a time, and alerts of one transaction: short ones let others write in between. */
const pageSize = 250
const alertsAtOnce = 500

export type FoundChange<Change extends Pick<ListingChange, 'propertyId'> = ListingChange> = {
  change: Change
  property: PublicProperty
}

/** Listing changes with their listings; those that left the content meanwhile are left out. */
export function withListings<Change extends Pick<ListingChange, 'propertyId'>>(
  changes: readonly Change[],
): FoundChange<Change>[] {
  const { propertyById } = getSnapshot()
  return changes.flatMap((change) => {
    const property = propertyById.get(change.propertyId)
    return property ? [{ change, property }] : []
  })
}

/** Which of the listing changes fit a search. */
export const changesFor = (search: ActiveSearch, found: readonly FoundChange[]): FoundChange[] =>
  found.filter(({ property }) => fitsSearchCriteria(search.criteria, property, getSnapshot().today))

/** Sooner first: somebody with two searches hears of it by the one that writes first. */
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

/** Killed in the middle it starts over: what was recorded before is not recorded again. */
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
