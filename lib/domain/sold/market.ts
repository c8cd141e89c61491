/**
 * All published statistics of what the agency sold and let, computed once from its records; prices of single sales are not part of
 * them.
 */

import { type AgentFigures, toAgentFigures } from './agent-figures.ts'
import { hasFive, mapFive } from './at-least-five.ts'
import { type EstimateError, measureError } from './estimate-error.ts'
import { groupBy } from './group-by.ts'
import { addMonths, type Month, monthOf, monthsBetween } from './month.ts'
import { type TownFigures, toTownFigures } from './price-bands.ts'
import { adjustedPrice, cellOf, type EstimatedSale, estimatedSales, priceLevel } from './price-level.ts'
import { smoothQuantile } from './quantile.ts'
import { type SaleTimes, toSaleTimes } from './sale-times.ts'
import { homeKinds, type Reference, type SoldCase, toReference } from './sold-case.ts'

/** Input of an estimate: the sales of a kind in a postcode. */
export type PriceCell = {
  zip: string
  kind: EstimatedSale['kind']
  /** Euro per m²; undefined with fewer than five sales. */
  level: number | undefined
  /** Newest first; sales whose owner did not consent to publication are only part of `count`. */
  sales: readonly Reference[]
  count: number
  /** Range of areas in m² of homes that are comparable with them. */
  areas: { from: number; to: number }
  /** Number of adjusted prices below, within and above the range around the level. */
  spread: { below: number; within: number; above: number }
}

export type Market = {
  /** The twelve complete months of the statistics. */
  period: { from: Month; to: Month }
  /** Newest first, including earlier ones. */
  references: readonly Reference[]
  /** Number sold within the period. */
  sold: number
  let: number
  times: SaleTimes
  agents: readonly AgentFigures[]
  /** Median of price paid divided by asking price, to a thousandth. Undefined with fewer than five sales. */
  paidOfAsked: number | undefined
  /** Sorted by number of sales, highest first. */
  towns: readonly TownFigures[]
  cells: readonly PriceCell[]
  error: EstimateError | undefined
}

const periodMonths = 12

const isHome = ({ kind }: SoldCase) => homeKinds.some((home) => home === kind)

function paidOfAsked(sales: readonly SoldCase[]): number | undefined {
  if (!hasFive(sales)) return undefined
  return (
    Math.round(
      smoothQuantile(
        mapFive(sales, ({ price, asked }) => price / asked),
        0.5,
      ) * 1000,
    ) / 1000
  )
}

/** From a quarter below the smallest to a third above the largest. */
function areasOf(sales: readonly EstimatedSale[]): PriceCell['areas'] {
  const areas = sales.map(({ area }) => area)
  const toTens = (area: number) => Math.round(area / 10) * 10
  return { from: toTens(Math.min(...areas) * 0.75), to: toTens(Math.max(...areas) * 1.33) }
}

function toCell(sales: readonly EstimatedSale[], month: Month, error: EstimateError | undefined): PriceCell[] {
  const [first] = sales
  if (!first) return []
  const level = hasFive(sales) ? priceLevel(sales, month) : undefined
  const off = level === undefined || !error ? [] : sales.map((sale) => adjustedPrice(sale, month) / level - 1)
  const reach = error?.range ?? 0
  const below = off.filter((part) => part < -reach).length
  const above = off.filter((part) => part > reach).length
  return [
    {
      zip: first.zip,
      kind: first.kind,
      level,
      sales: newestFirst(sales.filter(({ isReference }) => isReference).map(toReference)),
      count: sales.length,
      areas: areasOf(sales),
      spread: { below, within: off.length - below - above, above },
    },
  ]
}

const newestFirst = (references: readonly Reference[]) =>
  references.toSorted((one, other) => other.month.localeCompare(one.month) || other.id.localeCompare(one.id))

/** @param today the current month is excluded, as it is not complete. */
export function toMarket(cases: readonly SoldCase[], today: string): Market {
  const month = monthOf(today)
  const over = cases.filter((one) => monthsBetween(one.month, month) >= 1)
  const lately = over.filter((one) => monthsBetween(one.month, month) <= periodMonths)
  const sales = lately.filter(({ deal }) => deal === 'sold')
  const tested = estimatedSales(cases, month)
  const error = measureError(tested)
  const towns = [...groupBy(sales.filter(isHome), ({ town }) => town)]
  return {
    period: { from: addMonths(month, -periodMonths), to: addMonths(month, -1) },
    references: newestFirst(over.filter(({ isReference }) => isReference).map(toReference)),
    sold: sales.length,
    let: lately.length - sales.length,
    times: toSaleTimes(sales),
    agents: toAgentFigures(lately),
    paidOfAsked: paidOfAsked(sales),
    towns: towns.map(([town, here]) => toTownFigures(town, here)).sort((one, other) => other.count - one.count),
    cells: [...groupBy(tested, cellOf).values()].flatMap((here) => toCell(here, month, error)),
    error,
  }
}
