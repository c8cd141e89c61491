/**
 * Quantiles as weighted means of all values, so that the result does not equal one of them (Harrell and Davis, Biometrika 69,
 * 1982).
 */
import type { AtLeastFive } from './at-least-five.ts'

const steps = 2000

/** Cumulative beta distribution at `ends` (ascending, 0 to 1) by the midpoint rule, accurate to three significant digits. */
function betaParts(a: number, b: number, ends: readonly number[]): number[] {
  const density = (x: number) => x ** (a - 1) * (1 - x) ** (b - 1)
  let [sum, next] = [0, 0]
  const sums: number[] = []
  for (let step = 0; step < steps; step += 1) {
    while (next < ends.length && (ends[next] ?? 1) <= step / steps) {
      sums.push(sum)
      next += 1
    }
    sum += density((step + 0.5) / steps)
  }
  while (sums.length < ends.length) sums.push(sum)
  return sums.map((part) => part / sum)
}

/**
 * @param values in any order.
 * @param share 0.5 for the median.
 */
export function smoothQuantile(values: AtLeastFive<number>, share: number): number {
  const count = values.length
  const ends = values.map((_, index) => (index + 1) / count)
  const parts = betaParts((count + 1) * share, (count + 1) * (1 - share), ends)
  const sorted = [...values].sort((one, other) => one - other)
  return sorted.reduce((sum, value, index) => sum + value * ((parts[index] ?? 1) - (parts[index - 1] ?? 0)), 0)
}

/** The plain median; undefined without values. For values that are not confidential, such as days. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
