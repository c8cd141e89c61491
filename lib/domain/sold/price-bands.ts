/**
 * Price per m² of sales by town and kind, of five sales or more, rounded so that the price of a single home cannot be derived.
 */
import { type AtLeastFive, fewest, hasFive, mapFive } from './at-least-five.ts'
import { smoothQuantile } from './quantile.ts'
import { homeKinds, pricePerMetre, type SoldCase, type SoldKind } from './sold-case.ts'

declare const made: unique symbol

/** Euro per m² of living area: quartiles and median. Only {@link makeBand} creates one. */
export type PriceBand = { low: number; middle: number; high: number; readonly [made]: true }

export type KindFigures = {
  kind: SoldKind
  count: number
  /** Undefined with fewer than five sales. */
  band: PriceBand | undefined
  /** Median area in m²; undefined together with the band. */
  area: number | undefined
}

export type TownFigures = {
  town: string
  /** Number of homes sold, of every kind. */
  count: number
  kinds: readonly KindFigures[]
  /** Of all kinds; undefined with too few sales, or when the sales outside the bands of the kinds would be too few. */
  total: PriceBand | undefined
}

/**
 * Euro per m²: coarse enough that two bands that differ by one sale reveal no more of its price than the estimate does
 * (docs/estimate.md).
 */
const bandStep = 50

const round = (amount: number, step: number) => Math.round(amount / step) * step

/** @param sales homes only. */
function makeBand(sales: AtLeastFive<SoldCase>): PriceBand {
  const prices = mapFive(sales, pricePerMetre)
  const at = (share: number) => round(smoothQuantile(prices, share), bandStep)
  return { low: at(0.25), middle: at(0.5), high: at(0.75) } as PriceBand
}

/** @param sales of a single kind. */
function toKindFigures(kind: SoldKind, sales: readonly SoldCase[]): KindFigures {
  if (!hasFive(sales)) return { kind, count: sales.length, band: undefined, area: undefined }
  const area = Math.round(
    smoothQuantile(
      mapFive(sales, (sale) => sale.area),
      0.5,
    ),
  )
  return { kind, count: sales.length, band: makeBand(sales), area }
}

/** The difference between this band and those of the kinds must not concern fewer than five sales. */
function totalBand(sales: readonly SoldCase[], kinds: readonly KindFigures[]): PriceBand | undefined {
  const left = kinds.reduce((sum, { count, band }) => (band ? sum : sum + count), 0)
  return hasFive(sales) && (left === 0 || left >= fewest) ? makeBand(sales) : undefined
}

/** @param sales homes in one town. */
export function toTownFigures(town: string, sales: readonly SoldCase[]): TownFigures {
  const kinds = homeKinds
    .map((kind) =>
      toKindFigures(
        kind,
        sales.filter((sale) => sale.kind === kind),
      ),
    )
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  return { town, count: sales.length, kinds, total: totalBand(sales, kinds) }
}
