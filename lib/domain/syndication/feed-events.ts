/** Which events of which properties a feed tells. */
import { findListingEvents, type ListedEvent, type PriceEvent } from '../property/listing-events.ts'
import type { PublicProperty } from '../property/property.ts'

export type FeedEvent = { property: PublicProperty; event: ListedEvent | PriceEvent }

/** Entries of a feed; readers ask for it again and again. */
const entryLimit = 50

const isNotified = (event: ReturnType<typeof findListingEvents>[number]): event is FeedEvent['event'] =>
  event.kind === 'listed' || event.kind === 'price'

/** New properties and price changes of what is still to be had, newest first, at most 50. */
export function findFeedEvents(properties: readonly PublicProperty[]): FeedEvent[] {
  return properties
    .filter(({ availability, archived, published }) => published && !archived && availability === 'available')
    .flatMap((property) =>
      findListingEvents(property)
        .filter(isNotified)
        .map((event) => ({ property, event })),
    )
    .sort((a, b) => b.event.date.localeCompare(a.event.date) || b.property.id - a.property.id)
    .slice(0, entryLimit)
}
