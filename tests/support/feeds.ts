/** Neutral listings and the dependencies for composing them, for feed tests. */
import fc from 'fast-check'
import type { ComposeContext } from '@/lib/feeds/compose/context'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import type { FeedFile } from '@/lib/feeds/feed-parts'
import type { FeedSource } from '@/lib/feeds/feed-source'

const text = (words: string) => `${words} `.repeat(Math.ceil(220 / (words.length + 1))).trim()

/** A listing with everything that is required of an apartment for sale in Flanders. */
export const wholeListing = (id = '4200001'): FeedListing => ({
  id,
  goal: { theirs: '0', ours: 'sale' },
  kind: { theirs: 'Appartement', ours: 'apartment' },
  state: { theirs: 'te koop', ours: 'available' },
  createdOn: '2026-10-01',
  changedOn: '2026-10-20',
  price: { amount: 325_000 },
  address: { street: 'Kouter', number: '12', zip: '9000', town: 'Gand', latitude: 51.0507, longitude: 3.7253 },
  agent: { id: '7' },
  facts: {
    bedrooms: 2,
    bathrooms: 1,
    surfaceLiving: 96,
    constructionYear: 1998,
    energyPerformance: 142,
    epcCode: '20260422-0003418826-RES-1',
    gScore: { theirs: 'A', ours: 'A' },
    pScore: { theirs: 'B', ours: 'B' },
    electricityCertificate: { theirs: 'conform', ours: 'conform' },
    permit: 'yes',
    allotmentPermit: 'no',
    preemptiveRights: 'no',
    summons: 'no',
    destination: { theirs: 'woongebied', ours: 'Wg' },
    cadastralIncome: 1_100,
  },
  texts: {
    title: { nl: 'Appartement met terras', fr: 'Appartement avec terrasse', en: 'Flat with a terrace' },
    description: {
      nl: text('Een ruim appartement met zicht op het plein.'),
      fr: text('Un appartement spacieux avec vue sur la place.'),
      en: text('A spacious flat that looks out on the square.'),
    },
  },
})

export const feedSource = (parts: Readonly<Record<string, unknown>> = {}): FeedSource => ({
  name: 'demo',
  format: 'demo',
  address: 'https://crm.example.be/feed',
  file: undefined,
  folder: undefined,
  upload: undefined,
  hosts: [],
  everyMinutes: undefined,
  languages: ['nl', 'fr', 'en'],
  keys: {},
  options: {},
  types: {},
  words: {},
  agents: { '7': 11 },
  defaults: { AgentID: 11 },
  byHand: [],
  maxGone: 0.2,
  leads: false,
  ...parts,
})

/** Every file exists: a picture, or a document if its address says so. */
const storedFileOf = ({ url }: FeedFile) => {
  const id = [...url].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7)
  const isDocument = url.endsWith('.pdf')
  return isDocument
    ? { id, address: '', kind: 'document' as const, width: 0, height: 0 }
    : { id, address: `/media/feed-pictures/${id}.jpg`, kind: 'picture' as const, width: 1200, height: 800 }
}

export const composeContext = (parts: Partial<ComposeContext> = {}): ComposeContext => ({
  source: feedSource(),
  id: 4_200_001,
  firstSeen: '2026-11-01',
  prices: [],
  today: '2026-11-22',
  defaultLanguage: 'nl',
  fileOf: storedFileOf,
  unitIdOf: (feedId) => 900_000_000 + feedId.length,
  agentsByMail: new Map(),
  kindName: (kind) => kind,
  countryName: (code) => code,
  ...parts,
})

const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 3 })
const word = <T>(...ours: T[]) =>
  fc.record({ theirs: fc.string({ maxLength: 8 }), ours: optional(fc.constantFrom(...ours)) }, { requiredKeys: ['theirs'] })
const answer = fc.constantFrom('yes', 'no', 'not-stated', 'requested')
const amount = fc.oneof(fc.integer({ min: -1, max: 2_000_000 }), fc.double(), fc.constant(Number.NaN))
const said = fc.record({ nl: fc.string({ maxLength: 300 }), fr: fc.string({ maxLength: 300 }) }, { requiredKeys: [] })
const day = fc.constantFrom('2026-01-31', '2026-11-21', '2026-11-22')
const file = fc.record(
  { url: fc.constantFrom('https://a.be/1.jpg', 'https://a.be/2.jpg', 'https://a.be/3.pdf'), name: said, order: fc.integer() },
  { requiredKeys: ['url'] },
)

/** Any result of an adapter, likely and unlikely. */
export const arbitraryListing = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 8 }),
    goal: word('sale', 'rent', 'takeover'),
    kind: word('house', 'apartment', 'plot', 'office', 'other'),
    state: word('available', 'option', 'sold', 'rented', 'draft', 'withdrawn'),
    isNewBuild: fc.boolean(),
    isInvestment: fc.boolean(),
    createdOn: day,
    stateSince: day,
    price: fc.record(
      {
        amount,
        currency: fc.constantFrom('EUR', 'USD'),
        per: fc.constantFrom('once', 'week', 'month', 'year'),
        isFrom: fc.boolean(),
        isHidden: fc.boolean(),
        former: fc.integer({ min: 0, max: 900_000 }),
      },
      { requiredKeys: [] },
    ),
    address: fc.record(
      {
        street: fc.string({ maxLength: 20 }),
        number: fc.string({ maxLength: 5 }),
        zip: fc.constantFrom('9000', 'B-2000', '75 001', 'x', 'L-1234'),
        town: fc.constantFrom('Gent', 'anvers', 'Berchem', 'Luxembourg', ''),
        country: fc.constantFrom('BE', 'LU', 'FR', 'es'),
        latitude: fc.double({ min: -100, max: 100 }),
        longitude: fc.double({ min: -200, max: 200 }),
        isHidden: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    facts: fc.record(
      {
        bedrooms: amount,
        surfaceLiving: amount,
        energyPerformance: amount,
        floor: amount,
        permit: answer,
        lift: answer,
        heating: word('gas', 'none'),
        facades: word(2, 3, 4),
        epcExpiryDate: fc.constantFrom('2030-02-30', '2030-02-28', 'soon'),
        deposit: amount,
      },
      { requiredKeys: [] },
    ),
    texts: fc.record(
      { title: said, description: said, summary: said, epcLabel: fc.constantFrom('A', 'B+') },
      { requiredKeys: [] },
    ),
    pictures: fc.array(file, { maxLength: 4 }),
    plans: fc.array(
      fc.record(
        { url: fc.constantFrom('https://a.be/p.png', 'https://a.be/q.png'), floor: fc.integer({ min: -5, max: 70 }) },
        { requiredKeys: ['url'] },
      ),
      { maxLength: 2 },
    ),
    documents: fc.array(
      fc.record(
        {
          url: fc.constantFrom('https://a.be/3.pdf', 'https://a.be/4.pdf'),
          kind: word('epc', 'soil'),
          name: said,
          date: day,
          isPrivate: fc.boolean(),
        },
        { requiredKeys: ['url'] },
      ),
      { maxLength: 3 },
    ),
    rooms: fc.array(
      fc.record(
        { kind: word('bedroom', 'living'), floor: fc.integer({ min: -5, max: 70 }), area: amount, note: said },
        { requiredKeys: ['kind'] },
      ),
      { maxLength: 4 },
    ),
    nearby: fc.array(
      fc.record(
        {
          kind: word('tram', 'bakery'),
          name: fc.string({ maxLength: 12 }),
          metres: fc.integer({ min: 0, max: 9_000 }),
          minutes: fc.integer({ min: 0, max: 90 }),
        },
        { requiredKeys: ['kind'] },
      ),
      { maxLength: 2 },
    ),
    openings: fc.array(
      fc.record({
        date: day,
        from: fc.constant('10:00'),
        to: fc.constant('11:30'),
        kind: fc.constantFrom('open-house', 'viewing'),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['id'] },
) as fc.Arbitrary<FeedListing>
