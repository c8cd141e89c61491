/** Data of a CRM that only the owner of a property sees: page views elsewhere, open houses, and viewings without names. */
import 'server-only'
import type { FeedListing } from '../../feeds/feed-listing.ts'
import type { FeedOpening, FeedStatistics } from '../../feeds/feed-parts.ts'
import type { FeedItem } from '../../feeds/ledger.ts'
import type { FeedItems, NewItem } from '../db/repositories/portal/portal-items.ts'
import type { ComposedItem } from './compose-items.ts'

const nobody = { contact: '', subject: '', comment: '', email: '', link: undefined }
const uncounted = { views: undefined, contacts: undefined }

type Place = { source: string; propertyId: number }

const idOf = ({ source, propertyId }: Place, ...parts: readonly string[]) =>
  [`feed:${source}`, propertyId, ...parts].join(':').slice(0, 200)

/** Without a start date the date of the first count is used; it is preserved when the figures are replaced. */
const toMedium = (place: Place, { source, from, pageViews, leads }: FeedStatistics, today: string): NewItem => ({
  ...nobody,
  id: idOf(place, 'media', source),
  propertyId: place.propertyId,
  kind: 'media',
  date: from ?? today,
  time: undefined,
  type: source.slice(0, 80),
  status: 'online',
  views: pageViews,
  contacts: leads,
})

const toVisit = (place: Place, { kind, date, from }: FeedOpening, today: string): NewItem => ({
  ...nobody,
  ...uncounted,
  id: idOf(place, 'visit', date, from),
  propertyId: place.propertyId,
  kind: 'visit',
  date,
  time: from,
  type: kind === 'viewing' ? 'visit' : 'open-house',
  status: date < today ? 'done' : 'confirmed',
})

function itemsOfListing(place: Place, { statistics = [], openings = [] }: FeedListing, today: string): NewItem[] {
  const items = [
    ...statistics.map((figures) => toMedium(place, figures, today)),
    ...openings.map((opening) => toVisit(place, opening, today)),
  ]
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

/** For the properties of a run, under this site's ids. */
export function ownerItemsOf(
  source: string,
  items: readonly FeedItem[],
  composed: readonly ComposedItem[],
  today: string,
): FeedItems {
  const ids = new Map(composed.map(({ key, entry }) => [key, entry.id]))
  const properties = items.flatMap((item) => {
    const propertyId = ids.get(item.key)
    return item.kind === 'property' && propertyId !== undefined ? [{ propertyId, listing: item.record }] : []
  })
  return {
    source: `feed:${source}`,
    propertyIds: properties.map(({ propertyId }) => propertyId),
    items: properties.flatMap(({ propertyId, listing }) => itemsOfListing({ source, propertyId }, listing, today)),
  }
}
