/** Kyero v3: every field of a property, prices by period, energy values and letters. */
import { expect, test } from 'vitest'
import { kyero } from '@/lib/feeds/formats/kyero'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'

const reading = readFeed(kyero, [feedPayload('kyero.xml')])
const only = (inner: string) => readFeed(kyero, [textPayload(`<root><property><id>1</id>${inner}</property></root>`)]).listings[0]

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toMatchInlineSnapshot(`
    {
      "attic": "yes",
      "availability": "available",
      "bathrooms": 2,
      "bedrooms": 3,
      "cellar": "yes",
      "city": "Almuñécar",
      "constructionYear": 1998,
      "countryId": "ES",
      "epcCO2": 22.4,
      "furnished": "yes",
      "garage": "yes",
      "garden": "yes",
      "gas": "yes",
      "goal": "sale",
      "latitude": 36.728807,
      "lift": "yes",
      "longitude": -3.693466,
      "modificationDate": "2026-11-20",
      "parking": "yes",
      "pictures": [
        {
          "name": {
            "nl": "Voorgevel",
          },
          "order": 1,
          "url": "https://pictures.example/1.jpg",
        },
        {
          "order": 2,
          "url": "https://pictures.example/2.jpg",
        },
      ],
      "pool": "yes",
      "price": 285000,
      "priceUnit": "once",
      "quarter": "La Herradura",
      "surfaceGround": 500,
      "surfaceLiving": 150,
      "surfaceTerrace": 35,
      "terrace": "yes",
      "texts.description": {
        "en": "Spacious villa & garden.",
        "fr": "Villa spacieuse.",
        "nl": "Ruime villa.",
      },
      "texts.epcLabelText": "D",
      "texts.mainTypeName": {
        "en": "villa",
      },
      "texts.title": {
        "en": "Villa with sea view",
        "nl": "Villa met zeezicht",
      },
      "videoUrl": [
        {
          "url": "https://video.example/123456",
        },
      ],
      "virtualTourUrl": [
        {
          "url": "https://tours.example/123456",
        },
      ],
      "webIds": [
        "villa",
        undefined,
        true,
      ],
      "zip": "18690",
    }
  `)
})

test.each([
  ['<price>950</price><price_freq>month</price_freq>', 'rent', { amount: 950, per: 'month' }],
  ['<price>700</price><price_freq>week</price_freq>', 'rent', { amount: 700, per: 'week' }],
  ['<price>0</price><price_freq>sale</price_freq>', 'sale', { isHidden: true }],
])('%s', (inner, goal, price) => {
  expect(only(inner)).toMatchObject({ goal: { ours: goal } })
  expect(only(inner)?.price).toEqual(price)
})

test('energy as a number', () => {
  expect(only('<energy_rating><consumption>120,5</consumption><emissions>E</emissions></energy_rating>')).toMatchObject({
    facts: { energyPerformance: 120.5 },
  })
})

test('an unknown type is passed on, an invalid number becomes a remark, a property without an id is held back', () => {
  const { listings, remarks } = readFeed(kyero, [
    textPayload(
      '<root><property><id>1</id><type>cave house of the elves</type><beds>several</beds></property><property><ref>x</ref></property></root>',
    ),
  ])
  expect(listings).toHaveLength(1)
  expect(remarks).toMatchObject([
    { id: '1', field: 'beds', found: 'several' },
    { level: 'held-back', field: 'id' },
  ])
  expect(only('<type>yurt</type>')).toMatchObject({ kind: { theirs: 'yurt' } })
})

test('a truncated file, another XML and HTML are unreadable', () => {
  for (const text of ['<root><property><id>1</id></property>', '<feed/>', '<!doctype html><html><body>'])
    expect(kyero.read([textPayload(text)], { defaultLanguage: 'nl' }).kind, text).toBe('unreadable')
})
