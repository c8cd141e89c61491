/** The public data: the documented fields and nothing else, nothing hidden (ruling 10). */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { PublicProperty } from '@/lib/domain/property/property'
import { toPublicProperty } from '@/lib/domain/property/public-property'
import type { Language } from '@/lib/domain/text/language'
import { listingsJson } from '@/lib/feeds/formats/listings-json'
import { getPublicListings } from '@/lib/server/syndication/public-listings'
import { getProperty, getRecord, snapshot } from '@/tests/support/content'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'
import { generateRecords } from '@/tests/support/generate-properties'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

const text = z.string().min(1)
const count = z.number().nonnegative().nullable()
const score = z.enum(['A', 'B', 'C', 'D']).nullable()

const listing = z.strictObject({
  id: z.int(),
  url: z.url(),
  goal: z.enum(['sale', 'rent', 'takeover']),
  availability: z.enum(['available', 'sold', 'rented']),
  marker: text.nullable(),
  title: text,
  description: text,
  type: text.nullable(),
  typeIds: z.array(z.int().min(1).max(8)),
  listedOn: z.iso.date(),
  modifiedOn: z.iso.date(),
  price: z
    .strictObject({
      amount: z.number().positive(),
      currency: z.literal('EUR'),
      period: z.literal('month').nullable(),
      isStartingFrom: z.boolean(),
      unit: text.nullable(),
      charges: count,
    })
    .nullable(),
  address: z.strictObject({
    isPublished: z.boolean(),
    street: text.nullable(),
    zip: text,
    quarter: text.nullable(),
    city: text,
    country: text,
    latitude: z.number(),
    longitude: z.number(),
  }),
  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  garages: count,
  parkings: count,
  livingArea: count,
  totalArea: count,
  plotArea: count,
  gardenArea: count,
  terraceArea: count,
  officeArea: count,
  storeArea: count,
  constructionYear: count,
  renovationYear: count,
  energy: z.strictObject({ performance: count, label: text.nullable(), code: text.nullable() }),
  flood: z.strictObject({ parcel: score, building: score }),
  planning: z.array(text),
  pictures: z.array(z.strictObject({ url: z.url(), width: z.int(), height: z.int(), text })),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  plans: z.array(z.strictObject({ floor: z.int(), url: z.url(), width: z.number(), height: z.number() })),
  films: z.array(z.url()),
  tours: z.array(z.url()),
  documents: z.array(z.strictObject({ kind: text, name: text, date: z.iso.date().nullable() })),
  rooms: z.array(
    z.strictObject({
      floor: z.int(),
      kind: text,
      number: z.int().nullable(),
      area: z.number(),
      note: text.nullable(),
      side: text.nullable(),
    }),
  ),
  nearby: z.array(z.strictObject({ kind: text, name: text, minutes: z.int(), by: text })),
  openHouses: z.array(z.strictObject({ date: z.iso.date(), from: text, to: text })),
  agent: z.strictObject({ name: text, phone: text, email: text }),
})

const documentSchema = z.strictObject({
  language: z.enum(['nl', 'fr', 'en', 'de']),
  agency: z.strictObject({ name: text, url: z.url() }),
  count: z.int(),
  listings: z.array(listing),
})

/** The document of these properties alone, or of the demo content. */
async function read(language: Language, properties?: readonly PublicProperty[]) {
  globalThis.currentSnapshot = properties ? { ...snapshot, properties, takeovers: [] } : snapshot
  const answer = await getPublicListings(language)
  return { text: answer.text, ...documentSchema.parse(JSON.parse(answer.text)) }
}

/** `price.amount`, `pictures.url`: objects and lists stand for their fields; a nullable object is named itself, too. */
function namesOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return [prefix, ...value.flatMap((item) => (isObject(item) ? namesOf(item, prefix) : []))]
  if (!isObject(value)) return [prefix]
  // Facts go by the names of our fields.
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'facts' ? [key] : namesOf(part, prefix ? `${prefix}.${key}` : key),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

test.each(['nl', 'fr', 'en', 'de'] as const)('every listing has the documented shape in %s', async (language) => {
  const { count: total, listings } = await read(language)
  expect(total).toBe(listings.length)
  expect(listings).toHaveLength(snapshot.properties.length + snapshot.takeovers.length)
})

test('docs/api.md names every field, and no other', async () => {
  const documented = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| `([a-zA-Z.]+)`/gm)].map(([, name = '']) => name)
  const { text: json } = await read('nl')
  const { listings, ...frame } = z.looseObject({ listings: z.array(z.unknown()) }).parse(JSON.parse(json))
  const found = new Set(['listings', ...namesOf(frame), ...listings.flatMap((item) => namesOf(item))])
  expect([...found].toSorted()).toEqual(documented.toSorted())
})

test('another site of this software reads all of it: rooms, plans, films and what the law asks', async () => {
  const { text: json, listings } = await read('nl')
  const taken = readFeed(listingsJson, [textPayload(json)])
  expect(taken.remarks).toEqual([])
  expect(taken.listings).toHaveLength(listings.length)
  for (const { id, rooms, plans, films, tours, nearby, openHouses, facts } of listings) {
    const found = taken.listings.find((listing) => listing.id === String(id))
    expect([found?.rooms?.length ?? 0, found?.plans?.length ?? 0]).toEqual([rooms.length, plans.length])
    expect([found?.videos?.length ?? 0, found?.tours?.length ?? 0]).toEqual([films.length, tours.length])
    expect([found?.nearby?.length ?? 0, found?.openings?.length ?? 0]).toEqual([nearby.length, openHouses.length])
    // `housingSummons` and the like under their own names, each of them.
    expect(Object.keys(facts).filter((name) => !(name in (found?.facts ?? {})))).toEqual([])
  }
})

describe('nothing hidden', () => {
  test('a hidden address: no street, a rounded point', async () => {
    const { listings, text: json } = await read('nl', [getProperty('s12')])
    expect(listings[0]?.address).toMatchObject({ isPublished: false, street: null, latitude: 51.3, longitude: 4.51 })
    for (const secret of ['Zandwijzerdreef', '51.29864', '4.50917']) expect(json).not.toContain(secret)
  })

  test('a sold property is there without its price, an archived one is not', async () => {
    const { listings, text: json } = await read('en')
    expect(listings.find(({ id }) => id === 4102392)).toMatchObject({ availability: 'sold', marker: 'Sold', price: null })
    expect(json).not.toContain('795000')
    for (const key of ['a01', 'a02']) expect(listings.some(({ id }) => id === getProperty(key).id)).toBe(false)
  })

  test('neither unpublished nor archived properties', async () => {
    const hidden = [getProperty('s01', { published: false }), getProperty('s02', { archived: true })]
    expect((await read('nl', hidden)).listings).toEqual([])
  })

  test('generated content', async () => {
    const price = 77_123_456
    const records = generateRecords(500, 3, snapshot.today).map((record) => ({
      ...record,
      ...(record.publishAddress ? {} : { street: 'Geheimstraat' }),
      ...(record.publishPrice ? {} : { price, chargesRenter: price, totalCosts: price, deposit: price, notaryFee: price }),
    }))
    const properties = records.map((record) => toPublicProperty(record, snapshot.site.marqueeIgnoreList))
    const { listings, text: json } = await read('fr', properties)
    expect(listings).toHaveLength(500)
    expect(json).not.toContain('Geheimstraat')
    expect(json).not.toContain(String(price))
    for (const { address, ...rest } of listings) {
      const { publishAddress, publishPrice, latitude, marquee } = records[rest.id - 5_000_000] ?? getRecord('s01')
      expect(address.isPublished).toBe(publishAddress)
      expect(address.latitude).toBe(publishAddress ? latitude : Math.round(latitude * 100) / 100)
      expect(rest.price !== null).toBe(publishPrice && marquee !== 4)
    }
  })
})
