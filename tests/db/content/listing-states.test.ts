/** The stored states of very many listings are read and saved in batches, between which other requests run. */
import { expect, test } from 'vitest'
import type { Comparison } from '@/lib/domain/subscriptions/listing-change'
import { getDb } from '@/lib/server/db/client'
import { readListingStates, saveComparison } from '@/lib/server/db/repositories/notifications/listing-changes'
import { describeSiteOnBoth } from '../../support/viewings.ts'

/** More than two batches. */
const count = 4_001

const states = Array.from({ length: count }, (_, index): Comparison['states'][number] => ({
  propertyId: (index - 10) * 7,
  price: index % 5 === 0 ? undefined : index,
  isAvailable: index % 3 > 0,
  goal: 'sale',
  changedAt: '2026-11-16T08:00:00.000Z',
}))

/** How often other work could run meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = -1
  let isOver = false
  const take = () => {
    turns += 1
    if (!isOver) setImmediate(take)
  }
  take()
  await work()
  isOver = true
  return turns
}

describeSiteOnBoth('states of listings', () => {
  test('all of them are saved and read, and other work runs meanwhile', async () => {
    const db = await getDb()
    expect(await turnsDuring(() => saveComparison(db, { changes: [], states }, new Date()))).toBeGreaterThan(3)
    expect(await turnsDuring(async () => expect([...(await readListingStates(db)).values()]).toEqual(states))).toBeGreaterThan(1)
  })
})
