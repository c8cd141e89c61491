/** The rate limit of a visitor. */
import { expect, test } from 'vitest'
import { createRateLimit } from '@/lib/gateway/limits/rate-limit'
import { kindOf } from '@/lib/gateway/limits/request-kind'

test('a visitor starts with the tokens of one minute, and the bucket is refilled evenly', () => {
  let now = 0
  const take = createRateLimit(60, () => now)
  for (let count = 0; count < 60; count += 1) expect(take('one', 1)).toBe(0)
  expect(take('one', 1)).toBe(1)
  expect(take('one', 3)).toBe(3)
  expect(take('two', 1)).toBe(0)
  now = 2_000
  expect([take('one', 1), take('one', 1), take('one', 1)]).toEqual([0, 0, 1])
  now = 600_000
  expect(take('one', 60)).toBe(0)
  expect(take('one', 1)).toBe(1)
})

test('zero turns the limit off', () => {
  const take = createRateLimit(0, () => 0)
  expect(Array.from({ length: 1000 }, () => take('one', 3)).every((wait) => wait === 0)).toBe(true)
})

test('a static file costs nothing, a page rendered for one request costs most', () => {
  expect(kindOf('GET', '/_next/static/chunks/a.js', '')).toBe('file')
  expect(kindOf('GET', '/images/epc/flanders/a.png', '')).toBe('file')
  expect(kindOf('GET', '/pictures/s01-1.webp', '')).toBe('picture')
  expect(kindOf('GET', '/media/0123456789ab/400', '')).toBe('picture')
  expect(kindOf('GET', '/tiles/12/2097/1370/', '')).toBe('picture')
  expect(kindOf('GET', '/nl/', '')).toBe('page')
  expect(kindOf('GET', '/nl/te-koop/', 'type=2')).toBe('dynamic')
  expect(kindOf('GET', '/api/panel/', '')).toBe('dynamic')
  expect(kindOf('POST', '/nl/contact/', '')).toBe('form')
  expect(kindOf('GET', '/picturesque/', '')).toBe('page')
  expect(kindOf('POST', '/api/view/', '')).toBe('page')
})
