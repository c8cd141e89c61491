/** A neutral listing becomes a content file that passes the same validation as files written by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'
import { fillLanguages } from '@/lib/content/fill-languages'
import { recordSchema } from '@/lib/content/record-schema'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { composeProperty } from '@/lib/feeds/compose/property'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { derivedWordsOf } from '@/lib/server/content/snapshot/derived-words'
import { arbitraryListing, composeContext, feedSource, wholeListing } from '@/tests/support/feeds'

const schema = recordSchema(propertyFields, '2026-11-22')

/** Validates as the loader does. */
function check(file: unknown) {
  const filled = fillLanguages(file, { inUse: ['nl', 'fr', 'en'], defaultLanguage: 'nl' })
  return { unsaid: filled.unsaid, result: schema.safeParse(fillDerived(filled.document, derivedWordsOf).document) }
}

const isHeldBack = ({ remarks }: ReturnType<typeof composeProperty>) => remarks.some(({ level }) => level === 'held-back')

/** Errors that only the length of a text can cause: the content requires 200 characters. */
const isShort = ({ path }: { path: PropertyKey[] }) => path.at(-1) === 'Description'

test('a complete listing gives a complete file, with the Dutch name of its town', () => {
  const composed = composeProperty(wholeListing(), composeContext())
  expect(composed.remarks).toEqual([])
  expect(composed.folder).toBe('properties')
  expect(composed.file).toMatchObject({
    City: 'GENT',
    WebIDs: '2',
    Price: 325_000,
    PublishAddress: true,
    AgentID: 11,
    Permit: true,
  })
  expect(check(composed.file)).toMatchObject({ unsaid: [], result: { success: true } })
})

test('every value of an adapter is in the file, or a remark explains why not', () => {
  fc.assert(
    fc.property(arbitraryListing, (listing) => {
      const composed = composeProperty(listing, composeContext())
      if (isHeldBack(composed)) return
      const { unsaid, result } = check(composed.file)
      expect(unsaid).toEqual([])
      expect(result.error?.issues.filter((issue) => !isShort(issue)) ?? []).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('the same listing gives the same bytes, however its fields are ordered', () => {
  fc.assert(
    fc.property(arbitraryListing, (listing) => {
      const turned = Object.fromEntries(Object.entries(listing).reverse()) as FeedListing
      const bytes = (of: FeedListing) => JSON.stringify(composeProperty(of, composeContext()).file)
      expect(bytes(turned)).toBe(bytes(listing))
    }),
    { numRuns: 100 },
  )
})

describe('words of the source', () => {
  test('its table has priority over the adapter', () => {
    const listing = { ...wholeListing(), kind: { theirs: 'Herenhuis', ours: 'house' as const } }
    const source = feedSource({ types: { herenhuis: '1,8' }, words: { destination: { woongebied: 'Wp' } } })
    expect(composeProperty(listing, composeContext({ source })).file).toMatchObject({ WebIDs: '1,8', Destination: 'Wp' })
  })

  test('an unknown word is reported in the CRM’s spelling, and the listing is published without it', () => {
    const listing = { ...wholeListing(), facts: { ...wholeListing().facts, heating: { theirs: 'Warmtenet via buren' } } }
    const { file, remarks } = composeProperty(listing, composeContext())
    expect(file).not.toHaveProperty('Heating')
    expect(remarks).toMatchObject([{ level: 'gap', id: '4200001', field: 'heating', found: 'Warmtenet via buren' }])
  })

  test('an unknown type holds the listing back', () => {
    const { kind: _, ...rest } = wholeListing()
    const { remarks } = composeProperty({ ...rest, kind: { theirs: 'Woonboot' } }, composeContext())
    expect(remarks).toContainEqual(expect.objectContaining({ level: 'held-back', field: 'kind', found: 'Woonboot' }))
  })

  test('an answer that was requested is neither yes nor no', () => {
    const listing = { ...wholeListing(), facts: { ...wholeListing().facts, permit: 'requested' as const } }
    const { file, remarks } = composeProperty(listing, composeContext())
    expect(file).not.toHaveProperty('Permit')
    expect(remarks).toMatchObject([{ field: 'permit', found: 'requested' }])
  })
})

describe('settings of the office', () => {
  test('a default EPC figure is used where the feed has none, and zero without either', () => {
    const { facts: { energyPerformance: _, ...facts } = {}, ...listing } = wholeListing()
    const figureOf = (source = feedSource()) =>
      composeProperty({ ...listing, facts }, composeContext({ source })).file['EnergyPerformance']
    expect(figureOf()).toBe(0)
    expect(figureOf(feedSource({ defaults: { EnergyPerformance: 240 } }))).toBe(240)
  })

  test('fields maintained by hand are never written, defaults fill what the feed leaves out', () => {
    const source = feedSource({ byHand: ['Price', 'Destination'], defaults: { AgentID: 12, Frame: 'wood' }, agents: {} })
    const { file } = composeProperty(wholeListing(), composeContext({ source }))
    expect(file).toMatchObject({ AgentID: 12, Frame: 'wood' })
    expect(file).not.toHaveProperty('Price')
    expect(file).not.toHaveProperty('Destination')
  })

  test('agents are also recognized by their mail address', () => {
    const listing = { ...wholeListing(), agent: { email: 'An@Agency.be' } }
    const context = composeContext({ agentsByMail: new Map([['an@agency.be', 14]]) })
    expect(composeProperty(listing, context).file).toHaveProperty('AgentID', 14)
  })
})

describe('price', () => {
  const price = (listing: Partial<FeedListing>, parts = {}) =>
    composeProperty({ ...wholeListing(), ...listing }, composeContext(parts))

  test('a changed price adds an entry to the history', () => {
    const { file, prices } = price({}, { prices: [{ date: '2026-11-01', price: 340_000 }] })
    expect(prices).toEqual([
      { date: '2026-11-01', price: 340_000 },
      { date: '2026-11-22', price: 325_000 },
    ])
    expect(file['PriceHistory']).toEqual(prices.map((point) => ({ Date: point.date, Price: point.price })))
  })

  test('a change and back on one day is no change', () => {
    const known = [
      { date: '2026-11-01', price: 325_000 },
      { date: '2026-11-22', price: 299_000 },
    ]
    expect(price({}, { prices: known }).prices).toEqual([{ date: '2026-11-01', price: 325_000 }])
  })

  test('a hidden price is stored but not published; another currency gives none', () => {
    expect(price({ price: { amount: 325_000, isHidden: true } }).file).toMatchObject({ Price: 325_000, PublishPrice: false })
    const foreign = price({ price: { amount: 325_000, currency: 'USD' } })
    expect(foreign.file).toMatchObject({ Price: 0, PublishPrice: false })
    expect(foreign.remarks).toMatchObject([{ field: 'price', found: '325000 USD' }])
  })

  test.each([0, 1, 0.01])('a price of %d is on request', (amount) => {
    const { file } = price({ price: { amount } })
    expect(file).toMatchObject({ Price: 0, PublishPrice: false })
    const before = [{ date: '2026-11-01', price: 340_000 }]
    expect(price({ price: { amount } }, { prices: before })).toMatchObject({ file: { PublishPrice: false }, prices: before })
  })

  test('a first price after none is not an increase', () => {
    expect(price({ price: {} }).prices).toEqual([])
    const shown = price({}, { prices: [{ date: '2026-11-01', price: 0 }] })
    expect(shown.prices).toEqual([{ date: '2026-11-01', price: 325_000 }])
  })

  test('a change from sale to rent restarts the history: a rent is not a reduced price', () => {
    const rent = { goal: { theirs: '1', ours: 'rent' as const }, price: { amount: 1200, former: 325_000 } }
    const before = { prices: [{ date: '2026-11-01', price: 325_000 }], goalBefore: 'sale' as const }
    expect(price(rent, before)).toMatchObject({ goal: 'rent', prices: [{ date: '2026-11-22', price: 1200 }] })
    expect(price(rent, { ...before, goalBefore: 'rent' }).prices).toHaveLength(2)
  })

  test('rent per week or year is converted to a month', () => {
    const rent = { goal: { theirs: '1', ours: 'rent' as const } }
    expect(price({ ...rent, price: { amount: 300, per: 'week' } }).file).toMatchObject({ Price: 1300, PriceUnit: 1 })
    expect(price({ ...rent, price: { amount: 12_000, per: 'year', isWithoutVat: true } }).file).toMatchObject({
      Price: 1000,
      PriceUnit: 2,
    })
  })
})

test('sold and rented are marked, withdrawn is archived, a draft is not published', () => {
  const of = (ours: 'sold' | 'rented' | 'withdrawn' | 'draft' | 'option') =>
    composeProperty({ ...wholeListing(), state: { theirs: ours, ours }, stateSince: '2026-11-20' }, composeContext()).file
  expect(of('sold')).toMatchObject({ Marquee: 4, Availability: 'sold', MarqueeDate: '2026-11-20' })
  expect(of('rented')).toMatchObject({ Marquee: 4, Availability: 'rented' })
  expect(of('option')).toMatchObject({ Marquee: 2, Availability: 'available' })
  expect(of('withdrawn')).toMatchObject({ Archived: true })
  expect(of('draft')).toMatchObject({ Published: false, Archived: false })
})

test('without texts in the default language another language is used, with a remark', () => {
  const listing = { ...wholeListing(), texts: { description: { fr: 'Un appartement spacieux. '.repeat(12) } } }
  const { file, remarks } = composeProperty(listing, composeContext())
  expect(check(file)).toMatchObject({ unsaid: [], result: { success: true } })
  expect(remarks.map(({ message }) => message)).toEqual(['expected a description in "nl"', 'expected a description in "en"'])
})

test('without coordinates the address is not published; a hidden address needs none', () => {
  const { latitude: _, longitude: __, ...address } = wholeListing().address ?? {}
  expect(composeProperty({ ...wholeListing(), address }, composeContext()).file).toMatchObject({
    PublishAddress: false,
    City: 'GENT',
  })
})

test('a plan of a storey without rooms is among the pictures, each picture once', () => {
  const listing: FeedListing = {
    ...wholeListing(),
    rooms: [{ kind: { theirs: 'SK', ours: 'bedroom' }, floor: 0, area: 12 }],
    pictures: [{ url: 'https://a.be/2.jpg', order: 2 }, { url: 'https://a.be/1.jpg', order: 1 }, { url: 'https://a.be/1.jpg' }],
    plans: [
      { url: 'https://a.be/p0.png', floor: 0 },
      { url: 'https://a.be/p5.png', floor: 5 },
    ],
  }
  const { file } = composeProperty(listing, composeContext())
  expect(file).toMatchObject({ FloorPlans: [{ Floor: 0 }] })
  expect(file['Pictures']).toHaveLength(3)
})

test.each([
  ['nl', 'Liège', 'LUIK'],
  ['fr', 'Luik', 'LIÈGE'],
  ['fr', 'Gent', 'GAND'],
  ['de', 'Eupen', 'EUPEN'],
  ['de', 'Sprimont', 'SPRIMONT'],
  ['de', 'Luik', 'LÜTTICH'],
  ['en', 'Luik', 'LIÈGE'],
  ['en', 'Gand', 'GENT'],
  ['fr', 'Sint-Denijs-Westrem', 'SINT-DENIJS-WESTREM'],
] as const)('a site that speaks %s first calls %s %s', (defaultLanguage, town, city) => {
  const listing = { ...wholeListing(), address: { ...wholeListing().address, town } }
  expect(composeProperty(listing, composeContext({ defaultLanguage })).file['City']).toBe(city)
})

test('an open house in two calendars is listed once, the earliest first; viewings are not published', () => {
  const opening = (date: string, from: string, kind: 'open-house' | 'viewing' = 'open-house') => ({
    date,
    from,
    to: '12:00',
    kind,
  })
  const openings = [opening('2026-12-06', '10:00'), opening('2026-12-05', '09:00', 'viewing')]
  const { file } = composeProperty(
    { ...wholeListing(), openings: [...openings, opening('2026-12-05', '10:00'), ...openings] },
    composeContext(),
  )
  expect(file['OpenHouses']).toEqual([
    { Date: '2026-12-05', From: '10:00', To: '12:00' },
    { Date: '2026-12-06', From: '10:00', To: '12:00' },
  ])
})
