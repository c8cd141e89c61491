/** How long sales took, of the owners who agreed that it is said. */

import { hasFive } from './at-least-five.ts'
import { groupBy } from './group-by.ts'
import { median } from './quantile.ts'
import type { Reference, SoldKind } from './sold-case.ts'

type Timed = { town: string; zip: string; kind: SoldKind; days: number }

export type SaleTimes = {
  /** How many owners agreed. */
  count: number
  /** Days in the middle; undefined with fewer than five. */
  median: number | undefined
  longest: Timed | undefined
  /** How many took at least `from` days, but fewer than those of the next, up to the longest. */
  steps: readonly { from: number; count: number }[]
  /** By town, of a town with several postcodes by postcode; those with five or more, the fastest first. */
  places: readonly { town: string; zip: string | undefined; median: number }[]
}

/** Days of a step: half a working month. */
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
