/** A complete sample of each format, from adapter to content file. */
import { expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'
import { fillLanguages } from '@/lib/content/fill-languages'
import { recordSchema } from '@/lib/content/record-schema'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { composeProperty } from '@/lib/feeds/compose/property'
import { derivedWordsOf } from '@/lib/server/content/snapshot/derived-words'
import { textPayload } from '@/tests/support/feed-fixture'
import { feedSamples } from '@/tests/support/feed-samples'
import { composeContext } from '@/tests/support/feeds'

const schema = recordSchema(propertyFields, '2026-11-22')

/** Validation errors caused by the samples: short texts, a price on request, and an unknown agent. */
const expected = /^(?:Description|TypeDescription)$/

/** Remarks caused by the samples: an agent that only the table of a source knows, rooms without a storey, missing languages. */
const expectedRemarks: Readonly<Record<string, readonly string[]>> = {
  whise: [
    'rooms slaapkamer 1',
    'rooms slaapkamer 2',
    'rooms woonkamer',
    'rooms bureau 1',
    'agent 501',
    'description',
    'description',
  ],
  omnicasa: ['agent 11', 'preemptiveRights requested', 'description', 'description'],
  sweepbright: ['rooms bedroom', 'rooms kitchen', 'agent n-1'],
  skarabee: ['agent 501', 'description'],
  kyero: ['street'],
  openimmo: ['agent 501', 'description', 'description', 'description'],
  table: ['agent 11', 'renovationYear 2', 'description', 'description'],
  'listings-json': ['agent', 'description', 'description'],
}

test.each(feedSamples().map((sample) => [sample.id, sample] as const))('%s', (id, { format, value, write }) => {
  const reading = format.read([textPayload(write(value))], { defaultLanguage: 'nl' })
  const [listing] = reading.kind === 'read' ? reading.listings : []
  if (!listing) throw new Error('no listing')
  const { file, remarks } = composeProperty(listing, composeContext())
  expect(remarks.filter(({ level }) => level === 'held-back')).toEqual([])
  expect(remarks.map(({ field, found }) => `${field} ${found ?? ''}`.trim())).toEqual(expectedRemarks[id])
  const filled = fillLanguages(file, { inUse: ['nl', 'fr', 'en'], defaultLanguage: 'nl' })
  const { error } = schema.safeParse(fillDerived(filled.document, derivedWordsOf).document)
  expect(error?.issues.filter(({ path }) => !expected.test(String(path.at(-1)))) ?? []).toEqual([])
})
