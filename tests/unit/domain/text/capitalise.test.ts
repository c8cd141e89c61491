/** Words at the head of a label and in the midst of a line. */
import { expect, test } from 'vitest'
import { capitalise, decapitalise } from '@/lib/domain/text/capitalise'

test.each([
  ['étage', 'Étage'],
  ['ijskelder met deur', 'Ijskelder met deur'],
  ['3 kamers', '3 kamers'],
  ['', ''],
])('"%s" begins a label as "%s"', (text, label) => {
  expect(capitalise(text)).toBe(label)
})

test.each([
  ['Étage Noble', 'étage Noble'],
  ['3 Kamers', '3 Kamers'],
  ['', ''],
])('"%s" stands in a line as "%s"', (label, text) => {
  expect(decapitalise(label)).toBe(text)
})
