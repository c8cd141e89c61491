import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coldFieldsOf, coldKeys } from '@/lib/domain/property/cold-fields'
import { confidentialFields, priceTermFields } from '@/lib/domain/property/property-fields'
import { toPublicProperty } from '@/lib/domain/property/public-property'
import { sharedPartOf } from '@/lib/domain/property/shared-fields'
import { fromSent, storeColdFields, toSent } from '@/lib/server/content/disk/cold-listing'
import { closeColdStore, coldStoreBytes, openColdStore } from '@/lib/server/content/disk/cold-store'
import { TextStore } from '@/lib/server/content/disk/text-store'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { expectConsole } from '../../../support/fail-on-console.ts'

const folder = mkdtempSync(join(tmpdir(), 'cold-listing-'))
const { snapshot } = loadSnapshot('data', '2026-11-20')
const records = [...snapshot.confidential.propertyById.values()]
const marquees = snapshot.site.marqueeIgnoreList

beforeAll(() => openColdStore(folder))

afterAll(() => {
  closeColdStore()
  rmSync(folder, { recursive: true })
})

test.each(records.map((record) => [record.id, record]))('listing %s with stored cold fields equals the original', (_, record) => {
  const stored = storeColdFields(record)
  expect(sharedPartOf(stored)).toBeDefined()
  expect(stored).toEqual(record)
  expect({ ...stored }).toEqual(record)
  expect(structuredClone(stored)).toEqual(structuredClone(record))
  expect(Object.keys(stored).sort()).toEqual(Object.keys(record).sort())
})

test.each(records.map((record) => [record.id, record]))('the public version of listing %s is the same', (_, record) => {
  expect(toPublicProperty(storeColdFields(record), marquees)).toEqual(toPublicProperty(record, marquees))
})

test('the main thread receives the byte range of the cold fields, and reads them from the file', () => {
  for (const record of records) {
    const sent = structuredClone(toSent(storeColdFields(record)))
    expect(JSON.stringify(sent)).not.toContain(JSON.stringify(record.texts.nl.description).slice(1, 80))
    expect(fromSent(sent)).toEqual(record)
  }
})

test('no confidential field is a cold field', () => {
  const hidden = [...Object.keys(confidentialFields), ...Object.keys(priceTermFields)]
  expect(coldKeys.filter((key) => hidden.includes(key))).toEqual([])
  for (const record of records) {
    const stored = JSON.stringify(coldFieldsOf(record))
    for (const key of hidden) expect(stored).not.toContain(`"${key}":`)
  }
})

test('hot fields are read without the file', () => {
  const [record] = records
  if (!record) throw new Error('the demo has listings')
  const stored = toPublicProperty(storeColdFields(record), marquees)
  closeColdStore()
  try {
    expect(stored.texts.nl.title).toBe(record.texts.nl.title)
    expect(stored.bedrooms).toBe(record.bedrooms)
    expect(() => stored.rooms).toThrow()
  } finally {
    openColdStore(folder)
  }
})

test('a record and its public version share equal values', () => {
  for (const record of records) {
    const stored = storeColdFields(record)
    const shown = toPublicProperty(stored, marquees)
    expect([shown.texts === stored.texts, shown.webIds === stored.webIds, shown.rooms === stored.rooms]).toEqual([
      true,
      true,
      true,
    ])
    expect(Object.entries(Object.getOwnPropertyDescriptors(shown)).filter(([, { get }]) => !get)).toHaveLength(11)
  }
})

test('a loop over all listings has the cold fields of one in memory at a time', () => {
  const [first, second] = records.map(storeColdFields)
  if (!first || !second) throw new Error('the demo has listings')
  const { rooms } = first
  expect(first.rooms).toBe(rooms)
  expect(second.rooms).toBeDefined()
  expect(first.rooms).not.toBe(rooms)
  expect(first.rooms).toEqual(rooms)
})

test('the file is unlinked, so that none remains after the process', () => {
  const before = coldStoreBytes()
  const [record] = records
  if (record) storeColdFields({ ...record })
  expect(coldStoreBytes()).toBeGreaterThan(before)
  expect(readdirSync(folder)).toEqual([])
})

test('without a file, or on a disk that cannot be written, everything stays in memory', () => {
  expectConsole()
  closeColdStore()
  const [record] = records
  if (!record) throw new Error('the demo has listings')
  expect(storeColdFields(record)).toBe(record)
  openColdStore(join(folder, 'no\0folder'))
  expect(storeColdFields(record)).toBe(record)
  openColdStore(folder)
})

test('texts have different hashes and are read as they were stored', () => {
  const texts = new TextStore()
  texts.set('a.json', '{"a":"é €"}')
  texts.set('b.json', '{"a":"e"}')
  expect([...texts]).toEqual([
    ['a.json', '{"a":"é €"}'],
    ['b.json', '{"a":"e"}'],
  ])
  expect(texts.hashOf('a.json')).not.toBe(texts.hashOf('b.json'))
  expect([...texts.values()]).toHaveLength(texts.size)
})
