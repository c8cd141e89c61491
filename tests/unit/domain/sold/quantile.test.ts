import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AtLeastFive } from '@/lib/domain/sold/at-least-five'
import { median, smoothQuantile } from '@/lib/domain/sold/quantile'

const five: AtLeastFive<number> = [1, 2, 3, 4, 5]

test('the median of evenly spaced values is their middle', () => {
  expect(smoothQuantile(five, 0.5)).toBeCloseTo(3, 3)
})

test('every value contributes to each quantile: changing any one of five changes it', () => {
  for (const share of [0.25, 0.5, 0.75]) {
    five.forEach((_, index) => {
      const moved = five.map((value, place) => (place === index ? value + 0.4 : value)) as unknown as AtLeastFive<number>
      expect(smoothQuantile(moved, share)).toBeGreaterThan(smoothQuantile(five, share))
    })
  }
})

test('order does not matter, and no quantile is outside the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 60 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (values, share) => {
        const found = smoothQuantile(values as unknown as AtLeastFive<number>, share)
        expect(found).toBeCloseTo(smoothQuantile(values.toReversed() as unknown as AtLeastFive<number>, share), 6)
        expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6)
        expect(found).toBeLessThanOrEqual(Math.max(...values) + 1e-6)
      },
    ),
  )
})

test.each([
  [[], undefined],
  [[7], 7],
  [[1, 9], 5],
  [[9, 1, 4], 4],
])('the median of %j is %s', (values, middle) => expect(median(values)).toBe(middle))
