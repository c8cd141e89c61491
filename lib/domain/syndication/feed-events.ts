/** The events of properties that a news feed contains. */
import { findListingEvents, type ListedEvent, type PriceEvent } from '../property/listing-events.ts'
import type { PublicProperty } from '../property/property.ts'
import { compareDates } from '../text/compare-dates.ts'

export type FeedEvent = { property: PublicProperty; event: ListedEvent | PriceEvent }

/** Highest number of entries; feed readers poll often. */
const entryLimit = 50

const isNotified = (event: ReturnType<typeof findListingEvents>[number]): event is FeedEvent['event'] =>
  event.kind === 'listed' || event.kind === 'price'

/** New properties and price changes of available ones, newest first, at most 50. */
export function findFeedEvents(properties: readonly PublicProperty[]): FeedEvent[] {
  return properties
    .filter(({ availability, archived, published }) => published && !archived && availability === 'available')
    .flatMap((property) =>
      findListingEvents(property)
        .filter(isNotified)
        .map((event) => ({ property, event })),
    )
    .sort((a, b) => compareDates(b.event.date, a.event.date) || b.property.id - a.property.id)
    .slice(0, entryLimit)
}
