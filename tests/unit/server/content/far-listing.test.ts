import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farKeys, takeFar } from '@/lib/domain/property/far-fields'
import { confidentialFields, priceTermFields } from '@/lib/domain/property/property-fields'
import { toPublicProperty } from '@/lib/domain/property/public-property'
import { sharedPartOf } from '@/lib/domain/property/shared-fields'
import { fromSent, toSent, withFarAway } from '@/lib/server/content/far-listing'
import { closeFarStore, farBytes, openFarStore } from '@/lib/server/content/far-store'
import { KeptTexts } from '@/lib/server/content/kept-texts'
import { loadSnapshot } from '@/lib/server/content/load-snapshot'
import { expectConsole } from '../../../support/fail-on-console.ts'

const folder = mkdtempSync(join(tmpdir(), 'far-listing-'))
const { snapshot } = loadSnapshot('data', '2026-11-20')
const records = [...snapshot.confidential.propertyById.values()]
const marquees = snapshot.site.marqueeIgnoreList

beforeAll(() => openFarStore(folder))

afterAll(() => {
  closeFarStore()
  rmSync(folder, { recursive: true })
})

test.each(records.map((record) => [record.id, record]))('listing %s reads as if it had all its fields', (_, record) => {
  const far = withFarAway(record)
  expect(sharedPartOf(far)).toBeDefined()
  expect(far).toEqual(record)
  expect({ ...far }).toEqual(record)
  expect(structuredClone(far)).toEqual(structuredClone(record))
  expect(Object.keys(far).sort()).toEqual(Object.keys(record).sort())
})

test.each(records.map((record) => [record.id, record]))('visitors see the same of listing %s', (_, record) => {
  expect(toPublicProperty(withFarAway(record), marquees)).toEqual(toPublicProperty(record, marquees))
})

test('the other thread is told where the rest lies, and reads it there', () => {
  for (const record of records) {
    const sent = structuredClone(toSent(withFarAway(record)))
    expect(JSON.stringify(sent)).not.toContain(JSON.stringify(record.texts.nl.description).slice(1, 80))
    expect(fromSent(sent)).toEqual(record)
  }
})

test('nothing that may be hidden is put away', () => {
  const hidden = [...Object.keys(confidentialFields), ...Object.keys(priceTermFields)]
  expect(farKeys.filter((key) => hidden.includes(key))).toEqual([])
  for (const record of records) {
    const far = JSON.stringify(takeFar(record))
    for (const key of hidden) expect(far).not.toContain(`"${key}":`)
  }
})

test('lists, filters and words ask for nothing that lies elsewhere', () => {
  const [record] = records
  if (!record) throw new Error('the demo has listings')
  const far = toPublicProperty(withFarAway(record), marquees)
  closeFarStore()
  try {
    expect(far.texts.nl.title).toBe(record.texts.nl.title)
    expect(far.bedrooms).toBe(record.bedrooms)
    expect(() => far.rooms).toThrow()
  } finally {
    openFarStore(folder)
  }
})

test('a record and its public side hold once what both say', () => {
  for (const record of records) {
    const far = withFarAway(record)
    const shown = toPublicProperty(far, marquees)
    expect([shown.texts === far.texts, shown.webIds === far.webIds, shown.rooms === far.rooms]).toEqual([true, true, true])
    expect(Object.entries(Object.getOwnPropertyDescriptors(shown)).filter(([, { get }]) => !get)).toHaveLength(11)
  }
})

test('whoever goes through all has one unpacked at a time', () => {
  const [first, second] = records.map(withFarAway)
  if (!first || !second) throw new Error('the demo has listings')
  const { rooms } = first
  expect(first.rooms).toBe(rooms)
  expect(second.rooms).toBeDefined()
  expect(first.rooms).not.toBe(rooms)
  expect(first.rooms).toEqual(rooms)
})

test('the file has no name, so that it goes with the process', () => {
  const before = farBytes()
  const [record] = records
  if (record) withFarAway({ ...record })
  expect(farBytes()).toBeGreaterThan(before)
  expect(readdirSync(folder)).toEqual([])
})

test('without a file, and on a disk that takes nothing, all stays in memory', () => {
  expectConsole()
  closeFarStore()
  const [record] = records
  if (!record) throw new Error('the demo has listings')
  expect(withFarAway(record)).toBe(record)
  openFarStore(join(folder, 'no\0folder'))
  expect(withFarAway(record)).toBe(record)
  openFarStore(folder)
})

test('texts are told apart by their marks and read as they were', () => {
  const texts = new KeptTexts()
  texts.set('a.json', '{"a":"é €"}')
  texts.set('b.json', '{"a":"e"}')
  expect([...texts]).toEqual([
    ['a.json', '{"a":"é €"}'],
    ['b.json', '{"a":"e"}'],
  ])
  expect(texts.markOf('a.json')).not.toBe(texts.markOf('b.json'))
  expect([...texts.values()]).toHaveLength(texts.size)
})
