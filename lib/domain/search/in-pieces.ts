/** Long computations as generators that can be interrupted, so that the event loop is not blocked. */

/** May be interrupted at each `yield`. */
export type Pieces<T> = Generator<undefined, T, undefined>

/** Calls `visit` with each item and its index. @param atOnce items between two yields: a few milliseconds of work. */
export function* eachInPieces<Item>(
  items: readonly Item[],
  atOnce: number,
  visit: (item: Item, place: number) => void,
): Pieces<void> {
  for (const [place, item] of items.entries()) {
    if (place % atOnce === 0) yield
    visit(item, place)
  }
}
