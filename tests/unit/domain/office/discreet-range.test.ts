/** The range shown for a discreet price. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPriceRange } from '@/lib/domain/office/discreet-range'

test('both bounds are round and enclose the price', () => {
  expect(findPriceRange(985_000)).toEqual({ from: 900_000, to: 1_050_000 })
  expect(findPriceRange(1_150)).toEqual({ from: 1_000, to: 1_300 })
})

test('any price is strictly between two whole amounts above 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 50_000_000 }), (price) => {
      const { from, to } = findPriceRange(price)
      expect(from).toBeGreaterThan(0)
      expect(from).toBeLessThan(price)
      expect(to).toBeGreaterThan(price)
      expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true)
    }),
  )
})
