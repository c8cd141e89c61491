/** The listings in each sort order, as indices. */

import type { PublicProperty } from '../property/property.ts'
import type { Pieces } from './in-pieces.ts'
import { absent, type KeptListings } from './kept-listings.ts'
import { placeComparison, propertyComparison, type SortOrder, sortOrders } from './property-filter.ts'
import { sortInPieces } from './sort-in-pieces.ts'

export type SortedPlaces = ReadonlyMap<SortOrder, Int32Array>

type Comparison = (a: number, b: number) => number

/** Inserting this share of all listings one by one takes as long as sorting all of them. */
const fewAdded = 1 / 50

/** The first index at or after `start` whose place does not come before `place`. */
function findPosition(sorted: Int32Array, place: number, compare: Comparison, start: number): number {
  let [low, high] = [start, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(sorted[middle] ?? 0, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Inserts the places into sorted ones. */
function insertSorted(sorted: Int32Array, added: readonly number[], compare: Comparison): Int32Array {
  const merged = new Int32Array(sorted.length + added.length)
  let from = 0
  let filled = 0
  for (const place of added.toSorted(compare)) {
    const until = findPosition(sorted, place, compare, from)
    merged.set(sorted.subarray(from, until), filled)
    filled += until - from
    merged[filled] = place
    filled += 1
    from = until
  }
  merged.set(sorted.subarray(from), filled)
  return merged
}

/** @param kept listings whose order is known from a former index. */
export function* sortPlaces(
  properties: readonly PublicProperty[],
  kept?: { orders: SortedPlaces; listings: KeptListings },
): Pieces<SortedPlaces> {
  const { orders: known, listings } = kept ?? {}
  const added = listings ? properties.flatMap((_, place) => (listings.before[place] === absent ? [place] : [])) : []
  const isQuick = listings !== undefined && added.length < properties.length * fewAdded
  const at = (place: number) => properties[place] as PublicProperty
  const orders = new Map<SortOrder, Int32Array>()
  for (const order of sortOrders) {
    yield
    const before = isQuick ? known?.get(order) : undefined
    if (!before) {
      orders.set(order, yield* sortInPieces(properties.length, placeComparison(properties, order)))
      continue
    }
    const compare = propertyComparison(order)
    const moved = before.map((place) => listings?.after[place] ?? absent).filter((place) => place !== absent)
    orders.set(
      order,
      insertSorted(moved, added, (a, b) => compare(at(a), at(b))),
    )
  }
  return orders
}
