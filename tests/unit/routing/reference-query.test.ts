import { expect, test } from 'vitest'
import { emptyReferenceQuery, hasReferenceQuery, readReferenceQuery, referenceQueryText } from '@/lib/routing/reference-query'

test.each([
  ['', ''],
  ['deal=let', '?deal=let'],
  ['town=Berchem&page=2', '?town=Berchem&page=2'],
  ['deal=stolen&page=0&town=', ''],
  ['page=1e3', ''],
])('?%s is read as %s', (given, said) => {
  expect(referenceQueryText(readReferenceQuery(new URLSearchParams(given)))).toBe(said)
})

test('what other pages ask is no question to this one', () => {
  expect(hasReferenceQuery(new URLSearchParams('utm_source=x'))).toBe(false)
  expect(hasReferenceQuery(new URLSearchParams('town=Berchem'))).toBe(true)
  expect(readReferenceQuery(new URLSearchParams('utm_source=x'))).toEqual(emptyReferenceQuery)
})
