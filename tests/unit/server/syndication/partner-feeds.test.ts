/** Partner feeds: our own adapters can read them, and they contain no hidden fields. */
import { afterEach, describe, expect, test } from 'vitest'
import { GET as getHomeListings } from '@/app/api/home-listings.xml/route'
import { GET as getKyero } from '@/app/api/kyero.xml/route'
import { GET as getOpenImmo } from '@/app/api/openimmo.xml/route'
import type { PublicProperty } from '@/lib/domain/property/property'
import { toPublicProperty } from '@/lib/domain/property/public-property'
import { titleCaseCity } from '@/lib/domain/text/address'
import type { FeedFormat } from '@/lib/feeds/adapter'
import { kyero } from '@/lib/feeds/formats/kyero'
import { openimmo } from '@/lib/feeds/formats/openimmo'
import { feedRecord } from '@/lib/feeds/reading/feed-record'
import { readXml } from '@/lib/feeds/reading/read-xml'
import { checkXml } from '@/tests/support/check-xml'
import { getRecord, snapshot } from '@/tests/support/content'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'
import { generateRecords } from '@/tests/support/generate-properties'
import { homeListingsSchema, kyeroSchema, openImmoSchema } from '@/tests/support/partner-schemas'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

const secretPrice = 77_123_456
const secretStreet = 'Geheimstraat'
const nasty = 'Ruim & "licht" <b>huis</b> ]]> \u0007 é 𝔸'

/** Hidden prices and streets are known by their values; texts hold all that XML minds. */
const records = generateRecords(300, 7, snapshot.today).map((record, index) => ({
  ...record,
  goal: index % 3 === 0 ? ('rent' as const) : ('sale' as const),
  texts: { ...record.texts, fr: { ...record.texts.fr, title: `${nasty} ${index}`, description: nasty } },
  ...(record.publishAddress ? {} : { street: secretStreet }),
  ...(record.publishPrice ? {} : { price: secretPrice, chargesRenter: secretPrice, totalCosts: secretPrice }),
}))
const recordById = new Map(records.map((record) => [record.id, record]))
const properties = records.map((record) => toPublicProperty(record, snapshot.site.marqueeIgnoreList))

async function textOf(
  get: (request: Request) => Promise<Response>,
  what: readonly PublicProperty[] = properties,
  query = '?lng=fr',
) {
  globalThis.currentSnapshot = { ...snapshot, properties: what, takeovers: [] }
  const answer = await get(new Request(`http://site.example/api/feed.xml${query}`))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return answer.text()
}

const offered = properties.filter(({ availability }) => availability === 'available')

describe.each([
  ['Kyero', getKyero, kyeroSchema],
  ['OpenImmo', getOpenImmo, openImmoSchema],
  ['Meta', getHomeListings, homeListingsSchema],
] as const)('%s is as its format asks', (name, get, schema) => {
  test.each(['nl', 'fr', 'en'])('for the demo and for generated listings (%s)', async (language) => {
    expect(checkXml(await textOf(get, snapshot.properties, `?lng=${language}`), schema)).toEqual([])
    expect(checkXml(await textOf(get, properties, `?lng=${language}`), schema)).toEqual([])
  })

  test('for unusual listings: no picture or a hundred, decimals, required fields only', async () => {
    const picture = getRecord('s01').pictures[0]
    if (!picture) throw new Error('no picture')
    const none = { bedrooms: undefined, bathrooms: undefined, showerRooms: undefined, toilets: undefined, energyPerformance: 0 }
    const areas = { surfaceLiving: 96.5, surfaceGround: 1234.25, surfaceTerrace: 7.5 }
    const changes = [
      { pictures: [] },
      { pictures: Array.from({ length: 100 }, () => picture), ...areas, quarter: 'Zuid' },
      { ...none, surfaceLiving: undefined, surfaceGround: undefined, constructionYear: undefined, agentId: -1 },
      { goal: 'rent' as const, price: 1234.5, floor: -1, pool: true },
      { publishPrice: false, publishAddress: false, quarter: 'Zuid' },
      ...['1', '2', '3', '4', '5', '6', '7', '8'].map((webId) => ({ webId, webIds: [webId, '8'] })),
    ]
    const odd = changes.map((change) => toPublicProperty({ ...getRecord('s01'), ...change }, []))
    const text = await textOf(get, odd)
    expect(text.match(/<(?:property|immobilie|listing)>/g)?.length).toBe(name === 'Meta' ? odd.length - 2 : odd.length)
    expect(checkXml(text, schema)).toEqual([])
  })
})

test('a document that violates its format is noticed', async () => {
  const good = await textOf(getOpenImmo)
  const wrong = [
    [/<geo>/g, '<geo><floor>1</floor>', 'geo: knows no floor'],
    [/<aktion\/>/g, '', 'verwaltung_techn: has 0 aktion'],
    [/(<plz>\d*<\/plz>)(<ort>[^<]*<\/ort>)/g, '$2$1', 'geo: plz stands too late'],
    [/umfang="VOLL"/, 'umfang="ALLES"', 'uebertragung: @umfang is "ALLES"'],
    [/ art="OFFLINE"/, '', 'uebertragung: lacks @art'],
    [/<objektart>.*?<\/objektart>/g, '<objektart/>', 'objektart: expected one of its kinds'],
    [/<stand_vom>[^<]*/g, '<stand_vom>gisteren', 'stand_vom: "gisteren"'],
  ] as const
  for (const [what, by, fault] of wrong) expect(checkXml(good.replace(what, by), openImmoSchema)).toEqual([fault])
  expect(checkXml(good, kyeroSchema)).toEqual(['expected one root'])
})

test('Kyero holds what its schema takes: pictures by their ending, letters of energy labels', async () => {
  const text = await textOf(getKyero)
  const pictures = [...text.matchAll(/<image id="\d+">\s*<url>([^<]*)<\/url>/g)].map(([, url = '']) => url)
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.filter((url) => !/^https?:.*\.(gif|jpe?g|png)$/.test(url))).toEqual([])
  const ratings = [...text.matchAll(/<consumption>([^<]*)</g)].map(([, rating]) => rating)
  expect(ratings.length).toBeGreaterThan(10)
  expect(ratings.filter((rating) => !/^[A-G]$/.test(rating ?? ''))).toEqual([])
})

describe.each([
  ['Kyero', getKyero, kyero],
  ['OpenImmo', getOpenImmo, openimmo],
] as const)('%s', (_, get, format: FeedFormat) => {
  test('our own adapter can read it', async () => {
    const { listings, remarks } = readFeed(format, [textPayload(await textOf(get))])
    expect(remarks.filter(({ level }) => level === 'held-back')).toEqual([])
    expect(listings.map(({ id }) => id).sort()).toEqual(offered.map(({ id }) => String(id)).sort())
    const byId = new Map(listings.map((listing) => [listing.id, listing]))
    for (const property of offered) {
      const listing = byId.get(String(property.id))
      const { price, goal, bedrooms, surfaceLiving, city, pictures, modificationDate } = property
      expect(listing?.goal?.ours).toBe(goal)
      expect(listing?.address?.town).toBe(titleCaseCity(city))
      expect(listing?.changedOn).toBe(modificationDate)
      expect(listing?.facts?.surfaceLiving).toBe(surfaceLiving)
      expect(listing?.facts?.bedrooms ?? 0).toBe(bedrooms ?? 0)
      expect(listing?.pictures).toHaveLength(pictures.length)
      expect(listing?.texts?.description?.fr).toContain('Ruim & "licht"')
      expect(listing?.price?.amount || undefined).toBe(price.kind === 'shown' ? price.amount : undefined)
    }
  })

  test('a hidden address leaves no street and no point, a shown one its point', async () => {
    const { listings } = readFeed(format, [textPayload(await textOf(get))])
    for (const { id, address } of listings) {
      const record = recordById.get(Number(id)) ?? getRecord('s01')
      expect(address?.latitude).toBe(record.publishAddress ? record.latitude : undefined)
      if (!record.publishAddress) expect(address?.street).toBeUndefined()
    }
  })
})

describe('the catalogue for Meta', () => {
  test('contains properties with a price and a picture, in the requested language', async () => {
    const text = await textOf(getHomeListings)
    const xml = readXml(textPayload(text), ['listings'])
    if (xml.kind === 'unreadable') throw new Error(xml.message)
    const listings = feedRecord(xml.value, { remarks: [] }).records('listing')
    const expected = offered.filter(({ price, pictures }) => price.kind === 'shown' && pictures.length > 0)
    expect(listings.map((listing) => listing.text('home_listing_id')).sort()).toEqual(expected.map(({ id }) => String(id)).sort())
    for (const listing of listings) {
      expect(listing.text('price')).toMatch(/^\d+ EUR$/)
      expect(listing.text('url')).toMatch(/\/fr\//)
      expect(listing.records('address.component')).toHaveLength(5)
    }
  })
})

test.each([
  ['Kyero', getKyero],
  ['OpenImmo', getOpenImmo],
  ['Meta', getHomeListings],
] as const)('nothing hidden is in %s, nothing archived, sold or unpublished, and no character that XML minds', async (_, get) => {
  const text = await textOf(get)
  expect(text).not.toContain(secretStreet)
  expect(text).not.toContain(String(secretPrice))
  expect(text).not.toContain('<b>')
  expect(text).not.toContain('\u0007')
  const gone = (changes: object) => toPublicProperty({ ...getRecord('s01'), ...changes }, snapshot.site.marqueeIgnoreList)
  const hidden = [{ published: false }, { archived: true }, { availability: 'sold' }, { goal: 'takeover' }].map(gone)
  expect(await textOf(get, hidden)).not.toContain(String(getRecord('s01').id))
})

test('the same content is answered without a body, another language is another document', async () => {
  globalThis.currentSnapshot = snapshot
  const ask = (query: string, headers = {}) => getKyero(new Request(`http://site.example/api/kyero.xml${query}`, { headers }))
  const first = await ask('?lng=fr')
  const etag = first.headers.get('etag') ?? ''
  expect((await ask('?lng=fr', { 'If-None-Match': etag })).status).toBe(304)
  expect((await ask('', { 'If-None-Match': etag })).status).toBe(200)
})
