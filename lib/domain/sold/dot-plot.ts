/** Layout of the plot of sale times: one mark per sale, a column for every five days. */
import { type SaleTimes, stepDays } from './sale-times.ts'

export type DotSize = {
  width: number
  /** Days between two labels of the axis. */
  tick: number
  square: number
}

type Square = { x: number; y: number; days: number }

export type DotPlot = {
  height: number
  base: number
  squares: readonly Square[]
  ticks: readonly { x: number; days: number }[]
  /** X coordinate of a number of days. */
  at: (days: number) => number
  /** Y coordinate of the top of the column for a number of days. */
  topOf: (days: number) => number
}

const side = 8
/** Space above the highest column: two lines of text. */
const head = 44
/** Space below the axis. */
const foot = 36
const gap = 0.18

/** @param size in displayed pixels, so that text keeps its size. */
export function layOutDots({ steps }: Pick<SaleTimes, 'steps'>, { width, tick, square }: DotSize): DotPlot {
  const days = Math.ceil(Math.max(steps.length * stepDays, tick) / tick) * tick
  const at = (day: number) => side + ((width - 2 * side) * day) / days
  const pitch = square * (1 + gap)
  const highest = Math.max(1, ...steps.map(({ count }) => count))
  const base = Math.round(head + highest * pitch)
  const center = (from: number) => at(from + stepDays / 2) - square / 2
  const squares = steps.flatMap(({ from, count }) =>
    Array.from({ length: count }, (_, row) => ({
      x: center(from),
      y: base - (row + 1) * pitch + pitch - square - 4,
      days: from,
    })),
  )
  const countOf = (day: number) => steps[Math.floor(day / stepDays)]?.count ?? 0
  return {
    height: base + foot,
    base,
    squares,
    ticks: Array.from({ length: days / tick + 1 }, (_, index) => ({ x: at(index * tick), days: index * tick })),
    at,
    topOf: (day) => base - countOf(day) * pitch,
  }
}
