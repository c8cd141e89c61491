/** Tables as offices write them: their own headings, words and numbers, and unreadable values. */
import { expect, test } from 'vitest'
import { table } from '@/lib/feeds/formats/table'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'
import { read } from '../../../support/read-table.ts'

test('headings and words as an office in Belgium writes them, in Windows-1252', () => {
  const text =
    'Nummer;Doel;Soort;Status;Vraagprijs;Gemeente;Postcode;Slaapkamers;Bewoonbare oppervlakte;Kadastraal inkomen;Verwarming;Elektrische keuring;Titel;Onbekende kolom\r\n7;Te koop;Appartement;Verkocht;€ 285.000;Liège;4000;2;98,5 m²;1.250;Stookolie;Niet conform;Flat;x\r\n'
  const bytes = new Uint8Array([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))))
  const { listings, remarks } = readFeed(table, [{ name: 'listings.csv', bytes }])
  expect(listings).toMatchObject([
    {
      id: '7',
      goal: { ours: 'sale' },
      kind: { ours: 'apartment' },
      state: { ours: 'sold' },
      price: { amount: 285_000 },
      address: { town: 'Liège', zip: '4000' },
      facts: {
        bedrooms: 2,
        surfaceLiving: 98.5,
        cadastralIncome: 1250,
        heating: { ours: 'oil' },
        electricityCertificate: { ours: 'not-conform' },
      },
      texts: { title: { nl: 'Flat' } },
    },
  ])
  expect(remarks).toMatchObject([{ level: 'note', field: 'Onbekende kolom' }])
})

test('rents are per month, dates of spreadsheets are numbers, unreadable cells become remarks', () => {
  const { listings, remarks } = read(
    'id,goal,price,changedOn,bedrooms,pictures,openHouses,lift\n1,te huur,950,46346,many,not an address,whenever,perhaps\n,te koop,1,,,,,\n',
  )
  expect(listings).toMatchObject([{ goal: { ours: 'rent' }, price: { amount: 950, per: 'month' }, changedOn: '2026-11-20' }])
  expect(remarks.map(({ field, level }) => `${level} ${field}`)).toEqual([
    'gap bedrooms',
    'gap lift',
    'gap pictures',
    'gap openHouses',
    'held-back id',
  ])
})

test.each([
  ['no column for the number', 'price;town\n1;x'],
  ['a page', '<html><body>'],
  ['nothing', ''],
])('%s is no table', (_, text) => {
  expect(table.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

test('of two rows with one id the first counts, without values of the other', () => {
  const { listings, remarks } = read(
    'id;goal;price;street;houseNumber\n7;sale;;Kerkstraat;1\n7;sale;450000;Dorpsstraat;9\n8;sale;450000;Dorpsstraat;9\n',
  )
  expect(listings.map(({ id, price, address }) => [id, price?.amount, address?.street])).toEqual([
    ['7', undefined, 'Kerkstraat'],
    ['8', 450_000, 'Dorpsstraat'],
  ])
  expect(remarks).toContainEqual({ level: 'note', id: '7', field: 'id', message: 'expected once; the first was taken' })
})

test('in a folder with all exports the last one has the current price', () => {
  const [old, fresh] = [
    textPayload('id;price;quarter\n7;300000;Zuid\n8;1\n', '2026-11-28.csv'),
    textPayload('id;price\n7;280000\n', '2026-11-29.csv'),
  ]
  const { listings } = readFeed(table, [old, fresh])
  expect(listings.map(({ id, price, address }) => [id, price?.amount, address?.quarter])).toContainEqual([
    '7',
    280_000,
    undefined,
  ])
  expect(listings.map(({ id }) => id).sort()).toEqual(['7', '8'])
})
