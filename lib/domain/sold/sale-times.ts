/** Statistics of time to sale, of owners who consented. */

import { hasFive } from './at-least-five.ts'
import { groupBy } from './group-by.ts'
import { median } from './quantile.ts'
import type { Reference, SoldKind } from './sold-case.ts'

type Timed = { town: string; zip: string; kind: SoldKind; days: number }

export type SaleTimes = {
  /** Number of owners who consented. */
  count: number
  /** Median days; undefined with fewer than five. */
  median: number | undefined
  longest: Timed | undefined
  /** Histogram: number with at least `from` days and fewer than the next step, up to the longest. */
  steps: readonly { from: number; count: number }[]
  /** By town, or by postcode in a town with several; only with five or more sales, shortest median first. */
  places: readonly { town: string; zip: string | undefined; median: number }[]
}

/** Days per step. */
export const stepDays = 5

function toSteps(timed: readonly Timed[]): SaleTimes['steps'] {
  const last = Math.max(-1, ...timed.map(({ days }) => Math.floor(days / stepDays)))
  const counts = Array.from({ length: last + 1 }, () => 0)
  for (const { days } of timed) counts[Math.floor(days / stepDays)] = (counts[Math.floor(days / stepDays)] ?? 0) + 1
  return counts.map((count, step) => ({ from: step * stepDays, count }))
}

function toPlaces(timed: readonly Timed[]): SaleTimes['places'] {
  const zipsOf = groupBy(timed, ({ town }) => town)
  const byPlace = groupBy(timed, ({ town, zip }) => `${town} ${zip}`)
  return [...byPlace.values()]
    .flatMap((here) => {
      const [{ town, zip } = { town: '', zip: '' }] = here
      const isWhole = new Set(zipsOf.get(town)?.map((one) => one.zip)).size < 2
      const middle = hasFive(here) ? median(here.map(({ days }) => days)) : undefined
      return middle === undefined ? [] : [{ town, zip: isWhole ? undefined : zip, median: Math.round(middle) }]
    })
    .sort((one, other) => one.median - other.median)
}

/** @param sales with and without a time. */
export function toSaleTimes(sales: readonly Reference[]): SaleTimes {
  const timed = sales.flatMap(({ town, zip, kind, days }) => (days === undefined ? [] : [{ town, zip, kind, days }]))
  const middle = hasFive(timed) ? median(timed.map(({ days }) => days)) : undefined
  return {
    count: timed.length,
    median: middle === undefined ? undefined : Math.round(middle),
    longest: timed.toSorted((one, other) => other.days - one.days)[0],
    steps: toSteps(timed),
    places: toPlaces(timed),
  }
}
