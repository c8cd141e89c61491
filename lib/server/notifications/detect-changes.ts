/** Compares the live content with what was known of the listings, and saves the changes. */
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

/** The listing changes in the content, of which nobody was notified yet. Reads only, and lets requests be answered meanwhile. */
export async function findChanges(db: Db, now: Date): Promise<Comparison> {
  return runInSlices(compareWith(await readListingStates(db), now))
}

/** @returns how many changes there were. */
export async function detectChanges(db: Db, now: Date): Promise<number> {
  const comparison = await findChanges(db, now)
  await saveComparison(db, comparison, now)
  return comparison.changes.length
}
