/**
 * The price level: price per m² of a reference home, by kind and postcode. It is the only measured number in an estimate, so that
 * any number of estimates reveals no more of a sale than this number (docs/estimate.md).
 */

import { type EstimatedKind, estimatedKinds, monthlyRise, traitFactor } from './adjustments.ts'
import { type AtLeastFive, hasFive, mapFive } from './at-least-five.ts'
import { groupBy } from './group-by.ts'
import { type Month, monthsBetween } from './month.ts'
import { pricePerMetre, type SoldCase } from './sold-case.ts'

/** A sale of a kind with an estimate. */
export type EstimatedSale = SoldCase & { kind: EstimatedKind }

/** Number of complete months before the current one that are included. */
const estimateMonths = 24

/** Sales of the last twelve months weigh three, older ones two. */
const recentMonths = 12
const weights = { recent: 3, older: 2 } as const

/** Euro per m². */
export const levelStep = 100

/** Sales included at `month`, which is excluded itself, as it is not complete. */
export function estimatedSales(cases: readonly SoldCase[], month: Month): EstimatedSale[] {
  return cases.filter((one): one is EstimatedSale => {
    const age = monthsBetween(one.month, month)
    return one.deal === 'sold' && age >= 1 && age <= estimateMonths && estimatedKinds.some((kind) => kind === one.kind)
  })
}

/** A group of comparable sales: same postcode and kind. Groups are disjoint, so that no two differ by one sale. */
export const cellOf = ({ zip, kind }: Pick<EstimatedSale, 'zip' | 'kind'>): string => `${zip} ${kind}`

/** Euro per m², adjusted to a reference home sold in `month`. */
export const adjustedPrice = (sale: EstimatedSale, month: Month): number =>
  (pricePerMetre(sale) / traitFactor(sale)) * (1 + monthlyRise) ** monthsBetween(sale.month, month)

const weightOf = ({ month: sold }: EstimatedSale, month: Month) =>
  monthsBetween(sold, month) <= recentMonths ? weights.recent : weights.older

/** The weighted mean, rounded to a hundred euro per m². @param sales of one group. */
export function priceLevel(sales: AtLeastFive<EstimatedSale>, month: Month): number {
  const weighed = mapFive(sales, (sale) => ({ weight: weightOf(sale, month), price: adjustedPrice(sale, month) }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const mean = weighed.reduce((sum, { weight, price }) => sum + weight * price, 0) / whole
  return Math.round(mean / levelStep) * levelStep
}

/** Leave-one-out cross-validation: relative error of the estimate of each sale from the others of its group. */
export function leaveOneOutErrors(sales: readonly EstimatedSale[]): number[] {
  const cells = groupBy(sales, cellOf)
  return sales.flatMap((sale) => {
    const others = cells.get(cellOf(sale))?.filter((other) => other !== sale) ?? []
    if (!hasFive(others)) return []
    const guess = priceLevel(others, sale.month) * traitFactor(sale) * sale.area
    return [Math.abs(guess - sale.price) / sale.price]
  })
}
