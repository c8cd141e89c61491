/** Deriving fields of a listing that files leave out. */
import { describe, expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'

const words = {
  type: (kind: string) => `type ${kind}`,
  marker: (kind: string) => `marker ${kind}`,
  unit: (kind: string) => `unit ${kind}`,
  country: (code: string) => `country ${code}`,
}

const fill = (file: object) => fillDerived(file, () => words)
const textsOf = (file: object, record: object = {}) =>
  Object(fill({ ...file, Languages: [{ language: 'nl', ...record }] }).document).Languages[0]

describe('the type as text', () => {
  test.each([
    [{ WebIDs: '1,8' }, 'type house'],
    [{ WebIDs: '8,1' }, 'type newBuild'],
    [{ WebID: '2', WebIDs: '1' }, 'type apartment'],
    [{ WebIDs: '1', Facades: 4 }, 'type villa'],
    [{ WebIDs: '1', Facades: 3 }, 'type house'],
    [{ WebIDs: '1', Facades: 4, Rooms: [{ Kind: 'stables' }] }, 'type farm'],
    [{ WebIDs: '6' }, 'type shop'],
    [{ WebIDs: '6', Rooms: [{ Kind: 'office-floor' }] }, 'type office'],
    [{ WebIDs: '2', Rooms: [{ Kind: 'office-floor' }] }, 'type apartment'],
  ])('%j', (file, type) => {
    expect(textsOf(file).MainTypeName).toBe(type)
  })

  test('is left out where it is unknown', () => {
    expect(textsOf({})).not.toHaveProperty('MainTypeName')
  })
})

test.each([
  [{}, ''],
  [{ Marquee: 1 }, 'marker new'],
  [{ Marquee: 2 }, 'marker option'],
  [{ Marquee: 3 }, 'marker newPrice'],
  [{ Marquee: 4, Availability: 'rented' }, 'marker rented'],
  [{ Marquee: 4, Availability: 'sold' }, 'marker sold'],
])('the marker of %j', (file, marker) => {
  expect(textsOf(file).MarqueeName).toBe(marker)
})

test('country and unit are filled where known, and there is no label to fill', () => {
  expect(textsOf({ CountryID: 10, PriceUnit: 1 })).toMatchObject({
    CountryName: 'country BE',
    PriceUnitText: 'unit month',
    EPCLabelText: '',
  })
  expect(textsOf({ CountryID: 9999, PriceUnit: 9 })).toMatchObject({ PriceUnitText: '' })
  expect(textsOf({})).not.toHaveProperty('CountryName', 'country ')
})

test('stated texts take precedence, and differences are reported, except for the text of a label', () => {
  const record = { language: 'fr', MainTypeName: 'Maison de maître', MarqueeName: '', EPCLabelText: 'B' }
  const { document, differences } = fill({ WebIDs: '1', Marquee: 1, Languages: [record] })
  expect(Object(document).Languages[0]).toMatchObject({
    MainTypeName: 'Maison de maître',
    MarqueeName: 'marker new',
    EPCLabelText: 'B',
  })
  expect(differences).toEqual([{ path: 'Languages.fr.MainTypeName', computed: 'type house', stated: 'Maison de maître' }])
})

test('a property gets a number, its first type, a first price and empty lists; stated values take precedence', () => {
  const file = { ID: 7, WebIDs: '2,8', Price: 100, CreationDate: '2026-01-01', Pictures: [{ ID: 5 }, {}], Rooms: [{ Kind: 'x' }] }
  expect(fill(file).document).toEqual({
    BoxNr: '',
    RecordFile: '7',
    WebID: '2',
    PriceHistory: [{ Date: '2026-01-01', Price: 100 }],
    OpenHouses: [],
    Documents: [],
    Nearby: [],
    FloorPlans: [],
    ...file,
    Pictures: [{ ID: 5 }, { ID: 2 }],
  })
})

test.each([[{ Price: 100 }], [{ CreationDate: '2026-01-01' }]])('%j is not a price history', (file) => {
  expect(fill(file).document).not.toHaveProperty('PriceHistory')
})

test('a project only gets a box and a label', () => {
  expect(fill({ ID: 7, Units: [], CountryID: 10, WebIDs: '1', Languages: [{ language: 'en' }] }).document).toEqual({
    BoxNr: '',
    EPCLabelText: '',
    ID: 7,
    Units: [],
    CountryID: 10,
    WebIDs: '1',
    Languages: [{ language: 'en', CountryName: 'country BE' }],
  })
})

test('malformed documents are unchanged, also without languages', () => {
  expect(fill({ ID: 'seven' })).toEqual({ document: { ID: 'seven' }, differences: [] })
  expect(fill({}).document).not.toHaveProperty('Languages')
})
