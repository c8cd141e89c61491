/** How far the estimate is off, measured on the agency's own sales. */
import { type EstimatedSale, leaveOneOutErrors } from './price-level.ts'

export type EstimateError = {
  /** Sales that were estimated from others. */
  tested: number
  /** Off by at most 5, 10 and 15 per cent of the price, and by more; each counts once. */
  steps: readonly [number, number, number, number]
  /** Part of the price that half of them are off by at most, to a thousandth. */
  middle: number
  /** Part of the price that the range reaches up and down: eight of ten are off by at most this, to a hundredth. */
  range: number
}

/** With fewer, what was measured says nothing, and nothing is estimated. */
const fewestTested = 20

const limits = [0.05, 0.1, 0.15, Number.POSITIVE_INFINITY] as const

const ceilTo = (value: number, step: number) => Math.ceil(Math.round((value / step) * 1e6) / 1e6) * step

/** Undefined with fewer than twenty sales that can be tested. */
export function measureError(sales: readonly EstimatedSale[]): EstimateError | undefined {
  const errors = leaveOneOutErrors(sales).sort((one, other) => one - other)
  if (errors.length < fewestTested) return undefined
  const at = (share: number) => errors[Math.ceil(errors.length * share) - 1] ?? 0
  const upTo = limits.map((limit) => errors.filter((error) => error <= limit).length)
  const [five = 0, ten = 0, fifteen = 0, all = 0] = upTo
  return {
    tested: errors.length,
    steps: [five, ten - five, fifteen - ten, all - fifteen],
    middle: ceilTo(at(0.5), 0.001),
    range: ceilTo(at(0.8), 0.01),
  }
}
