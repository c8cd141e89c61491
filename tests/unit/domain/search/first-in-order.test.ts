/** The first items of an order are the beginning of the sorted list. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstInOrder } from '@/lib/domain/search/first-in-order'

test('the same as sorting all, equal ones in their order', () => {
  const item = fc.record({ rank: fc.integer({ min: 0, max: 5 }), name: fc.string() })
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), fc.integer({ min: 0, max: 8 }), (items, limit) => {
      expect(firstInOrder(items, limit, byRank)).toEqual(items.toSorted(byRank).slice(0, limit))
    }),
  )
})
