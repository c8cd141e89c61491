/** Estimated price range of a home from sales of its kind in its postcode, or the reason why there is none (docs/estimate.md). */
import { distanceBetween } from '../map/distance.ts'
import { type HomeTraits, traitFactor } from './adjustments.ts'
import { fewest } from './at-least-five.ts'
import type { Market, PriceCell } from './market.ts'
import type { Reference } from './sold-case.ts'

export type EstimatedHome = HomeTraits & { zip: string }

/** A sale used for an estimate; `kilometres` from the centre of the postcode, rounded to 0.5 km. */
export type Comparable = { sale: Reference; kilometres: number }

export type Estimate = {
  /** Number of sales of the kind in the postcode, and those that may be published, newest first. */
  count: number
  comparables: readonly Comparable[]
} & (
  | {
      kind: 'range'
      /** Euro. */
      low: number
      middle: number
      high: number
      /** Euro per m² of a reference home of the kind. */
      level: number
      spread: PriceCell['spread']
    }
  /** Too few sales, too few of any kind to measure the error, or none of similar size. */
  | { kind: 'none'; why: 'few' | 'untested' | 'size'; missing: number }
)

const amountStep = 1000
const toAmount = (euro: number) => Math.round(euro / amountStep) * amountStep

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function toComparables(cell: PriceCell | undefined): Comparable[] {
  const sales = cell?.sales ?? []
  const middle = {
    latitude: mean(sales.map(({ latitude }) => latitude)),
    longitude: mean(sales.map(({ longitude }) => longitude)),
  }
  return sales.map((sale) => ({ sale, kilometres: Math.round(distanceBetween(middle, sale) / 500) / 2 }))
}

/** No amount is based on fewer than five sales. */
export function estimateHome({ cells, error }: Pick<Market, 'cells' | 'error'>, home: EstimatedHome): Estimate {
  const cell = cells.find(({ zip, kind }) => zip === home.zip && kind === home.kind)
  const found = { count: cell?.count ?? 0, comparables: toComparables(cell) }
  const none = (why: 'few' | 'untested' | 'size'): Estimate => ({
    ...found,
    kind: 'none',
    why,
    missing: Math.max(0, fewest - found.count),
  })
  if (!cell || cell.level === undefined) return none('few')
  if (!error) return none('untested')
  if (home.area < cell.areas.from || home.area > cell.areas.to) return none('size')
  const worth = cell.level * traitFactor(home) * home.area
  return {
    ...found,
    kind: 'range',
    low: toAmount(worth * (1 - error.range)),
    middle: toAmount(worth),
    high: toAmount(worth * (1 + error.range)),
    level: cell.level,
    spread: cell.spread,
  }
}
