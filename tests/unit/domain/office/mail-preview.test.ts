/** Values filled into a sentence are separate pieces, whatever characters they contain. */
import { expect, test } from 'vitest'
import { toPieces } from '@/lib/domain/office/mail-preview'

test('a sentence is split at the filled-in values, longer ones first', () => {
  const pieces = toPieces('Tot dinsdag 1 december, 10:30 (aan de deur).', ['10:30', 'dinsdag 1 december, 10:30', '', '(aan'])
  expect(pieces).toEqual([
    { text: 'Tot ', isFilled: false },
    { text: 'dinsdag 1 december, 10:30', isFilled: true },
    { text: ' ', isFilled: false },
    { text: '(aan', isFilled: true },
    { text: ' de deur).', isFilled: false },
  ])
})

test('a sentence without values is one piece', () => {
  expect(toPieces('Dag An.', ['', ''])).toEqual([{ text: 'Dag An.', isFilled: false }])
  expect(toPieces('', ['x'])).toEqual([])
})
