/** Omnicasa: every field of a property, states, projects, languages, and the calls that bring them. */
import { describe, expect, test } from 'vitest'
import { omnicasa } from '@/lib/feeds/formats/omnicasa'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'

const dutch = feedPayload('omnicasa-nl.json', 'nl')
const reading = readFeed(omnicasa, [dutch])
const answer = (call: string, items: readonly unknown[]) =>
  textPayload(JSON.stringify({ [`${call}JsonResult`]: { Success: true, Value: { Items: items } } }))
const only = (property: object) => readFeed(omnicasa, [answer('GetPropertyList', [{ ID: 1, ...property }])]).listings[0]

test('every field that we know is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toMatchInlineSnapshot(`
    {
      "agentId": {
        "email": "lotte@agency.example",
        "id": "11",
        "lastName": "Lotte Peeters",
        "phone": "+32 470 00 00 01",
      },
      "allotmentPermit": "no",
      "asbestosDate": "2026-04-28",
      "asbestosType": "safe",
      "attic": "no",
      "availability": "available",
      "availableFrom": "2027-03-01",
      "bathrooms": 1,
      "bedrooms": 5,
      "boxNr": "B",
      "cadastralIncome": 2950,
      "cellar": "yes",
      "chargesOwner": 120,
      "chargesRenter": 85,
      "city": "ANTWERPEN",
      "constructionYear": 1886,
      "countryId": "BE",
      "creationDate": "2026-09-30",
      "deposit": 2,
      "destination": "Wche",
      "documents": [
        {
          "date": "2026-04-22",
          "id": "70",
          "kind": "epc",
          "name": {
            "nl": "EPC-attest",
          },
          "url": "https://documents.example/70.pdf",
        },
      ],
      "eLevel": 60,
      "electricityCertificate": "not-conform",
      "electricityDate": "2019-11-14",
      "energyPerformance": 241,
      "epcCO2": 45.8,
      "epcCode": "20260422-0003418826-RES-1",
      "epcExpiryDate": "2036-04-22",
      "epcTotal": 63865,
      "facades": 2,
      "floodReportDate": "2026-10-25",
      "floor": 0,
      "floorPlans": [
        {
          "url": "https://pictures.example/plan.jpg",
        },
      ],
      "floors": 4,
      "frame": "wood",
      "frontWidth": 6.2,
      "furnished": "no",
      "gScore": "B",
      "garage": "yes",
      "garages": 1,
      "garden": "yes",
      "gas": "yes",
      "gasCertificate": "conform",
      "gasDate": "2026-02-10",
      "glazing": "double",
      "goal": "sale",
      "heating": "gas",
      "houseNumber": "24",
      "interior": "excellent",
      "inventoryShare": 150,
      "judicialDecision": "no",
      "kitchen": "fully-equipped",
      "latitude": 51.2117,
      "lift": "no",
      "longitude": 4.39842,
      "marqueeDate": "2026-11-22",
      "maxPersons": 6,
      "minimumIncome": 3600,
      "modificationDate": "2026-11-20",
      "notaryFee": 4920,
      "openHouses": [
        {
          "date": "2026-12-05",
          "from": "10:00",
          "kind": "open-house",
          "to": "12:30",
        },
      ],
      "orientationGarden": "SW",
      "orientationRear": "SW",
      "orientationTerrace": "SW",
      "pScore": "A",
      "parking": "yes",
      "parkings": 2,
      "permit": "yes",
      "pictures": [
        {
          "height": 1067,
          "id": "1",
          "name": {
            "nl": "Voorgevel",
          },
          "order": 1,
          "url": "https://pictures.example/xl/1.jpg",
          "width": 1600,
        },
        {
          "id": "2",
          "order": 2,
          "url": "https://pictures.example/xl/2.jpg",
        },
      ],
      "plotWidth": 6.2,
      "pool": "no",
      "preemptiveRights": "requested",
      "price": 985000,
      "priceHistory": 1010000,
      "priceUnit": "once",
      "publishAddress": true,
      "published": true,
      "quarter": "Zuid",
      "realEstateTax": 2330,
      "registrationRights": 118200,
      "renovationYear": 2019,
      "rentalIncome": 24000,
      "roof": "mansard",
      "roofMaterial": "slate",
      "rooms": [
        {
          "area": 26,
          "floor": 2,
          "kind": "bedroom",
          "note": {
            "nl": "Visgraatparket",
          },
          "number": 1,
        },
        {
          "area": 27.5,
          "floor": 0,
          "kind": "kitchen",
        },
      ],
      "showerRooms": 1,
      "street": "Schildersgildestraat",
      "summons": "no",
      "surfaceConstructed": 78,
      "surfaceGarden": 60,
      "surfaceGround": 158,
      "surfaceLiving": 265,
      "surfaceOffice": 17,
      "surfaceStore": 12,
      "surfaceTerrace": 20,
      "surfaceTotal": 299,
      "terrace": "yes",
      "texts.description": {
        "nl": "Witte pleister.

    Vijf kamers.

    Bezoek op afspraak.",
      },
      "texts.epcLabelText": "C",
      "texts.mainTypeName": {
        "nl": "Herenhuis",
      },
      "texts.title": {
        "nl": "Burgerhuis met stadstuin",
      },
      "toilets": 3,
      "totalCosts": 123120,
      "vat": "no",
      "videoUrl": [
        {
          "url": "https://video.example/s01",
        },
      ],
      "virtualTourUrl": [
        {
          "url": "https://tours.example/s01",
        },
      ],
      "water": "yes",
      "webIds": [
        "house",
        "villa",
        undefined,
      ],
      "zip": "2000",
    }
  `)
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
