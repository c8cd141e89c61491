import { expect, test } from 'vitest'
import { formatArea, formatDecimal } from '../../../../lib/domain/text/format-number.ts'

test.each([
  [2450, '2.450'],
  [6.2, '6,2'],
  [10.505, '10,51'],
  [0, '0'],
])('%s is written %s', (value, expected) => {
  expect(formatDecimal(value)).toBe(expected)
})

test.each([
  [2450, '2.450 m²'],
  [61.25, '61,3 m²'],
  [9, '9 m²'],
])('an area of %d reads %s', (area, text) => {
  expect(formatArea(area)).toBe(text)
})
