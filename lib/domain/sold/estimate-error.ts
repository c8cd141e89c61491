/** The error of the estimate, measured on the agency's own sales (cross-validation). */
import { type EstimatedSale, leaveOneOutErrors } from './price-level.ts'

export type EstimateError = {
  /** Number of sales with an estimate from other sales. */
  tested: number
  /** Number with an error up to 5, 10 and 15 per cent of the price, and above; each is counted once. */
  steps: readonly [number, number, number, number]
  /** Median error as a share of the price, rounded up to a thousandth. */
  middle: number
  /** 80th percentile of the error as a share of the price, rounded up to a hundredth: the range of an estimate is this much up and down. */
  range: number
}

/** With fewer tested sales the measured error is meaningless, and no estimate is given. */
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
