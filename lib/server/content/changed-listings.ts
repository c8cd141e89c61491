/** Which listings differ between what showed and what shows now. */
import 'server-only'
import type { LoadedSnapshot } from './snapshot-type.ts'

type Shown = Pick<LoadedSnapshot, 'confidential'>

/** By number; a listing that stayed the same is the same object in both. */
function* changedIn<T>(before: ReadonlyMap<number, T>, now: ReadonlyMap<number, T>): Generator<string> {
  for (const [id, item] of now) if (before.get(id) !== item) yield String(id)
  for (const id of before.keys()) if (!now.has(id)) yield String(id)
}

/** @returns the numbers of what is new, other or gone, as addresses have them; nothing at the first start. */
export function* changedListings(before: Shown | undefined, now: Shown): Generator<string> {
  if (!before) return
  yield* changedIn(before.confidential.propertyById, now.confidential.propertyById)
}
