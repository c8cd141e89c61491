/** What a listing of a feed fills, as tests want to read it. */
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { filledFields } from '@/lib/feeds/filled-fields'

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
