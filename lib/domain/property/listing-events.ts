/** Events of a property since it was listed, for the listing history and the feed. */
import { compareDates } from '../text/compare-dates.ts'
import type { IsoDate, PublicProperty, ShownPrice } from './property.ts'

/** `price` is in euro, undefined while hidden; `step` numbers the price changes from 1. */
export type ListedEvent = { kind: 'listed'; date: IsoDate; price: number | undefined }
export type PriceEvent = { kind: 'price'; date: IsoDate; price: number; difference: number; step: number }
export type StateEvent = { kind: 'option' | 'sold' | 'rented'; date: IsoDate }
export type ListingEvent = ListedEvent | PriceEvent | StateEvent

type Dated = Pick<PublicProperty, 'creationDate' | 'price' | 'marquee' | 'marqueeDate' | 'availability'>

/** Marquee number of "under option" (ruling 9). */
export const optionMarquee = 2

function findState({ marquee, marqueeDate: date, availability }: Dated): StateEvent[] {
  if (date === undefined) return []
  if (availability !== 'available') return [{ kind: availability, date }]
  return marquee === optionMarquee ? [{ kind: 'option', date }] : []
}

function findPriceChanges(points: ShownPrice['history']): PriceEvent[] {
  return points.flatMap(({ date, price }, index): PriceEvent[] => {
    const before = points[index - 1]
    if (before === undefined || before.price === price) return []
    return [{ kind: 'price', date, price, difference: price - before.price, step: index }]
  })
}

/**
 * Listed, each price change, and the day of option, sale or letting where known; oldest first. With a hidden price the changes are
 * hidden too (ruling 10).
 */
export function findListingEvents(property: Dated): ListingEvent[] {
  const prices = property.price.kind === 'shown' ? property.price.history : []
  const listed: ListedEvent = { kind: 'listed', date: property.creationDate, price: prices[0]?.price }
  return [listed, ...findPriceChanges(prices), ...findState(property)].sort((a, b) => compareDates(a.date, b.date))
}
