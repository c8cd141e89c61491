/** The listings that contain each word. A bit set per word would take too much memory. */

import type { PublicProperty } from '../property/property.ts'
import { eachInPieces, type Pieces } from './in-pieces.ts'
import { absent, type KeptListings } from './kept-listings.ts'
import { wordsOf } from './property-filter.ts'

/** Indices of listings, in no order. */
export type Places = readonly number[] | Int32Array

export type WordPlaces = ReadonlyMap<string, Places>

/** Listings whose words are split between two yields: a few milliseconds of work. */
const listingsAtOnce = 500
const wordsAtOnce = 200

/** From this length on, a typed array takes less memory than a list. */
const longList = 32

const compact = (places: number[]): Places => (places.length < longList ? places : Int32Array.from(places))

/** The places after a change: the same object if none of them changed. */
function movePlaces(places: Places, after: Int32Array): Places {
  if (places.every((place) => after[place] === place)) return places
  const moved: number[] = []
  for (const place of places) {
    const now = after[place] ?? absent
    if (now !== absent) moved.push(now)
  }
  return compact(moved)
}

function* moveWords(words: WordPlaces, after: Int32Array): Pieces<Map<string, Places>> {
  const moved = new Map<string, Places>()
  yield* eachInPieces([...words], wordsAtOnce, ([word, places]) => {
    const now = movePlaces(places, after)
    if (now.length > 0) moved.set(word, now)
  })
  return moved
}

/** @param kept listings whose words are known from a former index. */
export function* groupWords(
  properties: readonly PublicProperty[],
  kept?: { words: WordPlaces; listings: KeptListings },
): Pieces<WordPlaces> {
  const words: Map<string, Places> = kept ? yield* moveWords(kept.words, kept.listings.after) : new Map()
  const added = new Map<string, number[]>()
  yield* eachInPieces(properties, listingsAtOnce, (property, place) => {
    if (kept && kept.listings.before[place] !== absent) return
    for (const word of wordsOf(property)) {
      const places = added.get(word)
      if (places) places.push(place)
      else added.set(word, [place])
    }
  })
  yield* eachInPieces([...added], wordsAtOnce, ([word, places]) => {
    const known = words.get(word)
    words.set(word, compact(known ? [...known, ...places] : places))
  })
  return words
}
