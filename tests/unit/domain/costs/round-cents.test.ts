/** Amounts to the cent, in spite of binary floating point. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, roundCents, sumCents } from '@/lib/domain/costs/round-cents'

test.each([
  [1.005, 1.01],
  [1.004, 1],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [-1.25, -1.25],
  [0, 0],
])('%d is %d', (amount, rounded) => expect(roundCents(amount)).toBe(rounded))

test.each([
  [250_000, 12, 30_000],
  [99.99, 2, 2],
  [100, 0.125, 0.13],
])('%d at %d percent is %d', (amount, rate, part) => expect(percentOf(amount, rate)).toBe(part))

test('a sum has no floating-point error, in any order', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([0.1, 0.2])).toBe(0.3)
  const cents = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }))
  fc.assert(
    fc.property(cents, (amounts) => {
      const sum = amounts.reduce((total, amount) => total + amount, 0) / 100
      expect(sumCents(amounts.map((amount) => amount / 100))).toBe(sum === 0 ? 0 : sum)
    }),
  )
})
