/** What was filled in stands apart in a sentence, whatever signs it has. */
import { expect, test } from 'vitest'
import { toPieces } from '@/lib/domain/office/mail-sheet'

test('a sentence is parted where something was filled in, the longer first', () => {
  const pieces = toPieces('Tot dinsdag 1 december, 10:30 (aan de deur).', ['10:30', 'dinsdag 1 december, 10:30', '', '(aan'])
  expect(pieces).toEqual([
    { text: 'Tot ', isFilled: false },
    { text: 'dinsdag 1 december, 10:30', isFilled: true },
    { text: ' ', isFilled: false },
    { text: '(aan', isFilled: true },
    { text: ' de deur).', isFilled: false },
  ])
})

test('without anything filled in it is one', () => {
  expect(toPieces('Dag An.', ['', ''])).toEqual([{ text: 'Dag An.', isFilled: false }])
  expect(toPieces('', ['x'])).toEqual([])
})
