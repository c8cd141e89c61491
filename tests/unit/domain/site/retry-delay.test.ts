/** Ruling 21: five retries from 350 ms, doubling. */
import { expect, test } from 'vitest'
import { retryDelay } from '@/lib/domain/site/retry-delay'

test('five times from 350 ms, doubling, then no more', () => {
  expect([1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([350, 700, 1400, 2800, 5600, undefined])
})
