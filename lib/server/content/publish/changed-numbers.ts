/** Finds which listings differ between the previous snapshot and the new one. */
import 'server-only'

/**
 * @param before listings by number, as `now`; an unchanged listing is the same object in both.
 * @returns the numbers of new, changed and removed listings, as strings as in addresses.
 */
export function* changedNumbers(before: ReadonlyMap<number, unknown>, now: ReadonlyMap<number, unknown>): Generator<string> {
  for (const [id, item] of now) if (before.get(id) !== item) yield String(id)
  for (const id of before.keys()) if (!now.has(id)) yield String(id)
}
