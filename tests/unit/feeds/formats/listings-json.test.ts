/** The document of another site of this software, as `toPublicListing` writes it. */
import { expect, test } from 'vitest'
import { listingsJson } from '@/lib/feeds/formats/listings-json'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const reading = readFeed(listingsJson, [feedPayload('listings.json')])
const only = (listing: object) =>
  readFeed(listingsJson, [textPayload(JSON.stringify({ language: 'nl', listings: [{ id: 1, ...listing }] }))]).listings[0]

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toStrictEqual(
    houseAs({
      lacks: ['published', 'publishPrice'],
      says: {
        webIds: ['house', undefined, true],
        availability: 'available',
        agentId: {
          lastName: 'Lotte Peeters',
          email: 'lotte@agency.example',
          phone: '+32 470 00 00 01',
        },
        latitude: 51.21,
        longitude: 4.4,
        pictures: [
          {
            url: 'https://site.example/1.webp',
            order: 1,
            name: {
              nl: 'Voorgevel',
            },
            width: 2000,
            height: 1333,
          },
        ],
        'texts.description': {
          nl: 'Witte pleister.\n\nVijf kamers.',
        },
        'texts.mainTypeName': {
          nl: 'Woning',
        },
        floorPlans: [{ url: 'https://site.example/plan-0.svg', floor: 0 }],
        rooms: [{ kind: 'living', floor: 0, area: 38.5, note: { nl: 'Eiken parket' }, side: 'street' }],
        nearby: [{ kind: 'tram', name: 'Museum', minutes: 4, by: 'foot' }],
        documents: [
          { kind: 'asbestos', name: { nl: 'Asbestattest' }, date: '2026-04-28', url: 'https://site.example/asbestos.pdf' },
        ],
      },
    }),
  )
})

test('a second language adds its texts', () => {
  const french = textPayload(
    JSON.stringify({
      language: 'fr',
      listings: [{ id: 4102311, title: 'Maison de maître', pictures: [{ url: 'https://site.example/1.webp', text: 'Façade' }] }],
    }),
  )
  const { listings } = readFeed(listingsJson, [feedPayload('listings.json'), french])
  expect(listings[0]?.texts?.title).toEqual({ nl: 'Burgerhuis met stadstuin', fr: 'Maison de maître' })
  expect(listings[0]?.pictures?.[0]?.name).toEqual({ nl: 'Voorgevel', fr: 'Façade' })
})

test.each([
  [{ availability: 'available', marker: 'Onder optie' }, 'option', true],
  [{ availability: 'sold', price: null }, 'sold', undefined],
  [{ availability: 'available', price: null }, 'available', true],
  [{ availability: 'available', price: { amount: 5 } }, 'available', undefined],
])('%j', (listing, state, isHidden) => {
  expect([only(listing)?.state?.ours, only(listing)?.price?.isHidden]).toEqual([state, isHidden])
})

test('planning answers are read from their abbreviations', () => {
  expect(only({ planning: ['Gvg', 'Ag', 'Dv', 'Vkr', 'Vv'] })?.facts).toMatchObject({
    permit: 'no',
    summons: 'yes',
    preemptiveRights: 'yes',
    allotmentPermit: 'yes',
    destination: { ours: 'Ag' },
  })
})

test('the document is requested in each language; a failure makes the feed unreadable', () => {
  const access = { address: 'https://site.example/api/listings.json', keys: {}, options: {}, languages: ['nl', 'fr'] } as const
  const { requests, outcome } = playConversation(listingsJson, access, ['{}', '{}'])
  expect(requests.map(({ url }) => url)).toEqual([
    'https://site.example/api/listings.json?lng=nl',
    'https://site.example/api/listings.json?lng=fr',
  ])
  expect(outcome).toMatchObject([{ language: 'nl' }, { language: 'fr' }])
  expect(playConversation(listingsJson, access, ['{}', 404]).outcome).toMatchObject({ kind: 'unreadable' })
})

test.each([['{}'], ['{"listings":{}}'], ['<html>']])('%s is not such a document', (text) => {
  expect(listingsJson.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

test.each([
  ['Kerkstraat 12 bus 3', { street: 'Kerkstraat', number: '12', box: '3' }],
  ['Rue Haute 12A bte 2.1', { street: 'Rue Haute', number: '12A', box: '2.1' }],
  ['Rue du 11 Novembre 5', { street: 'Rue du 11 Novembre', number: '5' }],
  ['Rue du 11 Novembre 5 bte 3', { street: 'Rue du 11 Novembre', number: '5', box: '3' }],
  ['Plein 40 24-26', { street: 'Plein 40', number: '24-26' }],
  ['Kerkstraat 12 A', { street: 'Kerkstraat', number: '12 A' }],
  ['Place du 20 Août', { street: 'Place du 20 Août' }],
])('the street of %s', (street, parts) => expect(only({ address: { street } })?.address).toEqual(parts))
