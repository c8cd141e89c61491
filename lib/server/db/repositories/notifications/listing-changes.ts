/** The last known state of the listings, and their changes, which are compared with saved searches. */
import 'server-only'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Comparison, ListingChange, ListingState } from '../../../../domain/subscriptions/listing-change.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'
import type { Database } from '../../schema.ts'

/** Rows read, or saved, before the event loop gets a turn: a few milliseconds of work. */
const readAtOnce = 2_000
const savedAtOnce = 500

const toState = (row: Selectable<Database['listing_state']>): ListingState => ({
  propertyId: row.property_id,
  price: row.price ?? undefined,
  isAvailable: row.available === 1,
  goal: row.goal ?? undefined,
  changedAt: row.changed_at,
})

export async function readListingStates(db: Db): Promise<Map<number, ListingState>> {
  const states = new Map<number, ListingState>()
  let query = db.selectFrom('listing_state').selectAll().orderBy('property_id').limit(readAtOnce)
  for (const first = query; ; await yieldToEventLoop()) {
    const rows = await query.execute()
    for (const row of rows) states.set(row.property_id, toState(row))
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return states
    query = first.where('property_id', '>', last.property_id)
  }
}

const insertChanges = (db: Db, changes: Comparison['changes'], now: Date) =>
  db
    .insertInto('listing_change')
    .values(
      changes.map(({ propertyId, reason, key, priceBefore }) => ({
        property_id: propertyId,
        reason,
        key,
        price_before: priceBefore ?? null,
        matched: 0,
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const upsertStates = (db: Db, states: Comparison['states']) =>
  db
    .insertInto('listing_state')
    .values(
      states.map(({ propertyId, price, isAvailable, goal, changedAt }) => ({
        property_id: propertyId,
        price: price ?? null,
        available: Number(isAvailable),
        goal: goal ?? null,
        changed_at: changedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet(({ ref }) => ({
        price: ref('excluded.price'),
        available: ref('excluded.available'),
        goal: ref('excluded.goal'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute()

/**
 * Saves changes and new state in one transaction: a state without its changes would lose them, and a partly saved first state
 * would make all other listings count as new. Requests that need no database are handled meanwhile.
 */
export async function saveComparison(db: Db, { changes, states }: Comparison, now: Date): Promise<void> {
  if (states.length === 0) return
  await db.transaction().execute(async (transaction) => {
    for (const batch of inBatches(changes, savedAtOnce)) {
      await insertChanges(transaction, batch, now)
      await yieldToEventLoop()
    }
    for (const batch of inBatches(states, savedAtOnce)) {
      await upsertStates(transaction, batch)
      await yieldToEventLoop()
    }
  })
}

/** Changes that were not compared with all searches yet, oldest first. */
export async function findOpenChanges(db: Db): Promise<ListingChange[]> {
  const rows = await db.selectFrom('listing_change').selectAll().where('matched', '=', 0).orderBy('created_at').execute()
  return rows.map((row) => ({
    propertyId: row.property_id,
    reason: row.reason,
    key: row.key,
    priceBefore: row.price_before ?? undefined,
  }))
}

/** Marks changes as compared with all searches. */
export async function closeChanges(db: Db, changes: readonly ListingChange[]): Promise<void> {
  for (const { propertyId, reason, key } of changes)
    await db
      .updateTable('listing_change')
      .set({ matched: 1 })
      .where('property_id', '=', propertyId)
      .where('reason', '=', reason)
      .where('key', '=', key)
      .execute()
}
