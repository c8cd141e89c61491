/** Compares the current content with the stored state of the listings, and stores the changes. */
import 'server-only'
import { amountOf } from '../../domain/search/property-filter.ts'
import { type Comparison, compareInPieces } from '../../domain/subscriptions/listing-change.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { inSteps, runInSlices, type Steps } from '../content/thread/steps.ts'
import type { Db } from '../db/client.ts'
import { readListingStates, saveComparison } from '../db/repositories/notifications/listing-changes.ts'

function* compareWith(known: Awaited<ReturnType<typeof readListingStates>>, now: Date): Steps<Comparison> {
  const listed = yield* inSteps(getSnapshot().properties, (property) => ({
    propertyId: property.id,
    price: amountOf(property),
    isAvailable: property.availability === 'available',
    goal: property.goal,
  }))
  return yield* compareInPieces(known, listed, now.toISOString())
}

/** The changes that are not stored yet. Reads only, in slices that let requests be answered in between. */
export async function findChanges(db: Db, now: Date): Promise<Comparison> {
  return runInSlices(compareWith(await readListingStates(db), now))
}

/** @returns the number of changes. */
export async function detectChanges(db: Db, now: Date): Promise<number> {
  const comparison = await findChanges(db, now)
  await saveComparison(db, comparison, now)
  return comparison.changes.length
}
