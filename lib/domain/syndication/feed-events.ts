/** The events of properties that a news feed contains. */
import { findListingEvents, type ListedEvent, type PriceEvent } from '../property/listing-events.ts'
import type { PublicProperty } from '../property/property.ts'
import { firstInOrder } from '../search/first-in-order.ts'
import { eachInPieces, type Pieces } from '../search/in-pieces.ts'
import { compareDates } from '../text/compare-dates.ts'

export type FeedEvent = { property: PublicProperty; event: ListedEvent | PriceEvent }

/** Properties between two yields, and events in memory. */
const atOnce = 1_000

/** Highest number of entries; feed readers poll often. */
const entryLimit = 50

const isNotified = (event: ReturnType<typeof findListingEvents>[number]): event is FeedEvent['event'] =>
  event.kind === 'listed' || event.kind === 'price'

const eventsOf = (property: PublicProperty): FeedEvent[] =>
  property.published && !property.archived && property.availability === 'available'
    ? findListingEvents(property)
        .filter(isNotified)
        .map((event) => ({ property, event }))
    : []

const newest = (events: readonly FeedEvent[]): FeedEvent[] =>
  firstInOrder(events, entryLimit, (a, b) => compareDates(b.event.date, a.event.date) || b.property.id - a.property.id)

/** New properties and price changes of available ones, newest first, at most 50. @param properties in any order. */
export const findFeedEvents = (properties: readonly PublicProperty[]): FeedEvent[] => newest(properties.flatMap(eventsOf))

/** The same of very many properties, in pieces. */
export function* feedEventsInPieces(properties: readonly PublicProperty[]): Pieces<FeedEvent[]> {
  let found: FeedEvent[] = []
  yield* eachInPieces(properties, atOnce, (property) => {
    found.push(...eventsOf(property))
    if (found.length > atOnce) found = newest(found)
  })
  return newest(found)
}
