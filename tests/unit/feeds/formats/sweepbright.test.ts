/** SweepBright: every field of an estate, projects with units, responses of older versions, and the calls after a webhook. */
import { describe, expect, test } from 'vitest'
import { sweepbright } from '@/lib/feeds/formats/sweepbright'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const reading = readFeed(sweepbright, [feedPayload('sweepbright.json')])
const read = (value: unknown) => readFeed(sweepbright, [textPayload(JSON.stringify(value))])

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toStrictEqual(
    houseAs({
      lacks: [
        'garages',
        'parkings',
        'floodReportDate',
        'asbestosDate',
        'gasCertificate',
        'gasDate',
        'frame',
        'roof',
        'roofMaterial',
        'orientationRear',
        'maxPersons',
      ],
      says: {
        goal: 'rent',
        webIds: ['house', 'house', undefined],
        agentId: {
          id: 'n-1',
          firstName: 'Lotte',
          lastName: 'Peeters',
          email: 'lotte@agency.example',
          phone: '+32 470 00 00 01',
          picture: {
            url: 'https://pictures.example/lotte.jpg',
          },
        },
        price: 1500,
        priceUnit: 'month',
        priceHistory: 1600,
        pictures: [
          {
            url: 'https://pictures.example/1.jpg?expires=1',
            id: 'img-1',
            tag: 'img-1',
            order: 1,
            name: {
              nl: 'Voorgevel',
            },
          },
        ],
        floorPlans: [
          {
            url: 'https://pictures.example/plan.jpg?expires=1',
            id: 'plan-1',
            tag: 'plan-1',
            order: 1,
          },
        ],
        documents: [
          {
            url: 'https://documents.example/1.pdf?expires=1',
            id: 'doc-1',
            tag: 'doc-1',
            name: {
              nl: 'EPC-attest',
            },
            isPrivate: true,
            kind: 'epc',
          },
        ],
        videoUrl: [
          {
            url: 'https://video.example/1',
          },
        ],
        virtualTourUrl: [
          {
            url: 'https://tours.example/1',
          },
        ],
        rooms: [
          {
            kind: 'bedroom',
            number: 1,
            area: 26,
            note: {
              nl: 'Visgraatparket',
            },
          },
          {
            kind: 'kitchen',
            area: 27,
          },
        ],
        'texts.title': {
          nl: 'Burgerhuis met stadstuin',
          fr: 'Maison de maître',
          en: 'Townhouse',
        },
        'texts.description': {
          nl: 'Witte pleister.',
          fr: 'Enduit blanc.',
          en: 'White stucco.',
        },
        'texts.mainTypeName': {
          en: 'terraced',
        },
        bedrooms: 4,
        frontWidth: 6.2,
        plotWidth: 6.1,
        garage: 'no',
        destination: 'Wg',
        rentalIncome: 18000,
      },
    }),
  )
})

test('the owner is never read', () => {
  expect(JSON.stringify(reading)).not.toMatch(/secret|never to be shown/i)
})

test('values without a field here are stored under their names', () => {
  expect(reading.listings[0]).toMatchObject({
    projectId: '7f3a2c1e-0000-4000-8000-0000000000aa',
    foreign: { 'legal.property_and_land.flood_risk': 'no_flood_risk_area', 'legal.regulations.heritage_list': 'no' },
  })
})

test('an older response has energy and law at the top level, and null for unknown', () => {
  const { listings, remarks } = read({
    id: 'a',
    epc_value: 120,
    epc_category: 'B',
    regulations: { building_permit: true },
    permissions: null,
    cadastral_income: 785,
    legal: null,
  })
  expect(listings).toMatchObject([
    { facts: { energyPerformance: 120, permit: 'yes', cadastralIncome: 785 }, texts: { epcLabel: 'B' } },
  ])
  expect(remarks).toEqual([])
})

test('a project includes its units, a deleted estate is gone', () => {
  const unit = { id: 'u1', type: 'apartment', sub_type: 'penthouse', negotiation: 'sale', bedrooms: 2 }
  const { projects, listings } = read({
    id: 'p',
    is_project: true,
    description_title: { nl: 'Residentie Leem' },
    properties: [unit, { id: 'only-a-reference' }],
  })
  expect(projects).toMatchObject([{ id: 'p', name: 'Residentie Leem' }])
  expect(listings).toMatchObject([{ id: 'u1', projectId: 'p', kind: { ours: 'apartment' }, facts: { bedrooms: 2 } }])
  expect(read({ event: 'estate-deleted', estate_id: 'p' }).gone).toEqual(['p'])
})

test('an unknown state is unchanged, an unknown unit becomes a remark', () => {
  const { listings, remarks } = read({ id: 'a', status: 'haunted', sizes: { liveable_area: { size: 3, unit: 'tatami' } } })
  expect(listings[0]).toMatchObject({ state: { theirs: 'haunted' } })
  expect(remarks).toMatchObject([{ id: 'a', field: 'sizes.liveable_area.unit', found: 'tatami' }])
})

test.each([['{}'], ['[{}]'], ['[1]'], ['"x"'], ['<html>']])('%s is not an estate', (text) => {
  expect(sweepbright.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

describe('the calls', () => {
  const access = {
    address: '',
    keys: { clientId: 'c', clientSecret: 's' },
    options: {},
    languages: ['nl'],
    ids: ['a', 'b'],
  } as const
  const token = '{"access_token":"t"}'

  test('a token, then every announced estate; one that is not found is gone', () => {
    const { requests, outcome } = playConversation(sweepbright, access, [token, '{"id":"a"}', 404])
    expect(requests.map(({ name }) => name)).toEqual(['oauth/token', 'estates/a', 'estates/b'])
    expect(requests[1]?.headers).toMatchObject({
      Authorization: 'Bearer t',
      Accept: expect.stringContaining('vnd.sweepbright.v'),
    })
    if (!Array.isArray(outcome)) throw new Error('unreadable')
    expect(readFeed(sweepbright, outcome)).toMatchObject({ isPartial: true, gone: ['b'], listings: [{ id: 'a' }] })
  })

  test.each([
    [500, 'answer'],
    [403, 'answer'],
    [422, 'id'],
  ])('one that is answered with %i is held back, the others come', (status, field) => {
    const { outcome } = playConversation(sweepbright, access, [token, '{"id":"a"}', status])
    if ('kind' in outcome) throw new Error(outcome.message)
    expect(readFeed(sweepbright, outcome)).toMatchObject({
      listings: [{ id: 'a' }],
      remarks: expect.arrayContaining([expect.objectContaining({ level: 'held-back', id: 'b', field, found: String(status) })]),
    })
  })

  test('without a notice all known estates are requested again', () => {
    const { ids: _, ...rest } = access
    const { requests } = playConversation(sweepbright, { ...rest, known: ['a', 'c'] }, [token, '{"id":"a"}', 404])
    expect(requests.map(({ name }) => name)).toEqual(['oauth/token', 'estates/a', 'estates/c'])
  })

  test('an expired token is requested again', () => {
    const { requests, outcome } = playConversation(sweepbright, { ...access, ids: ['a'] }, [
      token,
      401,
      '{"access_token":"u"}',
      '{"id":"a"}',
    ])
    expect(requests.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer u' })
    expect(outcome).toHaveLength(1)
  })

  test.each([
    ['no estate named', { ...access, ids: [] }, []],
    ['a wrong secret', access, [401]],
    ['a server that answers none of them', access, [token, 500, 500]],
    [
      'a server that fails again and again',
      { ...access, ids: [...'abcdefghi'] },
      [token, '{"id":"a"}', ...Array<number>(6).fill(500), '{"id":"h"}', '{"id":"i"}'],
    ],
  ])('%s ends in a feed that cannot be read', (_, asked, answers) => {
    expect(playConversation(sweepbright, asked, answers).outcome).toMatchObject({ kind: 'unreadable' })
  })
})
