/** Compares the live content with what was known of the listings, and saves the changes. */
import 'server-only'
import { amountOf } from '../../domain/search/property-filter.ts'
import { type Comparison, compareListings } from '../../domain/subscriptions/listing-change.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { readListingStates, saveComparison } from '../db/repositories/listing-changes.ts'

/** The listing changes in the content, of which nobody was notified yet. Reads only. */
export async function findChanges(db: Db, now: Date): Promise<Comparison> {
  const listed = getSnapshot().properties.map((property) => ({
    propertyId: property.id,
    price: amountOf(property),
    isAvailable: property.availability === 'available',
    goal: property.goal,
  }))
  return compareListings(await readListingStates(db), listed, now.toISOString())
}

/** @returns how many changes there were. */
export async function detectChanges(db: Db, now: Date): Promise<number> {
  const comparison = await findChanges(db, now)
  await saveComparison(db, comparison, now)
  return comparison.changes.length
}
