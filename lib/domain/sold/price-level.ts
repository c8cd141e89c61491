/**
 * The one number that the estimate knows of the sales of a kind in a postcode: what a m2 of a usual home there costs. All else in
 * an estimate is stated, so that however many are asked for, they tell no more of a sale than this number (docs/estimate.md).
 */

import { type EstimatedKind, estimatedKinds, monthlyRise, traitFactor } from './adjustments.ts'
import { type AtLeastFive, hasFive, mapFive } from './at-least-five.ts'
import { groupBy } from './group-by.ts'
import { type Month, monthsBetween } from './month.ts'
import { pricePerMetre, type SoldCase } from './sold-case.ts'

/** A sale of a kind that is estimated. */
export type EstimatedSale = SoldCase & { kind: EstimatedKind }

/** Months back from the present one that count. */
const estimateMonths = 24

/** Sales of the last twelve months and older ones: three to two. */
const recentMonths = 12
const weights = { recent: 3, older: 2 } as const

/** Euro per m2. */
export const levelStep = 100

/** Sales that count at `month`, the present one left out: it is not over. */
export function estimatedSales(cases: readonly SoldCase[], month: Month): EstimatedSale[] {
  return cases.filter((one): one is EstimatedSale => {
    const age = monthsBetween(one.month, month)
    return one.deal === 'sold' && age >= 1 && age <= estimateMonths && estimatedKinds.some((kind) => kind === one.kind)
  })
}

/** Sales that are compared with each other: one postcode, one kind. Each stands in one such cell, so that no two differ by one. */
export const cellOf = ({ zip, kind }: Pick<EstimatedSale, 'zip' | 'kind'>): string => `${zip} ${kind}`

/** Euro per m2, as if the home were usual and sold in `month`. */
export const usualPrice = (sale: EstimatedSale, month: Month): number =>
  (pricePerMetre(sale) / traitFactor(sale)) * (1 + monthlyRise) ** monthsBetween(sale.month, month)

const weightOf = ({ month: sold }: EstimatedSale, month: Month) =>
  monthsBetween(sold, month) <= recentMonths ? weights.recent : weights.older

/** The weighted mean, to a hundred euro per m2. @param sales of one cell. */
export function priceLevel(sales: AtLeastFive<EstimatedSale>, month: Month): number {
  const weighed = mapFive(sales, (sale) => ({ weight: weightOf(sale, month), price: usualPrice(sale, month) }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const mean = weighed.reduce((sum, { weight, price }) => sum + weight * price, 0) / whole
  return Math.round(mean / levelStep) * levelStep
}

/** How far the estimate of each sale from the others of its cell is from its price, as a part of the price. */
export function leaveOneOutErrors(sales: readonly EstimatedSale[]): number[] {
  const cells = groupBy(sales, cellOf)
  return sales.flatMap((sale) => {
    const others = cells.get(cellOf(sale))?.filter((other) => other !== sale) ?? []
    if (!hasFive(others)) return []
    const guess = priceLevel(others, sale.month) * traitFactor(sale) * sale.area
    return [Math.abs(guess - sale.price) / sale.price]
  })
}
