/** Documents of a feed are listed on the page, with or without a date. */
import { expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'
import { fillLanguages } from '@/lib/content/fill-languages'
import { recordSchema } from '@/lib/content/record-schema'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { composeProperty } from '@/lib/feeds/compose/property'
import type { FeedDocument } from '@/lib/feeds/feed-parts'
import { derivedWordsOf } from '@/lib/server/content/snapshot/derived-words'
import { composeContext, wholeListing } from '@/tests/support/feeds'

const epc: FeedDocument = { url: 'https://a.be/epc.pdf', kind: { theirs: 'EPC', ours: 'epc' }, name: { nl: 'EPC-attest' } }

const composed = (document: FeedDocument) => composeProperty({ ...wholeListing(), documents: [document] }, composeContext())

test('a document without a date, as in OpenImmo and SweepBright, has none', () => {
  const { file, remarks } = composed(epc)
  expect(file['Documents']).toEqual([
    { ID: expect.any(Number), Kind: 'epc', Name: expect.objectContaining({ nl: 'EPC-attest' }) },
  ])
  expect(remarks).toEqual([])
  const filled = fillLanguages(file, { inUse: ['nl'], defaultLanguage: 'nl' })
  const read = recordSchema(propertyFields, '2026-11-22').safeParse(fillDerived(filled.document, derivedWordsOf).document)
  expect(read.error?.issues ?? []).toEqual([])
})

test('a document has the date of the feed', () => {
  expect(composed({ ...epc, date: '2026-04-22' }).file['Documents']).toMatchObject([{ Date: '2026-04-22' }])
})

test('a document of an unknown kind is reported', () => {
  const { file, remarks } = composed({ url: 'https://a.be/x.pdf', kind: { theirs: 'Schets' }, name: { nl: 'Schets' } })
  expect(file['Documents']).toEqual([])
  expect(remarks).toContainEqual(expect.objectContaining({ message: 'expected kind and name of the document', found: 'Schets' }))
})
