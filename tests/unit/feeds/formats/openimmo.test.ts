/** OpenImmo 1.2.7: every field of a home, whole and partial transfers, deletions, archives with files. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openimmo } from '@/lib/feeds/formats/openimmo'
import { plainFields } from '@/tests/support/feed-fields'
import { feedPayload, readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'

const sample = feedPayload('openimmo.xml')
const reading = readFeed(openimmo, [sample])

const transfer = (homes: string, umfang = 'VOLL') =>
  `<openimmo><uebertragung umfang="${umfang}"/><anbieter>${homes}</anbieter></openimmo>`
const home = (inner: string, id = 'a', action = 'CHANGE') =>
  `<immobilie>${inner}<verwaltung_techn><openimmo_obid>${id}</openimmo_obid><aktion aktionart="${action}"/></verwaltung_techn></immobilie>`
const only = (inner: string) => readFeed(openimmo, [textPayload(transfer(home(inner)))]).listings[0]
const category = (way: string, kind: string) =>
  `<objektkategorie><vermarktungsart ${way}="1"/><objektart>${kind}</objektart></objektkategorie>`

test('every field that we know is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toStrictEqual(
    houseAs({
      lacks: [
        'published',
        'openHouses',
        'texts.mainTypeName',
        'showerRooms',
        'surfaceConstructed',
        'facades',
        'epcCode',
        'epcTotal',
        'eLevel',
        'gScore',
        'pScore',
        'floodReportDate',
        'asbestosType',
        'asbestosDate',
        'electricityCertificate',
        'electricityDate',
        'gasCertificate',
        'gasDate',
        'glazing',
        'frame',
        'roofMaterial',
        'orientationGarden',
        'orientationRear',
        'water',
        'permit',
        'allotmentPermit',
        'preemptiveRights',
        'summons',
        'judicialDecision',
        'destination',
        'cadastralIncome',
        'realEstateTax',
        'inventoryShare',
      ],
      says: {
        agentId: {
          id: '501',
          firstName: 'Lotte',
          lastName: 'Peeters',
          email: 'lotte@agency.example',
          phone: '+32 470 00 00 01',
          registrationNumber: 'BIV 501',
          function: {
            de: 'Maklerin',
          },
        },
        street: 'Neustraße',
        houseNumber: '24',
        zip: '4700',
        city: 'Eupen',
        quarter: 'Unterstadt',
        latitude: 50.6279,
        longitude: 6.0365,
        pictures: [
          {
            url: 'feed:garten.jpg',
            order: 1,
            name: {
              de: 'Garten',
            },
          },
          {
            url: 'https://pictures.example/front.jpg',
            order: 0,
            tag: '0cc175b9',
            name: {
              de: 'Vorderseite',
            },
          },
        ],
        floorPlans: [
          {
            url: 'feed:plan.png',
            order: 3,
            name: {
              de: 'Erdgeschoss',
            },
          },
        ],
        documents: [
          {
            url: 'feed:epc.pdf',
            order: 4,
            name: {
              de: 'Energieausweis',
            },
            kind: 'epc',
          },
        ],
        videoUrl: [
          {
            url: 'https://video.example/s01',
            order: 5,
          },
        ],
        virtualTourUrl: [
          {
            url: 'https://tours.example/s01',
            order: 6,
          },
        ],
        'texts.title': {
          de: 'Stadthaus mit Garten',
        },
        'texts.description': {
          de: 'Weißer Putz & Schiefer.\n\nParkett.\n\nRuhige Lage.',
        },
        bathrooms: 2,
        toilets: 1,
        floors: 3,
        interior: 'good',
        furnished: 'yes',
        chargesRenter: 85.5,
      },
    }),
  )
})

test('numbers, and what has no field here', () => {
  expect(reading).toMatchObject({ isPartial: false, projects: [] })
  expect(reading.listings[0]).toMatchObject({
    id: 'OBID20261',
    reference: 'OI-14',
    isInvestment: true,
    foreign: { 'verwaltung_objekt.denkmalgeschuetzt': 'true' },
  })
})

test('a part of a transfer, and a home that is deleted', () => {
  const part = readFeed(openimmo, [textPayload(transfer(home('', 'a') + home('', 'b', 'DELETE'), 'TEIL'))])
  expect(part).toMatchObject({ isPartial: true, gone: ['b'], listings: [{ id: 'a' }] })
})

test('a home without the number that is the same everywhere goes by the agency’s own', () => {
  const own =
    '<immobilie><verwaltung_techn><objektnr_extern>X-1</objektnr_extern></verwaltung_techn></immobilie><immobilie><geo/></immobilie>'
  const { listings, remarks } = readFeed(openimmo, [textPayload(transfer(own))])
  expect(listings.map(({ id }) => id)).toEqual(['X-1'])
  expect(remarks).toMatchObject([{ level: 'held-back' }])
})

test.each([
  ['<wohnung wohnungtyp="ETAGE"/>', 'apartment', undefined],
  ['<wohnung wohnungtyp="LOFT-STUDIO-ATELIER"/>', 'apartment', 'studio'],
  ['<grundstueck grundst_typ="WOHNEN"/>', 'plot', undefined],
  ['<haus haustyp="BAUERNHAUS"/>', 'house', 'farm'],
  ['<parken parken_typ="CARPORT"/>', 'garage', undefined],
  ['<raumstation/>', undefined, undefined],
])('%s', (element, kind, subKind) => {
  const listing = only(category('KAUF', element))
  expect([listing?.kind?.ours, listing?.subKind?.ours]).toEqual([kind, subKind])
})

test('what is let: rent, charges, and "sold" means let', () => {
  const rented = `${category('MIETE_PACHT', '<wohnung/>')}<preise><kaltmiete>950,00</kaltmiete><nebenkosten>85</nebenkosten></preise><zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>`
  expect(only(rented)).toMatchObject({
    goal: { ours: 'rent' },
    price: { amount: 950, per: 'month' },
    facts: { chargesRenter: 85 },
    state: { ours: 'rented' },
  })
})

test.each([
  ['<preise><kaltmiete>940.0</kaltmiete></preise>', 'rent', 940],
  ['<preise><kaufpreis>250000</kaufpreis></preise>', 'sale', 250_000],
  ['<preise><kaufpreis>0</kaufpreis></preise>', undefined, undefined],
] as const)('a home without a category is for sale or to let by its price: %s', (inner, goal, amount) => {
  expect(only(inner)?.goal?.ours).toBe(goal)
  expect(only(inner)?.price?.amount).toBe(amount)
})

describe('an archive', () => {
  const zip = (files: Record<string, string>) => ({
    name: 'feed.zip',
    bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  })

  test('brings the files that its homes name', () => {
    const xml = new TextDecoder().decode(sample.bytes)
    const { listings, files } = readFeed(openimmo, [
      zip({ 'export/feed.xml': xml, 'export/bilder/garten.jpg': 'JPG', 'plan.png': 'PNG' }),
    ])
    expect([...(files?.keys() ?? [])]).toEqual(['feed:garten.jpg', 'feed:plan.png'])
    expect(files?.get('feed:garten.jpg')).toEqual(strToU8('JPG'))
    expect(listings[0]?.pictures?.map(({ url }) => url)).toContain('feed:garten.jpg')
    expect(listings[0]?.plans?.[0]?.url).toBe('feed:plan.png')
  })

  test('the same name with another content is another picture', () => {
    const xml = new TextDecoder().decode(sample.bytes)
    const tagOf = (content: string) =>
      readFeed(openimmo, [zip({ 'a.xml': xml, 'garten.jpg': content })]).listings[0]?.pictures?.[0]?.tag
    expect(tagOf('one')).toBe(tagOf('one'))
    expect(tagOf('one')).not.toBe(tagOf('two'))
  })

  test.each([
    ['without XML', zip({ 'a.jpg': 'x' })],
    ['that is cut off', { name: 'feed.zip', bytes: zip({ 'a.xml': transfer('') }).bytes.slice(0, 40) }],
    ['of XML that is cut off', zip({ 'a.xml': '<openimmo><anbieter>' })],
  ])('%s cannot be read', (_, payload) => {
    expect(openimmo.read([payload], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
  })

  test('that would unpack into more than the limits is refused before it is unpacked', () => {
    const { bytes } = zip({ 'a.xml': transfer('') })
    // The size that the archive's directory tells of its only file, 24 bytes behind the entry's beginning.
    const entry = bytes.findIndex((byte, place) => byte === 0x50 && bytes[place + 1] === 0x4b && bytes[place + 2] === 1)
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, 101_000_000, true)
    expect(openimmo.read([{ name: 'bomb.zip', bytes }], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
  })
})

describe('a folder in which all transfers stay', () => {
  const transfer = (name: string, umfang: string, homes: readonly (readonly [id: string, price: number])[], timestamp = '') => {
    const home = ([id, price]: readonly [string, number]) =>
      `<immobilie><preise><kaufpreis>${price}</kaufpreis></preise><verwaltung_techn><objektnr_extern>${id}</objektnr_extern>${price === 0 ? '<aktion aktionart="DELETE"/>' : ''}</verwaltung_techn></immobilie>`
    const head = `<uebertragung umfang="${umfang}"${timestamp && ` timestamp="${timestamp}"`}/>`
    return textPayload(
      `<openimmo>${head}<anbieter><openimmo_anid>A</openimmo_anid>${homes.map(home).join('')}</anbieter></openimmo>`,
      name,
    )
  }
  const pricesOf = (...payloads: ReturnType<typeof transfer>[]) => {
    const { listings, gone, isPartial } = readFeed(openimmo, payloads)
    return { prices: listings.map(({ id, price }) => [id, price?.amount]), gone, isPartial }
  }

  test('a later whole one takes the place of all before', () => {
    const [first, second] = [
      transfer('1.xml', 'VOLL', [
        ['a', 300],
        ['b', 200],
      ]),
      transfer('2.xml', 'VOLL', [['a', 280]]),
    ]
    expect(pricesOf(first, second)).toEqual({ prices: [['a', 280]], gone: undefined, isPartial: false })
  })

  test('parts change and delete what came before, and leave the whole whole', () => {
    const whole = transfer('1.xml', 'VOLL', [
      ['a', 300],
      ['b', 200],
      ['c', 100],
    ])
    const parts = [
      transfer('2.xml', 'TEIL', [
        ['a', 280],
        ['b', 0],
      ]),
      transfer('3.xml', 'TEIL', [['a', 270]]),
    ]
    expect(pricesOf(whole, ...parts)).toEqual({
      prices: [
        ['c', 100],
        ['a', 270],
      ],
      gone: ['b'],
      isPartial: false,
    })
    expect(pricesOf(...parts)).toEqual({ prices: [['a', 270]], gone: ['b'], isPartial: true })
  })

  test('the time that they say goes before their names', () => {
    const late = transfer('1.xml', 'VOLL', [['a', 280]], '2026-11-22T08:00:00')
    const early = transfer('2.xml', 'VOLL', [['a', 300]], '2026-11-21T08:00:00')
    expect(pricesOf(late, early).prices).toEqual([['a', 280]])
  })
})
