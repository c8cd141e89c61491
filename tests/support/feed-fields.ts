/** Which of our fields a listing of a feed fills, by the names of `lib/domain/property/property-fields.ts`. */
import { propertyFields } from '@/lib/domain/property/property-fields'
import { type FeedListing, placedElsewhere } from '@/lib/feeds/feed-listing'

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

/** A word of a closed list by what it means here, a text by its only language: what a test wants to read. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify)
  if (typeof value !== 'object' || value === null) return value
  if ('theirs' in value) return 'ours' in value ? value.ours : `? ${value.theirs}`
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, simplify(inner)]))
}

/** The filled fields as a plain record; a word that nobody knows bears a question mark. */
export const plainFields = (listing: FeedListing | undefined): unknown =>
  listing && simplify(Object.fromEntries(filledFields(listing)))
