/** Finds which listings differ between the previous snapshot and the new one. */
import 'server-only'
import { eachInPieces } from '../../../domain/search/in-pieces.ts'
import type { Steps } from '../thread/steps.ts'

/** Listings compared in one step. */
const atOnce = 5_000

/**
 * @param before listings by number, as `now`; an unchanged listing is the same object in both.
 * @returns the numbers of new, changed and removed listings, as strings as in addresses.
 */
export function* changedNumbers(
  before: ReadonlyMap<number, unknown>,
  now: ReadonlyMap<number, unknown>,
): Steps<ReadonlySet<string>> {
  const changed = new Set<string>()
  yield* eachInPieces([...now], atOnce, ([id, item]) => {
    if (before.get(id) !== item) changed.add(String(id))
  })
  yield* eachInPieces([...before.keys()], atOnce, (id) => {
    if (!now.has(id)) changed.add(String(id))
  })
  return changed
}
