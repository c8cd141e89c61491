/** Which listings differ between what showed and what shows now. */
import 'server-only'

/**
 * @param before listings by number, as `now`; one that stayed the same is the same object in both.
 * @returns the numbers of what is new, other or gone, as addresses have them.
 */
export function* changedNumbers(before: ReadonlyMap<number, unknown>, now: ReadonlyMap<number, unknown>): Generator<string> {
  for (const [id, item] of now) if (before.get(id) !== item) yield String(id)
  for (const id of before.keys()) if (!now.has(id)) yield String(id)
}
