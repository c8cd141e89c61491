/** Cleaning a typed name for a mail to somebody else. */
import { expect, test } from 'vitest'
import { mailName } from '@/lib/domain/text/mail-name'

test.each([
  [['An', 'Peeters'], 'An Peeters'],
  [['An', undefined], 'An'],
  [[' An \n Maria ', 'De  Smet'], 'An Maria De Smet'],
  [['An www.kwaad.example', 'Peeters'], 'An Peeters'],
  [['An <b>"Peeters"</b>'], 'An bPeeters/b'],
  [['x'.repeat(200)], 'x'.repeat(120)],
])('%j is %s', (parts, name) => {
  expect(mailName(...parts)).toBe(name)
})
