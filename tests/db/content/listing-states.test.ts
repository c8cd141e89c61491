/** What was known of very many listings is read and saved in portions, between which requests are answered. */
import { expect, test } from 'vitest'
import type { Comparison } from '@/lib/domain/subscriptions/listing-change'
import { getDb } from '@/lib/server/db/client'
import { readListingStates, saveComparison } from '@/lib/server/db/repositories/notifications/listing-changes'
import { describeSiteOnBoth } from '../../support/viewings.ts'

/** More than two portions. */
const count = 4_001

const states = Array.from({ length: count }, (_, index): Comparison['states'][number] => ({
  propertyId: (index - 10) * 7,
  price: index % 5 === 0 ? undefined : index,
  isAvailable: index % 3 > 0,
  goal: 'sale',
  changedAt: '2026-11-16T08:00:00.000Z',
}))

/** How often something else could be done meanwhile. */
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
  test('all of them are saved and read, and others have a turn meanwhile', async () => {
    const db = await getDb()
    expect(await turnsDuring(() => saveComparison(db, { changes: [], states }, new Date()))).toBeGreaterThan(3)
    expect(await turnsDuring(async () => expect([...(await readListingStates(db)).values()]).toEqual(states))).toBeGreaterThan(1)
  })
})
