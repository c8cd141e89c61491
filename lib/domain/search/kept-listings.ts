/** Which listings of a former index are in a new one unchanged, so that what is known of them is used again. */

import type { PublicProperty } from '../property/property.ts'
import { eachInPieces, type Pieces } from './in-pieces.ts'

export type KeptListings = {
  /** Former index by new index; `absent` for a listing that is new or changed. */
  before: Int32Array
  /** New index by former index; `absent` for a listing that is gone or changed. */
  after: Int32Array
}

export const absent = -1

const atOnce = 5_000

/** A listing is unchanged when it is the same object. */
export function* findKept(former: readonly PublicProperty[], properties: readonly PublicProperty[]): Pieces<KeptListings> {
  const places = new Map<PublicProperty, number>()
  yield* eachInPieces(former, atOnce, (property, place) => {
    places.set(property, place)
  })
  const before = new Int32Array(properties.length).fill(absent)
  const after = new Int32Array(former.length).fill(absent)
  yield* eachInPieces(properties, atOnce, (property, place) => {
    const known = places.get(property)
    if (known === undefined) return
    before[place] = known
    after[known] = place
  })
  return { before, after }
}
