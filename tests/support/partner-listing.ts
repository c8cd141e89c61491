/** A home with every field that partners use, and one with none; and functions to read their feeds. */
import type { PublicProperty } from '@/lib/domain/property/property'
import type { PartnerListing } from '@/lib/domain/syndication/partner-listing'
import { getProperty } from '@/tests/support/content'

export const one = getProperty('s01')

export const bare = {
  ...one,
  id: 41,
  goal: 'sale',
  webId: '1',
  webIds: ['1'],
  address: { kind: 'hidden' },
  price: { kind: 'hidden' },
  city: 'ANTWERPEN',
  zip: '2000',
  countryId: 10,
  creationDate: '2026-11-16',
  modificationDate: '2026-11-18',
  texts: { ...one.texts, nl: { ...one.texts.nl, title: 'Huis & tuin', description: 'Ruim.' } },
  ...Object.fromEntries(
    [
      'bedrooms',
      'bathrooms',
      'showerRooms',
      'toilets',
      'floor',
      'surfaceLiving',
      'surfaceTotal',
      'surfaceGround',
      'surfaceTerrace',
      'surfaceGarden',
      'constructionYear',
      'energyPerformance',
      'pool',
      'lift',
      'garden',
      'cellar',
      'attic',
      'furnished',
    ].map((name) => [name, undefined]),
  ),
} as unknown as PublicProperty

export const full = {
  ...bare,
  address: { kind: 'shown', street: 'Kloosterstraat', houseNumber: '12', boxNr: '3' },
  latitude: 51.2117,
  longitude: 4.39842,
  price: { ...bare.price, kind: 'shown', amount: 495_000.4 },
  bedrooms: 4,
  bathrooms: 1,
  showerRooms: 2,
  toilets: 3,
  floor: 2,
  surfaceLiving: 180.6,
  surfaceTotal: 200,
  surfaceGround: 250.4,
  surfaceTerrace: 20,
  surfaceGarden: 70,
  constructionYear: 1912,
  energyPerformance: 241,
  pool: true,
  lift: true,
  garden: true,
  cellar: true,
  attic: true,
  furnished: true,
} as unknown as PublicProperty

export const agent = { name: 'An Peeters', phone: '+32 3 000 00 00', email: 'an@example.be' }
const agency = { name: 'Kantoor', email: 'info@example.be', url: 'https://example.be/' }

export const feed = (property: PublicProperty, more: Partial<PartnerListing> = {}) => ({
  language: 'nl' as const,
  agency,
  madeAt: '2026-11-21T10:00:00Z',
  listings: [{ property, url: 'https://example.be/41/', pictures: [], agent, ...more }],
})

/** The text of an element, empty if it is empty; null if it is missing. */
export const read = (xml: string, name: string) =>
  new RegExp(`<${name}(?: [^>]*)?/>|<${name}(?: [^>]*)?>(.*?)</${name}>`, 's')
    .exec(xml)
    ?.slice(0, 2)
    .reduceRight((a, b) => a ?? b) ?? null
