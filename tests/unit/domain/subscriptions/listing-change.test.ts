/** Changes of the listings: new, another price, back on the market. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Comparison, ListingState } from '@/lib/domain/subscriptions/listing-change'
import { compareListings } from '../../../support/compare-listings.ts'

const monday = '2026-11-16T08:00:00.000Z'
const tuesday = '2026-11-17T08:00:00.000Z'
const wednesday = '2026-11-18T08:00:00.000Z'

const remember = (known: ReadonlyMap<number, ListingState>, { states }: Comparison) =>
  new Map([...known, ...states.map((state) => [state.propertyId, state] as const)])

const listed = (propertyId: number, price: number | 'hidden' = 300_000, isAvailable = true) => ({
  propertyId,
  price: price === 'hidden' ? undefined : price,
  isAvailable,
})
const start = remember(new Map(), compareListings(new Map(), [listed(1), listed(2)], monday))

test('the first run reports nothing', () => {
  const { changes, states } = compareListings(new Map(), [listed(1), listed(2)], monday)
  expect(changes).toEqual([])
  expect(states).toHaveLength(2)
})

test('without a change nothing is reported', () => {
  expect(compareListings(start, [listed(1), listed(2)], tuesday)).toEqual({ changes: [], states: [] })
})

test('an unknown listing is new', () => {
  expect(compareListings(start, [listed(1), listed(2), listed(3)], tuesday).changes).toEqual([
    { propertyId: 3, reason: 'new', key: '', priceBefore: undefined },
  ])
})

test('another price is reported with the previous one; a price that becomes hidden is not', () => {
  expect(compareListings(start, [listed(1, 280_000), listed(2)], tuesday).changes).toEqual([
    { propertyId: 1, reason: 'price', key: '280000', priceBefore: 300_000 },
  ])
  expect(compareListings(start, [listed(1, 'hidden'), listed(2)], tuesday).changes).toEqual([])
})

test('sold is not reported, available again is; so is a listing that left the content and returned', () => {
  const sold = compareListings(start, [listed(1, 'hidden', false)], tuesday)
  expect(sold.changes).toEqual([])
  const known = remember(start, sold)
  expect(compareListings(known, [listed(1), listed(2)], wednesday).changes).toEqual([
    { propertyId: 1, reason: 'back', key: tuesday, priceBefore: undefined },
    { propertyId: 2, reason: 'back', key: tuesday, priceBefore: undefined },
  ])
})

test('a listing for rent that was for sale is new for rent, and no price reduction; storing a missing goal is no change', () => {
  const forSale = compareListings(start, [{ ...listed(1), goal: 'sale' as const }, listed(2)], tuesday)
  expect(forSale).toEqual({
    changes: [],
    states: [{ propertyId: 1, price: 300_000, isAvailable: true, goal: 'sale', changedAt: monday }],
  })
  const known = remember(start, forSale)
  expect(compareListings(known, [{ ...listed(1, 1200), goal: 'rent' as const }, listed(2)], wednesday).changes).toEqual([
    { propertyId: 1, reason: 'new', key: 'rent', priceBefore: undefined },
  ])
})

const arbitraryListing = fc.record({
  propertyId: fc.integer({ min: 1, max: 8 }),
  price: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  isAvailable: fc.boolean(),
})
const arbitraryListings = fc.uniqueArray(arbitraryListing, { selector: ({ propertyId }) => propertyId })

test('for any changes, a second run reports nothing, and only available listings are reported', () => {
  fc.assert(
    fc.property(fc.array(arbitraryListings, { minLength: 1, maxLength: 8 }), (history) => {
      let known: Map<number, ListingState> = new Map()
      for (const [index, now] of history.entries()) {
        const comparison = compareListings(known, now, new Date(index * 1000).toISOString())
        const available = new Set(now.filter(({ isAvailable }) => isAvailable).map(({ propertyId }) => propertyId))
        expect(comparison.changes.every(({ propertyId }) => available.has(propertyId))).toBe(true)
        known = remember(known, comparison)
        expect(compareListings(known, now, 'later')).toEqual({ changes: [], states: [] })
      }
    }),
  )
})
