/** Whise: every field of an estate, by pages, in two languages, and the calls that bring them. */
import { describe, expect, test } from 'vitest'
import { whise } from '@/lib/feeds/formats/whise'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const dutch = feedPayload('whise-nl.json', 'nl')
const reading = readFeed(whise, [dutch])
const [listing] = reading.listings

test('every field that we know is read', () => {
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

test('what belongs together, what is gone, what has no field here', () => {
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

test('a second language adds its texts and nothing else', () => {
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

test('numbers of lists that nobody knows are kept, figures that cannot be read are a remark', () => {
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

test.each([['{"estates":[],"isValidRequest":false}'], ['{}'], ['[]'], ['<html>']])('%s is no list of estates', (text) => {
  expect(whise.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

describe('the calls', () => {
  const access = {
    address: '',
    keys: { username: 'u', password: 'p', clientId: '7' },
    options: {},
    languages: ['nl', 'fr'],
  } as const
  const part = (from: number, count: number, totalCount?: number) =>
    JSON.stringify({ estates: Array.from({ length: count }, (_, place) => ({ id: from + place + 1 })), totalCount })
  const page = (count: number, totalCount: number) =>
    JSON.stringify({ estates: Array.from({ length: count }, (_, id) => ({ id })), totalCount })

  test('two tokens, then pages to the end in each language', () => {
    const { requests, outcome } = playConversation(whise, access, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(100, 130),
      page(30, 130),
      page(100, 130),
      page(30, 130),
    ])
    expect(requests.map(({ url }) => url.replace('https://api.whise.eu/', ''))).toEqual([
      'token',
      'v1/admin/clients/token',
      ...Array(4).fill('v1/estates/list'),
    ])
    expect(requests[1]).toMatchObject({ headers: { Authorization: 'Bearer a' }, body: '{"ClientId":7}' })
    expect(requests.slice(2).map(({ body = '' }) => [JSON.parse(body).Page.Offset, JSON.parse(body).Filter.LanguageId])).toEqual([
      [0, 'nl-BE'],
      [100, 'nl-BE'],
      [0, 'fr-BE'],
      [100, 'fr-BE'],
    ])
    expect(outcome).toMatchObject([{ language: 'nl' }, { language: 'nl' }, { language: 'fr' }, { language: 'fr' }])
  })

  test.each([
    ['a total that is too small', [part(0, 100, 1), part(100, 30, 1)], [0, 100], 130],
    ['no total', [part(0, 100), part(100, 30)], [0, 100], 130],
    [
      'a server that gives fewer at once than asked for',
      [part(0, 50, 120), part(50, 50, 120), part(100, 20, 120)],
      [0, 50, 100],
      120,
    ],
    ['a total that is too large', [part(0, 30, 900), part(30, 0, 900)], [0, 30], 30],
    ['a server that knows no pages', [part(0, 100, 100), part(0, 100, 100)], [0, 100], 100],
  ])('%s', (_, answers, offsets, count) => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      ...answers,
    ])
    expect(requests.slice(2).map(({ body = '' }) => JSON.parse(body).Page.Offset)).toEqual(offsets)
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(whise, outcome).listings).toHaveLength(count)
  })

  test('a token that is over in the middle is asked for again', () => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      401,
      '{"token":"c"}',
      '{"token":"d"}',
      page(1, 1),
    ])
    expect(requests.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer d' })
    expect(outcome).toHaveLength(1)
  })

  test.each([
    ['a wrong password', [401]],
    ['no agency', ['{"token":"a"}', 403]],
    ['a page that fails', ['{"token":"a"}', '{"token":"b"}', 500]],
    ['a token that is refused twice', ['{"token":"a"}', '{"token":"b"}', 401, '{"token":"c"}', '{"token":"d"}', 401]],
  ])('%s ends in a feed that cannot be read', (_, answers) => {
    expect(playConversation(whise, access, answers).outcome).toMatchObject({ kind: 'unreadable' })
  })

  test('single estates that a webhook named are part of a feed', () => {
    const { requests, outcome } = playConversation(whise, { ...access, languages: ['nl'], ids: ['5', '6'] }, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(2, 2),
    ])
    expect(JSON.parse(requests.at(-1)?.body ?? '').Filter.EstateIds).toEqual([5, 6])
    expect(Array.isArray(outcome) && readFeed(whise, outcome).isPartial).toBe(true)
  })

  const asking = { ...access, languages: ['nl'] as const, options: { calendar: 'yes' }, today: '2026-11-22' }
  const kinds = JSON.stringify({
    calendarActions: [
      { id: 1, name: 'Opendeurdag' },
      { id: 2, name: 'Plaatsbezoek' },
      { id: 3, name: 'Verlof' },
    ],
  })
  const event = (action: object, day: string, estateId: number) => ({
    action,
    startDateTime: `${day}T10:00:00`,
    endDateTime: `${day}T12:30:00`,
    estates: [{ estateId }],
    contacts: [{ name: 'Peeters' }],
  })
  const calendar = (events: object[]) => JSON.stringify({ calendars: events, totalCount: 500 })

  test('the calendar, where it is asked for: open houses and viewings of each estate, until what lies in the past', () => {
    const coming = Array.from({ length: 99 }, () => event({ id: 3 }, '2026-12-05', 0))
    const { requests, outcome } = playConversation(whise, asking, [
      '{"token":"a"}',
      '{"token":"b"}',
      page(3, 3),
      kinds,
      calendar([event({ id: 1 }, '2026-12-06', 1), ...coming]),
      calendar([event({ id: 9, name: 'Bezoek koper' }, '2026-11-25', 2), event({ id: 2 }, '2026-11-20', 2)]),
    ])
    expect(requests.slice(3).map(({ url, body = '' }) => [url.split('/v1/')[1], JSON.parse(body).Page?.Offset])).toEqual([
      ['calendars/actions/list', undefined],
      ['calendars/list', 0],
      ['calendars/list', 100],
    ])
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(whise, outcome).listings.map(({ id, openings }) => ({ id, openings }))).toEqual([
      { id: '0', openings: undefined },
      { id: '1', openings: [{ date: '2026-12-06', from: '10:00', to: '12:30', kind: 'open-house' }] },
      {
        id: '2',
        openings: [
          { date: '2026-11-25', from: '10:00', to: '12:30', kind: 'viewing' },
          { date: '2026-11-20', from: '10:00', to: '12:30', kind: 'viewing' },
        ],
      },
    ])
    expect(JSON.stringify(readFeed(whise, outcome))).not.toContain('Peeters')
  })

  test('a calendar that may not be read holds back no listing, and the report says so', () => {
    const { outcome } = playConversation(whise, asking, ['{"token":"a"}', '{"token":"b"}', page(1, 1), 403, 403])
    if ('kind' in outcome) throw new Error(outcome.message)
    const reading = readFeed(whise, outcome)
    expect(reading.listings).toHaveLength(1)
    expect(reading.remarks).toContainEqual(expect.objectContaining({ level: 'note', field: 'v1/calendars/list' }))
  })
})
