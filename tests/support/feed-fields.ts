/** The fields that a feed's listing fills, in a readable form for tests. */
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { filledFields } from '@/lib/feeds/filled-fields'

/** An enumerated value by our name, a text by its only language. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify)
  if (typeof value !== 'object' || value === null) return value
  if ('theirs' in value) return 'ours' in value ? value.ours : `? ${value.theirs}`
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, simplify(inner)]))
}

/** The filled fields as a plain record; an unknown value has a question mark. */
export const plainFields = (listing: FeedListing | undefined): unknown =>
  listing && simplify(Object.fromEntries(filledFields(listing)))
