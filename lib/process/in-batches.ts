/**
 * Splits items into batches of `size`, the last one possibly smaller: for limits on SQL parameters and on concurrent requests.
 */
export function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
