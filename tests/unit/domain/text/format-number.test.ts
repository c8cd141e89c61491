import { describe, expect, test } from 'vitest'
import { formatArea, formatDecimal, formatFixed } from '../../../../lib/domain/text/format-number.ts'
import type { Language } from '../../../../lib/domain/text/language.ts'

describe.each<[Language, Record<string, number>]>([
  ['nl', { '12.450': 12450, '6,2': 6.2, '10,51': 10.505, '0': 0 }],
  ['de', { '12.450': 12450, '6,2': 6.2, '10,51': 10.505, '0': 0 }],
  ['fr', { '12\u00a0450': 12450, '6,2': 6.2, '10,51': 10.505, '0': 0 }],
  ['en', { '12,450': 12450, '6.2': 6.2, '10.51': 10.505, '0': 0 }],
])('a number in %s', (language, texts) => {
  test.each(Object.entries(texts))('reads %s', (text, value) => {
    expect(formatDecimal(value, language)).toBe(text)
  })
})

test.each<[number, Language, string]>([
  [2450, 'nl', '2.450\u00a0m²'],
  [61.25, 'nl', '61,3\u00a0m²'],
  [61.25, 'en', '61.3\u00a0m²'],
  [9, 'fr', '9\u00a0m²'],
])('an area of %d in %s reads %s, with a no-break space before the unit', (area, language, text) => {
  expect(formatArea(area, language)).toBe(text)
})

test('writes the requested number of decimals', () => {
  expect(formatFixed(3, 1, 'fr')).toBe('3,0')
  expect(formatFixed(98.64, 1, 'en')).toBe('98.6')
  expect(formatFixed(3150, 0, 'de')).toBe('3.150')
})
