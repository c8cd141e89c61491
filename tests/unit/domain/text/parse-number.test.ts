import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice } from '../../../../lib/domain/property/price.ts'
import { formatDecimal } from '../../../../lib/domain/text/format-number.ts'
import { parseAmount, parseNumber } from '../../../../lib/domain/text/parse-number.ts'

test.each([
  ['745.000', 745_000],
  ['€ 745.000', 745_000],
  ['745 000,50', 745_000.5],
  ['1.475.000', 1_475_000],
  ['745000', 745_000],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['3,', 3],
  ['3,5 %', 3.5],
  ['', undefined],
  ['veel', undefined],
  ['-5', undefined],
  ['1.2.3', undefined],
  ['1e6', undefined],
])('%j is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test('parses what the site itself writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(parseNumber(formatPrice(cents / 100))).toBe(cents / 100)
      expect(parseNumber(formatDecimal(cents / 100, 'nl'))).toBe(cents / 100)
    }),
  )
})

test.each([
  ['425,000', 425_000],
  ['€ 1,250,000.50', 1_250_000.5],
  ['425.000', 425_000],
  ['425000,5', 425_000.5],
  ['1,2,3', undefined],
])('the amount %j is %s euro', (text, expected) => {
  expect(parseAmount(text)).toBe(expected)
})
