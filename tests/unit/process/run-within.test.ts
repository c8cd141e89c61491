/** Synchronous work has a timeout. */
import { expect, test } from 'vitest'
import { RanTooLong, runWithin } from '@/lib/process/run-within'

test('work that ends in time returns its result or throws its error', () => {
  expect(runWithin(1_000, () => [1, 2].map((number) => number + 1))).toEqual([2, 3])
  expect(runWithin(1_000, () => undefined)).toBeUndefined()
  const work = () => {
    throw new TypeError('no calendar')
  }
  expect(() => runWithin(1_000, work)).toThrow(TypeError)
})

test('endless work is interrupted, and later work runs as before', () => {
  const endless = () => {
    for (let count = 0; ; count += 1) if (count < 0) return count
  }
  expect(() => runWithin(50, endless)).toThrow(RanTooLong)
  expect(runWithin(1_000, () => 'next')).toBe('next')
})
