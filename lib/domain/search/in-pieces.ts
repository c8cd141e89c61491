/** Long work that may stop now and then, so that others have a turn. */

/** Stops at each `yield`. */
export type Pieces<T> = Generator<undefined, T, undefined>

/** Calls `visit` with each item and its place. @param atOnce how many in one go: what takes a few milliseconds. */
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
