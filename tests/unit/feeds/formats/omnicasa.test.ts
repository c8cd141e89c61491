/** Omnicasa: every field of a property, states, projects, languages, and the calls that fetch them. */
import { expect, test } from 'vitest'
import { omnicasa } from '@/lib/feeds/formats/omnicasa'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const dutch = feedPayload('omnicasa-nl.json', 'nl')
const reading = readFeed(omnicasa, [dutch])

const answer = (call: string, items: readonly unknown[]) =>
  textPayload(JSON.stringify({ [`${call}JsonResult`]: { Success: true, Value: { Items: items } } }))

const only = (property: object) => readFeed(omnicasa, [answer('GetPropertyList', [{ ID: 1, ...property }])]).listings[0]

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toStrictEqual(
    houseAs({
      lacks: ['publishPrice'],
      says: {
        availability: 'available',
        marqueeDate: '2026-11-22',
        creationDate: '2026-09-30',
        agentId: {
          id: '11',
          lastName: 'Lotte Peeters',
          email: 'lotte@agency.example',
          phone: '+32 470 00 00 01',
        },
        houseNumber: '24',
        boxNr: 'B',
        city: 'ANTWERPEN',
        priceHistory: 1010000,
        pictures: [
          {
            url: 'https://pictures.example/xl/1.jpg',
            order: 1,
            id: '1',
            name: {
              nl: 'Voorgevel',
            },
            width: 1600,
            height: 1067,
          },
          {
            url: 'https://pictures.example/xl/2.jpg',
            order: 2,
            id: '2',
          },
        ],
        floorPlans: [
          {
            url: 'https://pictures.example/plan.jpg',
          },
        ],
        documents: [
          {
            url: 'https://documents.example/70.pdf',
            id: '70',
            kind: 'epc',
            name: {
              nl: 'EPC-attest',
            },
            date: '2026-04-22',
          },
        ],
        rooms: [
          {
            kind: 'bedroom',
            floor: 2,
            number: 1,
            area: 26,
            note: {
              nl: 'Visgraatparket',
            },
          },
          {
            kind: 'kitchen',
            floor: 0,
            area: 27.5,
          },
        ],
        'texts.description': {
          nl: 'Witte pleister.\n\nVijf kamers.\n\nBezoek op afspraak.',
        },
        frontWidth: 6.2,
        electricityCertificate: 'not-conform',
        orientationGarden: 'SW',
        preemptiveRights: 'requested',
        notaryFee: 4920,
        registrationRights: 118200,
        totalCosts: 123120,
        minimumIncome: 3600,
      },
    }),
  )
})

test('units of a project', () => {
  expect(reading.listings[0]).toMatchObject({
    id: '4102311',
    reference: 's01',
    mark: 'new-price',
    projectId: '77',
    texts: { summary: { nl: 'Burgerhuis op Zuid.' } },
  })
})

test('another language adds its texts', () => {
  const french = {
    ...answer('GetPropertyList', [{ ID: 4102311, TypeDescription: 'Maison de maître', DescriptionA: 'Enduit blanc.' }]),
    language: 'fr' as const,
  }
  const { listings } = readFeed(omnicasa, [dutch, french])
  expect(listings).toHaveLength(1)
  expect(listings[0]?.texts?.title).toEqual({ nl: 'Burgerhuis met stadstuin', fr: 'Maison de maître' })
})

test.each([
  [{ Status: 1 }, 'available'],
  [{ Status: 1, Marquee: 2 }, 'option'],
  [{ Status: 1, SubStatusName: 'In optie' }, 'option'],
  [{ Status: 2 }, 'sold'],
  [{ Status: 4 }, 'rented'],
  [{ Status: 3 }, 'withdrawn'],
  [{ Status: 0 }, 'draft'],
])('%j is %s', (property, state) => {
  expect(only(property)?.state?.ours).toBe(state)
})

test.each([
  [
    { Goal: 1, Price: '950' },
    { amount: 950, per: 'month' },
  ],
  [
    { Goal: 0, Price: '€ 250.000', PriceUnit: 7 },
    { amount: 250_000, per: 'once', isFrom: true },
  ],
  [
    { Goal: 1, Price: 1200, PriceUnit: 2 },
    { amount: 1200, per: 'month', isWithoutVat: true },
  ],
  [{ Goal: 0, Price: 0, PublishPrice: false }, { isHidden: true }],
])('the price of %j', (property, price) => {
  expect(only(property)?.price).toEqual(price)
})

test.each([
  [{ CountryAbbr: 'F', CountryID: 20 }, 'FR'],
  [{ CountryAbbr: 'L' }, 'LU'],
  [{ CountryID: 70 }, 'ES'],
  [{ CountryID: 33, CountryName: 'Kroatië' }, 'HR'],
  // Neither taken for Belgium nor guessed.
  [{ CountryID: 33 }, '33'],
  [{ CountryID: 0 }, undefined],
])('the country of %j', (property, country) => {
  expect(only(property)?.address?.country).toBe(country)
})

test('web type 8 is added to the kind', () => {
  expect(only({ WebID: 8, MainTypeID: 1 })).toMatchObject({ isNewBuild: true, subKind: { ours: 'apartment' } })
})

test('projects and deleted listings', () => {
  const project = {
    ID: 77,
    Name: 'Residentie Leem',
    Ident: 'P-7',
    DeliveryDate: '2028-05-01',
    Zip: '2018',
    City: 'ANTWERPEN',
    DescriptionA: 'Twaalf flats.',
  }
  const { projects, gone } = readFeed(omnicasa, [answer('GetProjectList', [project]), answer('GetDeletedPropertyIDs', [5, 6])])
  expect(projects).toMatchObject([
    {
      id: '77',
      name: 'Residentie Leem',
      number: 'P-7',
      deliveredOn: '2028-05-01',
      texts: { description: { nl: 'Twaalf flats.' } },
    },
  ])
  expect(gone).toEqual(['5', '6'])
})

test('unknown numbers are passed on', () => {
  expect(only({ Status: 42, WebID: 99, RoofID: 77 })).toMatchObject({
    state: { theirs: '42' },
    kind: { theirs: '99' },
    facts: { roof: { theirs: '77' } },
  })
})

test.each([
  ['{"GetPropertyListJsonResult":{"Success":false,"Message":"Invalid customer"}}'],
  ['{}'],
  ['<html>'],
  ['{"GetPropertyListJsonResult":'],
])('%s cannot be read', (text) => {
  expect(omnicasa.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})
