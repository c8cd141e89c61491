/** The data for undoing a change, in an address. */
import { expect, test } from 'vitest'
import { readUndo, undoMs, undoPart } from '@/lib/server/office/forms/undo-window'

const now = new Date('2026-11-20T13:30:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('for ten seconds, of the version after the change', () => {
  const { undo } = undoPart(3, 'inHand,,none', now)
  expect(readUndo(undo, 3, later(undoMs - 1))).toBe('inHand,,none')
  expect(readUndo(undo, 3, later(undoMs))).toBeUndefined()
  expect(readUndo(undo, 4, now)).toBeUndefined()
})

test('a change without a former value can be undone, too', () => {
  expect(readUndo(undoPart(1, '', now).undo, 1, now)).toBe('')
})

test.each([undefined, '', 'inHand,,none', '3', '3.x.new', `3.${now.getTime() + 1}`, `3.${now.getTime() + 1}.${'x'.repeat(101)}`])(
  '%s cannot be undone',
  (part) => {
    expect(readUndo(part, 3, now)).toBeUndefined()
  },
)
