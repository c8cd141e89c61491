/** Costs of the notarial deed: a fee by a legal degressive scale, the costs of the deed, and VAT on both (belgium.md). */
import type { NotaryScale } from '../law/legal-figures.ts'
import { percentOf, roundCents, sumCents } from './round-cents.ts'

/** Euro, to the cent. */
export type NotaryCosts = { fee: number; deedCosts: number; vat: number; total: number }

/** The fee on `price` (euro) without VAT: each band's rate applies to the part of the price within the band. */
function scaleFee(bands: NotaryScale['bands'], price: number): number {
  const parts = bands.map(({ upTo, rate }, index) => {
    const from = bands[index - 1]?.upTo ?? 0
    return (Math.max(Math.min(price, upTo ?? price) - from, 0) * rate) / 100
  })
  return roundCents(parts.reduce((sum, part) => sum + part, 0))
}

/** Fee, deed costs and VAT for a purchase at `price` (euro). */
export function notaryFee({ bands, deedCosts, vat: rate }: NotaryScale, price: number): NotaryCosts {
  const fee = scaleFee(bands, price)
  const vat = percentOf(fee + deedCosts, rate)
  return { fee, deedCosts, vat, total: sumCents([fee, deedCosts, vat]) }
}
