/** Which of our fields a listing of a feed fills, by the names of `lib/domain/property/property-fields.ts`. */
import { propertyFields } from '../domain/property/property-fields.ts'
import { type FeedListing, placedElsewhere } from './feed-listing.ts'

type Read = (listing: FeedListing) => unknown

/** Fields of ours with a place of their own in the neutral listing. Numbers, addresses and words that the site makes itself are left out. */
const placed: Readonly<Record<string, Read>> = {
  goal: ({ goal }) => goal,
  webIds: ({ kind, subKind, isNewBuild }) => ((kind ?? subKind ?? isNewBuild) ? [kind, subKind, isNewBuild] : undefined),
  published: ({ isPublished }) => isPublished,
  availability: ({ state }) => state,
  marqueeDate: ({ stateSince }) => stateSince,
  creationDate: ({ createdOn }) => createdOn,
  modificationDate: ({ changedOn }) => changedOn,
  agentId: ({ agent }) => agent,
  street: ({ address }) => address?.street,
  houseNumber: ({ address }) => address?.number,
  boxNr: ({ address }) => address?.box,
  zip: ({ address }) => address?.zip,
  city: ({ address }) => address?.town,
  quarter: ({ address }) => address?.quarter,
  countryId: ({ address }) => address?.country,
  latitude: ({ address }) => address?.latitude,
  longitude: ({ address }) => address?.longitude,
  publishAddress: ({ address }) => address?.isHidden,
  publishPrice: ({ price }) => price?.isHidden,
  price: ({ price }) => price?.amount,
  priceUnit: ({ price }) => price?.per,
  priceHistory: ({ price }) => price?.history ?? price?.former,
  pictures: ({ pictures }) => pictures,
  floorPlans: ({ plans }) => plans,
  documents: ({ documents }) => documents,
  videoUrl: ({ videos }) => videos,
  virtualTourUrl: ({ tours }) => tours,
  openHouses: ({ openings }) => openings,
  rooms: ({ rooms }) => rooms,
  nearby: ({ nearby }) => nearby,
  'texts.title': ({ texts }) => texts?.title,
  'texts.description': ({ texts }) => texts?.description,
  'texts.mainTypeName': ({ texts }) => texts?.typeName,
  'texts.epcLabelText': ({ texts }) => texts?.epcLabel,
}

const simple: readonly string[] = ['yes-no', 'number', 'text', 'date', 'link', 'choice']
const elsewhere: readonly string[] = placedElsewhere

const factNames = Object.entries(propertyFields)
  .filter(([name, { kind }]) => simple.includes(kind) && !elsewhere.includes(name))
  .map(([name]) => name)

/** Every field of ours that a feed could know, in one order. */
export const feedFieldNames: readonly string[] = [...Object.keys(placed), ...factNames]

/** The fields that are filled, with what they hold. */
export function filledFields(listing: FeedListing): Map<string, unknown> {
  const facts: Readonly<Record<string, unknown>> = listing.facts ?? {}
  const all = feedFieldNames.map((name): [string, unknown] => [name, placed[name] ? placed[name](listing) : facts[name]])
  return new Map(all.filter(([, value]) => value !== undefined))
}

/** Of one listing, and of all: the command line shows it (`agency feed fields`). */
export type FieldShares = {
  listings: readonly { id: string; filled: number }[]
  /** How many listings fill each field, those that fill the fewest first. */
  fields: readonly { name: string; listings: number }[]
}

export function countFilled(listings: readonly FeedListing[]): FieldShares {
  const filled = listings.map((listing) => ({ id: listing.id, names: [...filledFields(listing).keys()] }))
  const counts = new Map(feedFieldNames.map((name) => [name, 0]))
  for (const name of filled.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    listings: filled.map(({ id, names }) => ({ id, filled: names.length })),
    fields: [...counts].map(([name, count]) => ({ name, listings: count })).sort((a, b) => a.listings - b.listings),
  }
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 100)} %`.padStart(5)

/** A line per listing, then a line per field that not all of them fill. */
export function formatShares({ listings, fields }: FieldShares): string[] {
  const all = feedFieldNames.length
  const lacking = fields.filter((field) => field.listings < listings.length)
  return [
    `${listings.length} listing(s), of ${all} fields each:`,
    ...listings.map(({ id, filled }) => `${percent(filled, all)}  ${String(filled).padStart(3)}  ${id}`),
    'Fields that listings leave out:',
    ...lacking.map(({ name, listings: count }) => `${percent(count, listings.length)}  ${name}`),
  ]
}
