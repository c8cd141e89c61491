/** What a home would sell for, by what homes of its kind sold for in its postcode: a range, or why there is none (docs/estimate.md). */
import { distanceBetween } from '../map/distance.ts'
import { type HomeTraits, traitFactor } from './adjustments.ts'
import { fewest } from './at-least-five.ts'
import type { Market, PriceCell } from './market.ts'
import type { Reference } from './sold-case.ts'

export type EstimatedHome = HomeTraits & { zip: string }

/** A sale that an estimate rests on; `kilometres` from the middle of the postcode, to half a kilometre. */
export type Comparable = { sale: Reference; kilometres: number }

export type Estimate = {
  /** Sales of the kind in the postcode, and those of them that may be shown, newest first. */
  count: number
  comparables: readonly Comparable[]
} & (
  | {
      kind: 'range'
      /** Euro. */
      low: number
      middle: number
      high: number
      /** Euro per m2 of a usual home of the kind. */
      level: number
      spread: PriceCell['spread']
    }
  /** Too few sales, too few of any kind to know how far off an estimate is, or none about as large. */
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

/** No amount rests on fewer than five sales. */
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
