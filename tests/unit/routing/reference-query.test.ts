import { expect, test } from 'vitest'
import { emptyReferenceQuery, hasReferenceQuery, readReferenceQuery, referenceQueryText } from '@/lib/routing/reference-query'

test.each([
  ['', ''],
  ['deal=let', '?deal=let'],
  ['town=Berchem&page=2', '?town=Berchem&page=2'],
  ['deal=stolen&page=0&town=', ''],
  ['page=1e3', ''],
  ['page=12', '?page=12'],
  ['page=9999&deal=sold', '?deal=sold&page=9999'],
  ['page=10000', ''],
  ['page=12x', ''],
  ['page=x12', ''],
  ['page=02', ''],
  ['page=1', ''],
])('?%s is parsed as %s', (given, said) => {
  expect(referenceQueryText(readReferenceQuery(new URLSearchParams(given)))).toBe(said)
})

test('parameters of other pages are ignored', () => {
  expect(hasReferenceQuery(new URLSearchParams('utm_source=x'))).toBe(false)
  for (const query of ['town=Berchem', 'deal=', 'page=1']) expect(hasReferenceQuery(new URLSearchParams(query))).toBe(true)
  expect(readReferenceQuery(new URLSearchParams('utm_source=x'))).toEqual(emptyReferenceQuery)
})
