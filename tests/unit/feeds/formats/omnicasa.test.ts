/** Omnicasa: every field of a property, states, projects, languages, and the calls that bring them. */
import { describe, expect, test } from 'vitest'
import { omnicasa } from '@/lib/feeds/formats/omnicasa'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const dutch = feedPayload('omnicasa-nl.json', 'nl')
const reading = readFeed(omnicasa, [dutch])
const answer = (call: string, items: readonly unknown[]) =>
  textPayload(JSON.stringify({ [`${call}JsonResult`]: { Success: true, Value: { Items: items } } }))
const only = (property: object) => readFeed(omnicasa, [answer('GetPropertyList', [{ ID: 1, ...property }])]).listings[0]

test('every field that we know is read', () => {
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

test('what belongs together', () => {
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

test('the eighth web type stands beside what it is', () => {
  expect(only({ WebID: 8, MainTypeID: 1 })).toMatchObject({ isNewBuild: true, subKind: { ours: 'apartment' } })
})

test('projects and what was deleted', () => {
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

test('numbers that nobody knows are kept as theirs', () => {
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

describe('the calls', () => {
  const access = { address: '', keys: { customer: 'c', password: 'p' }, options: {}, languages: ['nl', 'fr'] } as const
  const page = (call: string, count: number) =>
    JSON.stringify({
      [`${call}JsonResult`]: { Success: true, Value: { Items: Array.from({ length: count }, (_, ID) => ({ ID })) } },
    })
  const asked = (url: string) => JSON.parse(decodeURIComponent(url.split('json=')[1] ?? ''))

  test('properties by pages and projects, in each language', () => {
    const { requests, outcome } = playConversation(omnicasa, access, [
      page('GetPropertyList', 100),
      page('GetPropertyList', 20),
      page('GetPropertyList', 100),
      page('GetPropertyList', 20),
      page('GetProjectList', 1),
      page('GetProjectList', 1),
      '{"GetDeletedPropertyIDsJsonResult":[5,6]}',
      403,
    ])
    expect(requests.map(({ name, url }) => [name, asked(url).LanguageId, asked(url).Limit1, asked(url).Limit2])).toEqual([
      ['GetPropertyList', 1, 1, 100],
      ['GetPropertyList', 1, 101, 200],
      ['GetPropertyList', 2, 1, 100],
      ['GetPropertyList', 2, 101, 200],
      ['GetProjectList', 1, 1, 100],
      ['GetProjectList', 2, 1, 100],
      ['GetDeletedPropertyIDs', undefined, undefined, undefined],
      ['GetDeletedProjectIDs', undefined, undefined, undefined],
    ])
    expect(asked(requests[0]?.url ?? '')).toMatchObject({ CustomerName: 'c', CustomerPassword: 'p', Status: [1, 2, 4] })
    // What is not told is no reason to stop.
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(outcome).toHaveLength(7)
    expect(readFeed(omnicasa, outcome)).toMatchObject({ gone: ['5', '6'], isPartial: false })
  })

  test('a count of rows that is too small hides nothing, one page over and over ends', () => {
    const part = (from: number, count: number) => {
      const Items = Array.from({ length: count }, (_, place) => ({ ID: from + place }))
      return JSON.stringify({ GetPropertyListJsonResult: { Success: true, Value: { Items, RowsCount: 20 } } })
    }
    const dutch = { ...access, languages: ['nl'] as const, ids: ['1'] }
    const { requests, outcome } = playConversation(omnicasa, dutch, [part(1, 100), part(101, 50)])
    expect(requests.map(({ url }) => asked(url).Limit1)).toEqual([1, 101])
    expect(outcome).toHaveLength(2)
    expect(playConversation(omnicasa, dutch, [part(1, 100), part(1, 100)]).outcome).toHaveLength(2)
  })

  test('a call that fails ends in a feed that cannot be read', () => {
    expect(playConversation(omnicasa, access, [500]).outcome).toMatchObject({ kind: 'unreadable', payload: 'GetPropertyList' })
  })

  const asking = { ...access, languages: ['nl'] as const, options: { statistics: 'yes' }, today: '2026-11-22' }
  const lists = [page('GetPropertyList', 2), page('GetProjectList', 0), 403, 403]
  const statistics = (...Items: object[]) =>
    JSON.stringify({ GetManyVisitStatisticsOfPropertyJsonResult: { Success: true, Value: { Items } } })

  test('statistics, once a day, of each property that is listed', () => {
    const { requests, outcome } = playConversation(omnicasa, { ...asking, since: '2026-11-21T23:59:00.000Z' }, [
      ...lists,
      statistics({ PortalName: 'Immoweb', NumberOfVisits: 412, NumberOfContacts: 3 }, { PortalName: 'Zimmo', NumberOfVisits: 0 }),
      statistics(),
    ])
    expect(requests.slice(4).map(({ name, url }) => [name, asked(url).ID])).toEqual([
      ['GetManyVisitStatisticsOfProperty', 0],
      ['GetManyVisitStatisticsOfProperty', 1],
    ])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(omnicasa, outcome)
    expect(reading.listings.map(({ statistics: counted }) => counted)).toEqual([
      [
        { source: 'Immoweb', pageViews: 412, leads: 3 },
        { source: 'Zimmo', pageViews: 0 },
      ],
      undefined,
    ])
    expect(reading.remarks.filter(({ level }) => level === 'note')).toEqual([])
  })

  test('no second time on the day, and not where nobody asks for it', () => {
    for (const other of [
      { ...asking, since: '2026-11-22T00:10:00.000Z' },
      { ...asking, options: {} },
    ])
      expect(playConversation(omnicasa, other, lists).requests).toHaveLength(4)
  })

  test('an account without them brings its listings all the same, and the report says so', () => {
    const { outcome } = playConversation(omnicasa, asking, [...lists, 403, 403])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(omnicasa, outcome)
    expect(reading.listings).toHaveLength(2)
    expect(reading.remarks).toContainEqual(
      expect.objectContaining({ level: 'note', message: expect.stringContaining('does the account have them') }),
    )
  })

  test('an answer with other names says which', () => {
    const { outcome } = playConversation(omnicasa, asking, [...lists, statistics({ Kanaal: 'Immoweb', Aantal: 3 }), statistics()])
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(omnicasa, outcome).remarks).toContainEqual(expect.objectContaining({ found: 'Kanaal, Aantal' }))
  })
})
