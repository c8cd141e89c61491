/** What stands where a price stands (specification 9; rulings 9, 10 and 19). */
import type { Property } from './property.ts'

/** PriceUnit of a price that is only where prices begin. */
const startingFromUnit = 7

const euroFormat = new Intl.NumberFormat('nl-BE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'negative',
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * Belgian-Dutch notation in every language: `€ 745.000`, with a non-breaking space after the sign.
 * Whole euro have no decimals, other amounts two. NaN and infinite amounts give the text `NaN` (specification 8).
 */
export function formatPrice(amount: number): string {
  return Number.isFinite(amount) ? euroFormat.format(amount) : 'NaN'
}

/** How much a price went up or down: `+\u00a0€\u00a05.000`, `−\u00a0€\u00a019.000` with a real minus sign. */
export function formatDifference(amount: number): string {
  return `${amount < 0 ? '\u2212' : '+'}\u00a0${formatPrice(Math.abs(amount))}`
}

export type PriceDescription =
  | { kind: 'marquee'; name: string }
  | { kind: 'on-request' }
  | { kind: 'amount'; amount: string; isStartingFrom: boolean; unitText: string }

/**
 * Marquees in `ignoreList` show their name instead of the price, a price that is not published is 'on request', unit 7
 * shows 'starting from' and no unit text. The value never carries an amount that must stay hidden.
 */
export function describePrice(
  property: Pick<Property, 'marquee' | 'publishPrice' | 'price' | 'priceUnit'>,
  marqueeName: string,
  unitText: string,
  ignoreList: readonly number[],
): PriceDescription {
  if (ignoreList.includes(property.marquee)) return { kind: 'marquee', name: marqueeName }
  if (!property.publishPrice) return { kind: 'on-request' }
  const isStartingFrom = property.priceUnit === startingFromUnit
  return { kind: 'amount', amount: formatPrice(property.price), isStartingFrom, unitText: isStartingFrom ? '' : unitText }
}
