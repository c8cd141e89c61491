/** Derived fields are optional: content without them results in the same site (ruling 38). */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import type { LoadedSnapshot } from '@/lib/server/content/snapshot/snapshot-type'
import { getPublicListings } from '@/lib/server/syndication/public-listings'
import { findMistakes, findWarnings, loadChanged } from '../../../support/changed-content'
import { snapshot as demo } from '../../../support/content'

type File = Record<string, unknown> & { Languages: Record<string, unknown>[] }

const listings = [...demo.propertyById.values()].filter(({ archived }) => !archived)
const folderOf = (id: number) =>
  demo.takeovers.some((item) => item.id === id)
    ? 'takeovers'
    : demo.foreignProperties.some((item) => item.id === id)
      ? 'foreign'
      : 'properties'
const fileOf = (id: number) => `${folderOf(id)}/${id}.json`

const fields = [
  'WebID',
  'BoxNr',
  'SmallPictureItem',
  'Pictures',
  'OpenHouses',
  'Documents',
  'Rooms',
  'Nearby',
  'FloorPlans',
] as const
const texts = ['MainTypeName', 'MarqueeName', 'CountryName', 'PriceUnitText'] as const

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
const isList = (field: string) => !['WebID', 'BoxNr'].includes(field)

/** A file without the chosen fields; of lists and box numbers those alone that are empty follow from nothing else. */
function without(file: File, names: readonly string[]): File {
  const goes = (field: string, value: unknown) =>
    names.includes(field) && (isEmpty(value) || !(isList(field) || field === 'BoxNr') || field === 'WebID')
  const keep = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).filter(([field, value]) => !goes(field, value)))
  return {
    ...keep(file),
    Languages: file.Languages.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([field]) => !names.includes(field))),
    ),
  }
}

/** The data of pages, panel, map and public listings. */
async function siteOf(snapshot: LoadedSnapshot) {
  globalThis.currentSnapshot = snapshot
  const { propertyById, properties, takeovers, foreignProperties } = snapshot
  const api = await Promise.all(languageCodes.map((language) => getPublicListings(language)))
  return { propertyById, properties, takeovers, foreignProperties, api }
}

describe('content without derived fields', () => {
  test('gives the same properties, lists and public listings', async () => {
    const whole = await siteOf(demo)
    const choice = fc.record({
      ids: fc.uniqueArray(fc.constantFrom(...listings.map(({ id }) => id)), { minLength: 1 }),
      names: fc.uniqueArray(fc.constantFrom(...fields, ...texts), { minLength: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(choice, async ({ ids, names }) => {
        const changes = ids.map((id) => [fileOf(id), (file: File) => without(file, names)])
        expect(await siteOf(loadChanged(Object.fromEntries(changes)))).toEqual(whole)
      }),
      { numRuns: 5, examples: [[{ ids: listings.map(({ id }) => id), names: [...fields, ...texts] }]] },
    )
  })

  test('needs no list of towns and no totals', async () => {
    const changed = loadChanged({
      'cities.json': () => [],
      'site.json': ({ search, ...site }: { search: { data: unknown } }) => ({ ...site, search: { ...search, data: undefined } }),
    })
    expect(await siteOf(changed)).toEqual(await siteOf(demo))
  })
})

test.each([
  ['MainTypeName', 'Kasteel', 'Woning'],
  ['MarqueeName', 'Vers', 'Nieuw'],
  ['CountryName', 'Belgenland', 'België'],
  ['PriceUnitText', 'per jaar', ''],
])('%s that is stated otherwise shows, and the check names both', (field, stated, computed) => {
  const state = (file: File) => ({
    ...file,
    Languages: file.Languages.map((record) => (record['language'] === 'nl' ? { ...record, [field]: stated } : record)),
  })
  expect(findWarnings({ 'properties/4102311.json': state })).toEqual([
    `data/properties/4102311.json: Languages.nl.${field}: expected "${computed}", which follows from the other fields; found "${stated}", which shows`,
  ])
  const property = loadChanged({ 'properties/4102311.json': state }).propertyById.get(4102311)
  expect(JSON.stringify(property?.texts.nl)).toContain(`"${stated}"`)
})

test('a listing is one file: adding or removing it needs no other change', () => {
  const file: unknown = JSON.parse(readFileSync('data/properties/4102318.json', 'utf8').replace('"ID": 4102318', '"ID": 4109999'))
  const snapshot = loadChanged({ 'properties/4109999.json': () => file })
  expect(snapshot.propertyById.get(4109999)?.texts.nl.title).toBe(demo.propertyById.get(4102318)?.texts.nl.title)
  expect(snapshot.properties).toHaveLength(demo.properties.length + 1)
})

test('a picture without a number of its own has that of its place', () => {
  const id = demo.properties[0]?.id ?? 0
  const numbersOf = (snapshot: LoadedSnapshot) => snapshot.propertyById.get(id)?.pictures.map((picture) => picture.id)
  const without = (file: { Pictures: { ID: number }[] }) => ({
    ...file,
    Pictures: file.Pictures.map(({ ID: _, ...rest }) => rest),
  })
  const found = numbersOf(loadChanged({ [fileOf(id)]: without }))
  expect(found?.length).toBeGreaterThan(1)
  expect(found).toEqual(found?.map((_, index) => index + 1))
})

test('energy facts are not required for a plot or garage; for a home they are, and the message states that', () => {
  const withoutEnergy = ({ EnergyPerformance: _, EPCLabelText: __, ...file }: Record<string, unknown>) => file
  const withFigure = (property: { energyPerformance: number }) => property.energyPerformance > 0
  const bare = demo.properties.filter(
    (property) => !withFigure(property) && property.webIds.some((id) => id === '4' || id === '7'),
  )
  const changes = Object.fromEntries(bare.map(({ id }) => [fileOf(id), withoutEnergy]))
  expect(bare.length).toBeGreaterThan(0)
  expect(findMistakes(changes)).toEqual([])
  const home = demo.properties.find((property) => property.webId === '1' && withFigure(property))?.id ?? 0
  expect(findMistakes({ [fileOf(home)]: withoutEnergy })).toEqual([
    `data/${fileOf(home)}: EnergyPerformance: expected what the law asks a notice to state: EPC figure in kWh/m2 a year`,
  ])
})
