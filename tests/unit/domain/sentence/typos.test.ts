/** The nearest known word: one typing error, two in long names, none in short words. */
import { expect, test } from 'vitest'
import { createKnownWords } from '@/lib/domain/sentence/typos'

const words = createKnownWords(['tuin', 'garage', 'berchem', 'zurenborg', 'antwerpen', 'terras', 'terrasse', 'x'.repeat(40)])

test.each([
  ['garge', 1, 'garage'],
  ['garagee', 1, 'garage'],
  ['gaarge', 1, 'garage'],
  ['barage', 1, 'garage'],
  ['garrrage', 1, undefined],
  // Known words of four letters, and typed ones of three, have too many similar words.
  ['tuir', 1, undefined],
  ['tuinn', 1, undefined],
  ['gar', 1, undefined],
  ['zurenbrog', 1, 'zurenborg'],
  ['zurnbrog', 1, undefined],
  ['zurnbrog', 2, 'zurenborg'],
  ['antwrpn', 2, undefined],
  ['antwrpne', 2, 'antwerpen'],
  ['bntwrpne', 2, undefined],
  ['berhm', 2, undefined],
  ['brechm', 2, undefined],
  ['x'.repeat(39), 1, 'x'.repeat(40)],
  ['x'.repeat(41), 1, undefined],
  // Equally near to both: the first one.
  ['terrass', 1, 'terras'],
] as const)('%s with %i mistakes: %s', (typed, mistakes, known) => {
  expect(words.nearest(typed, mistakes)).toBe(known)
})

test('a word with the same first and last letter is nearer; a known word is known', () => {
  const near = createKnownWords(['bastion', 'bastiaan', 'hastion'])
  expect(near.nearest('bastiom', 1)).toBe('bastion')
  expect(createKnownWords(['kelder', 'zelder']).nearest('helder', 1)).toBe('kelder')
  expect(createKnownWords(['zelder', 'keldeq']).nearest('kelder', 1)).toBe('keldeq')
  expect([words.has('tuin'), words.has('tui')]).toEqual([true, false])
})
