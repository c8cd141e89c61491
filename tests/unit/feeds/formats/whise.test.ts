/** Whise: every field of an estate, by pages, in two languages, and the calls that fetch them. */
import { expect, test } from 'vitest'
import { whise } from '@/lib/feeds/formats/whise'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const dutch = feedPayload('whise-nl.json', 'nl')
const reading = readFeed(whise, [dutch])

const [listing] = reading.listings

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(listing)).toStrictEqual(
    houseAs({
      lacks: ['openHouses', 'surfaceStore', 'roofMaterial', 'inventoryShare'],
      says: {
        agentId: {
          id: '501',
          firstName: 'Lotte',
          lastName: 'Peeters',
          email: 'lotte@agency.example',
          phone: '+32 470 00 00 01',
          function: {
            nl: 'Makelaar',
          },
          picture: {
            url: 'https://pictures.example/lotte.jpg',
          },
        },
        street: 'Lange Leemstraat',
        houseNumber: '41',
        boxNr: '2A',
        zip: '2018',
        quarter: 'Haringrode',
        latitude: 51.2045,
        longitude: 4.4139,
        priceHistory: [
          {
            date: '2026-10-14',
            amount: 985000,
          },
        ],
        pictures: [
          {
            url: 'https://pictures.example/1600/a.jpg',
            id: '66172528',
            tag: '2026-10-01T07:14:35.41',
            order: 1,
          },
          {
            url: 'https://pictures.example/640/b.jpg',
            id: '66172529',
            tag: '2026-10-01T07:14:36',
            order: 2,
          },
        ],
        documents: [
          {
            url: 'https://documents.example/epc.pdf',
            id: '88',
            tag: '2026-09-29T10:00:00',
            order: 1,
            kind: 'epc',
            name: {
              nl: 'EPC-attest',
            },
            date: '2026-09-29',
          },
        ],
        videoUrl: [
          {
            url: 'https://video.example/6775188',
          },
        ],
        virtualTourUrl: [
          {
            url: 'https://tours.example/6775188',
          },
        ],
        rooms: [
          {
            kind: 'bedroom',
            area: 26,
            number: 1,
          },
          {
            kind: 'bedroom',
            area: 16,
            number: 2,
          },
          {
            kind: 'living',
            area: 32,
          },
          {
            kind: 'office',
            area: 17,
            number: 1,
          },
        ],
        nearby: [
          {
            kind: 'supermarket',
            metres: 400,
          },
          {
            kind: 'bus',
            metres: 200,
          },
        ],
        'texts.description': {
          nl: 'Witte gevel & smeedijzeren balkon.\n\nVijf kamers.\nTuin op het zuiden.',
        },
        energyPerformance: 240,
        bedrooms: 4,
        bathrooms: 2,
        parkings: 3,
        floor: 1,
        surfaceLiving: 205,
        surfaceTotal: 265,
        surfaceGround: 158.5,
        eLevel: 30,
        heating: 'gas-condensing',
        glazing: 'triple',
        orientationRear: 'S',
        attic: 'yes',
        destination: 'Wg',
        chargesOwner: 80,
        maxPersons: 5,
        chargesRenter: 35,
      },
    }),
  )
})

test('projects, deleted estates, values without a field here', () => {
  expect(listing).toMatchObject({
    id: '6775188',
    reference: 'W-2026-014',
    projectId: '6775197',
    isInvestment: true,
    foreign: { possibleFlood: 'mogelijk', indexedCadastralIncome: '6500' },
  })
  expect(reading.projects).toMatchObject([{ id: '6775197', name: 'Residentie Leem', number: 'P-7' }])
  expect(reading.gone).toEqual(['6775199'])
})

test('a second language only adds its texts', () => {
  const estate = { id: 6775188, rooms: 9, longDescription: [{ languageId: 'fr-BE', content: '<p>Maison de maître</p>' }] }
  const both = readFeed(whise, [dutch, { ...textPayload(JSON.stringify({ estates: [estate] })), language: 'fr' }])
  expect(both.listings).toHaveLength(1)
  expect(both.listings[0]?.texts?.description).toMatchObject({ nl: expect.any(String), fr: 'Maison de maître' })
  expect(both.listings[0]?.facts?.bedrooms).toBe(4)
})

test.each([
  [1, 'available'],
  [5, 'option'],
  [3, 'sold'],
  [4, 'rented'],
  [10, 'withdrawn'],
  [20, 'draft'],
])('purposeStatus %i is %s', (id, state) => {
  const estate = { id: 1, purposeStatus: { id } }
  expect(readFeed(whise, [textPayload(JSON.stringify({ estates: [estate] }))]).listings[0]?.state?.ours).toBe(state)
})

test('unknown numbers of lists are passed on, unreadable values become remarks', () => {
  const estate = {
    id: 1,
    category: { id: 99 },
    purposeStatus: { id: 77 },
    rooms: 'many',
    details: [{ id: 2776, type: 'datetime', value: '31/31/2026' }],
  }
  const { listings, remarks } = readFeed(whise, [
    textPayload(JSON.stringify({ estates: [estate, { name: 'without a number' }] })),
  ])
  expect(listings).toMatchObject([{ kind: { theirs: '99' }, state: { theirs: '77' } }])
  expect(remarks).toMatchObject([
    { level: 'gap', id: '1', field: 'rooms', found: 'many' },
    { level: 'gap', id: '1', field: '2776' },
    { level: 'held-back', field: 'id' },
  ])
})

test.each([['{"estates":[],"isValidRequest":false}'], ['{}'], ['[]'], ['<html>']])('%s is not a list of estates', (text) => {
  expect(whise.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

test.each([
  ['€', 'EUR'],
  ['EUR', 'EUR'],
  ['euro', 'EUR'],
  ['£', 'GBP'],
  ['CHF', 'CHF'],
  ['chf', 'CHF'],
])('a price in %s is in %s, and never taken for euro where it is none', (currency, code) => {
  const text = new TextDecoder().decode(dutch.bytes).replace('"currency": "€"', `"currency": "${currency}"`)
  expect(readFeed(whise, [textPayload(text)]).listings[0]?.price?.currency).toBe(code)
})
