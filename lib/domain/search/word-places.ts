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

/** Places and words looked at between two yields, whichever come first. */
const [placesAtOnce, wordsAtOnce] = [50_000, 200]

/** From this length on, a typed array takes less memory than a list. */
const longList = 32

const compact = (places: readonly number[]): Places => (places.length < longList ? places : Int32Array.from(places))

/** Runs of words whose places together are few enough for one step. */
function* inRuns<T extends readonly [string, Places]>(words: Iterable<T>): Generator<T[]> {
  let run: T[] = []
  let count = 0
  for (const word of words) {
    run.push(word)
    count += word[1].length
    if (count < placesAtOnce && run.length < wordsAtOnce) continue
    yield run
    run = []
    count = 0
  }
  yield run
}

/** The places after a change: the same object if none of them changed. */
function movePlaces(places: Places, after: Int32Array): Places {
  if (places.every((place) => after[place] === place)) return places
  const all = places instanceof Int32Array ? places : Int32Array.from(places)
  const moved = all.map((place) => after[place] ?? absent).filter((place) => place !== absent)
  return moved.length < longList ? [...moved] : moved
}

function addPlaces(known: Places | undefined, added: readonly number[]): Places {
  if (!known || known.length + added.length < longList) return compact([...(known ?? []), ...added])
  const all = new Int32Array(known.length + added.length)
  all.set(known)
  all.set(added, known.length)
  return all
}

function* moveWords(words: WordPlaces, after: Int32Array): Pieces<Map<string, Places>> {
  const moved = new Map<string, Places>()
  for (const run of inRuns(words)) {
    yield
    for (const [word, places] of run) {
      const now = movePlaces(places, after)
      if (now.length > 0) moved.set(word, now)
    }
  }
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
      // Found in the column of numbers.
      if (word === String(property.id)) continue
      const places = added.get(word)
      if (places) places.push(place)
      else added.set(word, [place])
    }
  })
  for (const run of inRuns(added)) {
    yield
    for (const [word, places] of run) words.set(word, addPlaces(words.get(word), places))
  }
  return words
}
