/** An interruptible merge sort, for lists that would block the event loop for too long. */

import type { Pieces } from './in-pieces.ts'

/** Items processed between two yields: two or three milliseconds. */
const atOnce = 4_000

type Comparison = (a: number, b: number) => number

/** Merges two adjacent sorted runs of `from` into `to`. */
function* mergeRuns(
  from: Int32Array,
  to: Int32Array,
  runs: { start: number; middle: number; end: number },
  compare: Comparison,
): Pieces<void> {
  let [left, right] = [runs.start, runs.middle]
  for (let place = runs.start; place < runs.end; place += 1) {
    if (place % atOnce === 0) yield
    const isLeft = left < runs.middle && (right >= runs.end || compare(from[left] ?? 0, from[right] ?? 0) <= 0)
    to[place] = (isLeft ? from[left] : from[right]) ?? 0
    if (isLeft) left += 1
    else right += 1
  }
}

/** The numbers below `count`, sorted; stable. */
export function* sortInPieces(count: number, compare: Comparison): Pieces<Int32Array> {
  let sorted = Int32Array.from({ length: count }, (_, place) => place)
  for (let start = 0; start < count; start += atOnce) {
    yield
    sorted.subarray(start, start + atOnce).sort(compare)
  }
  let other = new Int32Array(count)
  for (let run = atOnce; run < count; run *= 2) {
    for (let start = 0; start < count; start += 2 * run)
      yield* mergeRuns(
        sorted,
        other,
        { start, middle: Math.min(count, start + run), end: Math.min(count, start + 2 * run) },
        compare,
      )
    ;[sorted, other] = [other, sorted]
  }
  return sorted
}
