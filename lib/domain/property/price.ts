/** The displayed price, or the text that replaces it (specification 9; rulings 9, 10 and 19). */
import type { PublicPrice } from './property.ts'

/** PriceUnit of a lowest price: "starting from". */
const startingFromUnit = 7

const euroFormat = new Intl.NumberFormat('nl-BE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'negative',
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * Belgian Dutch notation in every language: `€ 745.000`, with a non-breaking space after the currency symbol. Whole euro have no
 * decimals, other amounts two. NaN and infinite amounts give the text `NaN` (specification 8).
 */
export function formatPrice(amount: number): string {
  return Number.isFinite(amount) ? euroFormat.format(amount) : 'NaN'
}

/** Change of a price: `+\u00a0€\u00a05.000`, `−\u00a0€\u00a019.000` with U+2212 as minus sign. */
export function formatDifference(amount: number): string {
  return `${amount < 0 ? '\u2212' : '+'}\u00a0${formatPrice(Math.abs(amount))}`
}

export type PriceDescription =
  | { kind: 'marquee'; name: string }
  | { kind: 'on-request' }
  | { kind: 'amount'; amount: string; isStartingFrom: boolean; unitText: string }

/** A lowest price, such as that of a project's cheapest unit. */
const startingAt = (amount: number): PriceDescription => ({
  kind: 'amount',
  amount: formatPrice(amount),
  isStartingFrom: true,
  unitText: '',
})

/**
 * A hidden price is replaced by the name of the marquee that hides it, or by 'on request'; unit 7 shows 'starting from' and no
 * unit text.
 */
export function describePrice(price: PublicPrice, marqueeName: string, unitText: string): PriceDescription {
  if (price.kind === 'hidden') return price.by === 'marquee' ? { kind: 'marquee', name: marqueeName } : { kind: 'on-request' }
  if (price.unit === startingFromUnit) return startingAt(price.amount)
  return { kind: 'amount', amount: formatPrice(price.amount), isStartingFrom: false, unitText }
}
