/** Skarabee: every field of a publication, the list of them, the agency's users, and the calls. */
import { describe, expect, test } from 'vitest'
import { skarabee } from '@/lib/feeds/formats/skarabee'
import { playConversation } from '@/tests/support/feed-conversation'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const envelope = (inner: string) => `<s:Envelope xmlns:s="x"><s:Body>${inner}</s:Body></s:Envelope>`
const answer = (call: string, inner: string) =>
  envelope(`<${call}Response><${call}Result>${inner}</${call}Result></${call}Response>`)
const summaries = (...items: [id: number, isActive: boolean][]) =>
  answer(
    'GetPublicationSummaries',
    `<PublicationSummaries>${items.map(([id, isActive]) => `<PublicationSummary><ID>${id}</ID><Active>${isActive}</Active></PublicationSummary>`).join('')}</PublicationSummaries>`,
  )
const logins = answer(
  'GetLogins',
  '<LoginInfo><Login><LoginId>501</LoginId><FirstName>Lotte</FirstName><LastName>Peeters</LastName><Email>lotte@agency.example</Email><Mobile>+32 470 00 00 01</Mobile></Login></LoginInfo>',
)
const publication = (inner: string, id = 1) =>
  answer('GetPublication', `<Publication><Info><ID>${id}</ID></Info><Property>${inner}</Property></Publication>`)

const reading = readFeed(skarabee, [feedPayload('skarabee.xml'), textPayload(logins)])
const only = (inner: string) => readFeed(skarabee, [textPayload(publication(inner))]).listings[0]

test('every known field is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toStrictEqual(
    houseAs({
      lacks: ['quarter', 'floodReportDate', 'orientationTerrace', 'orientationGarden', 'inventoryShare', 'chargesRenter'],
      says: {
        agentId: {
          email: 'lotte@agency.example',
          firstName: 'Lotte',
          id: '501',
          lastName: 'Peeters',
          phone: '+32 470 00 00 01',
        },
        attic: 'not-stated',
        documents: [
          {
            date: '2026-04-22',
            id: '70',
            kind: 'epc',
            name: {
              nl: 'EPC-attest',
            },
            tag: '2026-04-22T00:00:00',
            url: 'https://documents.example/70.pdf',
          },
        ],
        floorPlans: [
          {
            name: {
              nl: 'plan.jpg',
            },
            order: 1,
            url: 'https://pictures.example/plan.jpg',
          },
        ],
        gasCertificate: 'not-conform',
        glazing: 'high-efficiency',
        heating: 'gas-condensing',
        marqueeDate: '2026-11-21',
        nearby: [
          {
            kind: 'tram',
            metres: 500,
          },
        ],
        pictures: [
          {
            name: {
              nl: 'Tuin',
            },
            order: 1,
            tag: '2026-10-01',
            url: 'https://pictures.example/b.jpg',
          },
          {
            name: {
              nl: 'Voorgevel',
            },
            order: -1,
            tag: '2026-10-01',
            url: 'https://pictures.example/a.jpg',
          },
        ],
        priceHistory: [
          {
            amount: 985000,
            date: '2026-11-02',
          },
        ],
        rooms: [
          {
            area: 26,
            floor: 2,
            kind: 'bedroom',
            note: {
              nl: 'Visgraatparket',
            },
          },
          {
            area: 13,
            floor: 2,
            kind: 'bathroom',
          },
        ],
        surfaceLiving: 265.5,
        'texts.description': {
          fr: 'Enduit blanc.',
          nl: 'Witte pleister.',
        },
        'texts.mainTypeName': {
          nl: 'LordHouse',
        },
        'texts.title': {
          fr: 'Maison de maître',
          nl: 'Burgerhuis met stadstuin',
        },
      },
    }),
  )
})

test('projects, and legal values without a field here', () => {
  expect(reading.listings[0]).toMatchObject({
    id: '3001',
    reference: 'SK-14',
    projectId: '3100',
    isInvestment: true,
    url: 'https://agency.example/s01',
    foreign: { FloodProneArea: 'NONE', 'UrbanDevelopment.ProtectedMonument': 'INVENTORIED', RenovationDuty: 'FALSE' },
  })
})

test.each([
  ['FOR_SALE', 'sale', 'available'],
  ['SOLD', 'sale', 'sold'],
  ['FOR_RENT', 'rent', 'available'],
  ['RENTED', 'rent', 'rented'],
  ['FOR_RENT_ORDER_ENDED', 'rent', 'withdrawn'],
  ['PROSPECT_FOR_SALE', 'sale', 'draft'],
])('%s is %s, %s', (status, goal, state) => {
  expect(only(`<Status>${status}</Status>`)).toMatchObject({ goal: { ours: goal }, state: { ours: state } })
})

test('charges are per month, and the tenant’s for homes to let; "not stated" is not a number', () => {
  expect(
    only(
      '<Status>FOR_RENT</Status><Price>950</Price><ChargesAndProvisions>1200</ChargesAndProvisions><ChargesAndProvisionsInterval>YEARLY</ChargesAndProvisionsInterval><NumberOfBedrooms>-1</NumberOfBedrooms>',
    ),
  ).toMatchObject({
    facts: { chargesRenter: 100 },
    price: { amount: 950, per: 'month' },
  })
  expect(only('<NumberOfBedrooms>-1</NumberOfBedrooms>')?.facts).toBeUndefined()
})

test('a project, and publications that the list marks as inactive', () => {
  const { projects, gone } = readFeed(skarabee, [
    textPayload(summaries([1, true], [2, false])),
    textPayload(publication('<PropertyType>PROJECT</PropertyType><Project><Name>Residentie Leem</Name></Project>')),
  ])
  expect(projects).toMatchObject([{ id: '1', name: 'Residentie Leem' }])
  expect(gone).toEqual(['2'])
})

test('asbestos that was found says nothing about what the certificate concludes', () => {
  const asbestosOf = (found: string) => plainFields(only(`<HasAsbestus>${found}</HasAsbestus>`))
  expect(asbestosOf('TRUE')).not.toHaveProperty('asbestosType')
  expect(asbestosOf('FALSE')).toMatchObject({ asbestosType: 'safe' })
})

test('an unknown word is passed on', () => {
  expect(only('<RoofType>ONION</RoofType><Status>HAUNTED</Status>')).toMatchObject({
    facts: { roof: { theirs: 'ONION' } },
    state: { theirs: 'HAUNTED' },
  })
})

test.each([
  ['a fault', envelope('<Fault><Reason><Text>Unauthorized</Text></Reason></Fault>')],
  [
    'an error in the answer',
    answer('GetPublication', '<Errors><Error><Code>DB_ERROR</Code><Message>down</Message></Error></Errors>'),
  ],
  ['half an answer', publication('<Status>').slice(0, 60)],
  ['a page', '<html></html>'],
])('%s cannot be read', (_, text) => {
  expect(skarabee.read([textPayload(text)], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
})

describe('the calls', () => {
  const access = { address: '', keys: { username: 'ü', password: 'p' }, options: {}, languages: ['nl'] } as const

  test('the list, the users, then each active publication', () => {
    const { requests, outcome } = playConversation(skarabee, access, [
      summaries([1, true], [2, false], [3, true]),
      logins,
      publication('', 1),
      publication('', 3),
    ])
    expect(requests.map(({ name }) => name)).toEqual([
      'GetPublicationSummaries',
      'GetLogins',
      'all-GetPublication-1',
      'all-GetPublication-3',
    ])
    expect(requests[0]?.headers).toMatchObject({ Authorization: 'Basic w7w6cA==' })
    expect(requests[2]?.body).toContain('<PublicationId>1</PublicationId>')
    if (!Array.isArray(outcome)) throw new Error('unreadable')
    expect(readFeed(skarabee, outcome)).toMatchObject({ gone: ['2'], isPartial: false })
  })

  test('a publication whose request fails is held back and not gone, the others are read', () => {
    const refused = `<Envelope><Body><GetPublicationResponse><GetPublicationResult><Errors><Error><Code>INVALID_PUBLICATION_ID</Code><Message>No rights</Message></Error></Errors></GetPublicationResult></GetPublicationResponse></Body></Envelope>`
    const { outcome } = playConversation(skarabee, access, [
      summaries([1, true], [2, true], [3, true]),
      logins,
      publication('', 1),
      refused,
      500,
    ])
    if ('kind' in outcome) throw new Error(outcome.message)
    const { listings, remarks, isPartial } = readFeed(skarabee, outcome)
    expect(listings.map(({ id }) => id)).toEqual(['1'])
    expect(isPartial).toBe(false)
    expect(remarks.filter(({ level }) => level === 'held-back')).toMatchObject([
      { id: '3', found: '500' },
      { id: '2', found: 'No rights' },
    ])
  })

  test('the request for users may fail', () => {
    expect(playConversation(skarabee, access, [summaries([1, true]), 500, publication('')]).outcome).toHaveLength(2)
  })

  test.each([
    ['no list', [500, logins]],
    ['a list that is none', ['<html></html>', logins]],
    ['a publication that fails', [summaries([1, true]), logins, 500]],
  ])('%s ends in a feed that cannot be read', (_, answers) => {
    expect(playConversation(skarabee, access, answers).outcome).toMatchObject({ kind: 'unreadable' })
  })
})
