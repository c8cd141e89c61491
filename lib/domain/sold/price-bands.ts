/** What a m2 was sold for, by town and kind: of five sales or more, rounded so that no price of one home follows from it. */
import { type AtLeastFive, fewest, hasFive, mapFive } from './at-least-five.ts'
import { smoothQuantile } from './quantile.ts'
import { homeKinds, pricePerMetre, type SoldCase, type SoldKind } from './sold-case.ts'

declare const made: unique symbol

/** Euro per m2 of living area: the middle half and its middle. Nothing but {@link makeBand} makes one. */
export type PriceBand = { low: number; middle: number; high: number; readonly [made]: true }

export type KindFigures = {
  kind: SoldKind
  count: number
  /** Undefined with fewer than five sales. */
  band: PriceBand | undefined
  /** m2 in the middle; undefined with the band. */
  area: number | undefined
}

export type TownFigures = {
  town: string
  /** Sales of homes, of every kind. */
  count: number
  kinds: readonly KindFigures[]
  /** Of all kinds; undefined when there are too few, or when what the bands of the kinds leave over would be. */
  total: PriceBand | undefined
}

/** Euro per m2: two bands that differ by one sale tell its price no nearer than the estimate does (docs/estimate.md). */
const bandStep = 50

const round = (amount: number, step: number) => Math.round(amount / step) * step

/** @param sales of homes. */
function makeBand(sales: AtLeastFive<SoldCase>): PriceBand {
  const prices = mapFive(sales, pricePerMetre)
  const at = (share: number) => round(smoothQuantile(prices, share), bandStep)
  return { low: at(0.25), middle: at(0.5), high: at(0.75) } as PriceBand
}

/** @param sales of one kind. */
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

/** Whoever knows the band of all and those of the kinds must not be left with fewer than five. */
function totalBand(sales: readonly SoldCase[], kinds: readonly KindFigures[]): PriceBand | undefined {
  const left = kinds.reduce((sum, { count, band }) => (band ? sum : sum + count), 0)
  return hasFive(sales) && (left === 0 || left >= fewest) ? makeBand(sales) : undefined
}

/** @param sales of homes in one town. */
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
