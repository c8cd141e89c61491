/** OpenImmo 1.2.7: every field of a home, whole and partial transfers, deletions, archives with files. */
import { expect, test } from 'vitest'
import { openimmo } from '@/lib/feeds/formats/openimmo'
import { plainFields } from '@/tests/support/feed-fields'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'
import { houseAs } from '@/tests/support/feed-house'
import { sample, transfer } from '@/tests/support/openimmo-files'

const home = (inner: string, id = 'a', action = 'CHANGE') =>
  `<immobilie>${inner}<verwaltung_techn><openimmo_obid>${id}</openimmo_obid><aktion aktionart="${action}"/></verwaltung_techn></immobilie>`

const reading = readFeed(openimmo, [sample])

const only = (inner: string) => readFeed(openimmo, [textPayload(transfer(home(inner)))]).listings[0]

const category = (way: string, kind: string) =>
  `<objektkategorie><vermarktungsart ${way}="1"/><objektart>${kind}</objektart></objektkategorie>`

test('every known field is read', () => {
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
            url: 'feed:bilder/garten.jpg',
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

test('ids, and values without a field here', () => {
  expect(reading).toMatchObject({ isPartial: false, projects: [] })
  expect(reading.listings[0]).toMatchObject({
    id: 'OBID20261',
    reference: 'OI-14',
    isInvestment: true,
    foreign: { 'verwaltung_objekt.denkmalgeschuetzt': 'true' },
  })
})

test('a partial transfer, and a deleted home', () => {
  const part = readFeed(openimmo, [textPayload(transfer(home('', 'a') + home('', 'b', 'DELETE'), 'TEIL'))])
  expect(part).toMatchObject({ isPartial: true, gone: ['b'], listings: [{ id: 'a' }] })
})

test('a home without a globally unique id has the agency’s own', () => {
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

test('homes to let: rent, charges, and "sold" means rented', () => {
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
