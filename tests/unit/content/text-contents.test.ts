/** The table of contents of a text: every entry has a unique target. */
import { expect, test } from 'vitest'
import { contentsOf } from '@/lib/content/text-contents'

test('headings of the first two levels, without markup, in order', () => {
  const text = [
    'intro',
    '## Wat *inbegrepen* is',
    '### Lager',
    'a # b',
    '# [Élan](contact) vital',
    '## !',
    '## Wat inbegrepen is',
  ].join('\n')
  expect(contentsOf(text)).toEqual([
    { id: 'wat-inbegrepen-is', name: 'Wat inbegrepen is' },
    { id: 'elan-vital', name: 'Élan vital' },
  ])
})
