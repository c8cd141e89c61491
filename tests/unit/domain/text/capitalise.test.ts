/** First letters in labels and within a sentence. */
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
])('"%s" within a sentence is "%s"', (label, text) => {
  expect(decapitalise(label)).toBe(text)
})
