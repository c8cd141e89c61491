/** What was known of very many listings is read in portions, between which requests are answered. */
import { expect, test } from 'vitest'
import type { Comparison } from '@/lib/domain/subscriptions/listing-change'
import { getDb } from '@/lib/server/db/client'
import { readListingStates, saveComparison } from '@/lib/server/db/repositories/listing-changes'
import { describeSiteOnBoth } from '../support/viewings.ts'

/** More than two portions. */
const count = 4_001

const states = Array.from({ length: count }, (_, index): Comparison['states'][number] => ({
  propertyId: (index - 10) * 7,
  price: index % 5 === 0 ? undefined : index,
  isAvailable: index % 3 > 0,
  goal: 'sale',
  changedAt: '2026-11-16T08:00:00.000Z',
}))

describeSiteOnBoth('states of listings', () => {
  test('all of them are read, and others have a turn meanwhile', async () => {
    const db = await getDb()
    await saveComparison(db, { changes: [], states }, new Date())
    let turns = 0
    const noting = setInterval(() => {
      turns += 1
    }, 0)
    const read = await readListingStates(db)
    clearInterval(noting)
    expect([...read.values()]).toEqual(states)
    expect(turns).toBeGreaterThan(0)
  })
})
