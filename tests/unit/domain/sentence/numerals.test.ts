/** Numbers in words: splitting and adding up. */
import { expect, test } from 'vitest'
import { splitNumeral, sumNumeral } from '@/lib/domain/sentence/numerals'

const dutch = { een: 1, twee: 2, drie: 3, vijf: 5, twintig: 20, vijftig: 50, honderd: 100, duizend: 1000 }
const german = { ein: 1, fünf: 5, zwanzig: 20, vier: 4, hundert: 100, tausend: 1000 }

test.each([
  ['drie', dutch, [3]],
  ['driehonderd', dutch, [3, 100]],
  ['driehonderdvijftigduizend', dutch, [3, 100, 50, 1000]],
  ['vijfentwintig', dutch, [5, 20]],
  ['fünfundzwanzig', german, [5, 20]],
  ['vierhunderttausend', german, [4, 100, 1000]],
  ['hundertundein', german, [100, 1]],
])('%s', (word, numerals, parts) => expect(splitNumeral(word, numerals)).toEqual(parts))

test.each(['huis', 'driehuis', 'huisdrie', 'drieen', 'vijfen', 'x', '', 'toString', 'constructor'])('%j is no number', (word) => {
  expect(splitNumeral(word, dutch)).toBeUndefined()
})

test('forty letters are split, but not one more', () => {
  const ten = { eenentweeen: 1, x: 2 }
  expect(splitNumeral('eenentweeen'.repeat(3) + 'x'.repeat(7), { ...ten, xxxxxxx: 7 })).toEqual([1, 1, 1, 7])
  expect(splitNumeral('eenentweeen'.repeat(3) + 'x'.repeat(8), { ...ten, xxxxxxxx: 8 })).toBeUndefined()
  // A known word may be of any length.
  expect(splitNumeral('x'.repeat(60), { ['x'.repeat(60)]: 6 })).toEqual([6])
})

test.each([
  [[3], 3],
  [[5, 20], 25],
  [[100], 100],
  [[3, 100], 300],
  [[3, 100, 50], 350],
  [[1000], 1000],
  [[3, 100, 50, 1000], 350_000],
  [[2, 1000, 3, 100, 5, 20], 2325],
  [[2, 1_000_000, 5, 100, 1000], 2_500_000],
  [[], 0],
])('%j is %d', (values, sum) => expect(sumNumeral(values)).toBe(sum))
