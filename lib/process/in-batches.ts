/**
 * The items in their order, `size` at a time, and what is left: for statements that take so many parameters, and requests that go out a
 * few at a time. Nothing for no items.
 */
export function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
