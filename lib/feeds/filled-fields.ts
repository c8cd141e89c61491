/** Which of our fields a listing of a feed fills, by the names in `lib/domain/property/property-fields.ts`. */
import { propertyFields } from '../domain/property/property-fields.ts'
import { type FeedListing, placedElsewhere } from './feed-listing.ts'

type Read = (listing: FeedListing) => unknown

/**
 * Fields that have their own place in the neutral listing. Numbers, addresses and words that the site generates itself are left
 * out.
 */
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

/** All fields that a feed could fill, in a fixed order. */
export const feedFieldNames: readonly string[] = [...Object.keys(placed), ...factNames]

/** The filled fields and their values. */
export function filledFields(listing: FeedListing): Map<string, unknown> {
  const facts: Readonly<Record<string, unknown>> = listing.facts ?? {}
  const all = feedFieldNames.map((name): [string, unknown] => [name, placed[name] ? placed[name](listing) : facts[name]])
  return new Map(all.filter(([, value]) => value !== undefined))
}

/** Per listing and in total; shown by the command line (`agency feed fields`). */
export type FieldShares = {
  listings: readonly { id: string; filled: number }[]
  /** Number of listings that fill each field, in ascending order. */
  fields: readonly { name: string; listings: number }[]
}

/** Counts filled fields per listing and per field. */
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

/** One line per listing, then one per field that not all of them fill. */
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
