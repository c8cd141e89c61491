/** The first items of an order, without sorting all of them: of a hundred thousand listings a page shows four. */

/** @returns at most `limit` items, sorted; of equal ones the first. */
export function firstInOrder<Item>(items: Iterable<Item>, limit: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    const last = first[limit - 1]
    if (limit < 1 || (last !== undefined && compare(item, last) >= 0)) continue
    const place = first.findLastIndex((other) => compare(other, item) <= 0) + 1
    first.splice(place, 0, item)
    first.length = Math.min(first.length, limit)
  }
  return first
}
