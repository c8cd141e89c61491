/** Listings whose cold fields are in the cold store, and their form in messages between threads. */
import 'server-only'
import { coldFieldsOf } from '../../../domain/property/cold-fields.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { type HotValues, hotValuesOf, joinHotValues, sharedPartOf } from '../../../domain/property/shared-fields.ts'
import { ColdPart, type Place, storeText } from './cold-store.ts'

/** As a message: the whole record, or without the fields that the other thread can read from the cold store. */
export type SentListing = { whole: ConfidentialProperty } | { hot: HotValues; place: Place }

/** Short texts that many listings have in common, such as the name of their type in each language. */
const words = new Map<string, string>()
const mostWords = 50_000

/** Interns a string: equal texts share one object in memory. */
export function sameWord(word: string): string {
  const known = words.get(word)
  if (known !== undefined) return known
  if (words.size >= mostWords) words.clear()
  words.set(word, word)
  return word
}

/** Longest text that is interned; longer ones are sentences, which differ per listing. */
const longestWord = 32

const nothing: readonly unknown[] = []

/** Interns the strings of a value, also within lists and records; empty lists share one object. */
function share(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestWord ? value : sameWord(value)
  if (Array.isArray(value)) return value.length > 0 ? value.map(share) : nothing
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, share(part)]))
}

/** Names of type, marquee, country and so on per language, of which all listings together have few combinations. */
const combinations = new Map<string, HotValues['names']>()
const mostCombinations = 5_000

function sameNames(names: HotValues['names']): HotValues['names'] {
  const key = JSON.stringify(names)
  const known = combinations.get(key)
  if (known) return known
  if (combinations.size >= mostCombinations) combinations.clear()
  const shared = names.map((texts) => texts.map(sameWord))
  combinations.set(key, shared)
  return shared
}

function join({ own, shared, titles, names }: HotValues, place: Place): ConfidentialProperty {
  const hot = { own: own.map(share), shared: shared.map(share), titles, names: sameNames(names) }
  return joinHotValues(hot, (values) => new ColdPart(place, values))
}

/** Moves the cold fields to the cold store. @returns the listing itself where there is no store. */
export function storeColdFields(listing: ConfidentialProperty): ConfidentialProperty {
  if (sharedPartOf(listing)) return listing
  const place = storeText(JSON.stringify(coldFieldsOf(listing)))
  return place ? join(hotValuesOf(listing), place) : listing
}

export function toSent(listing: ConfidentialProperty): SentListing {
  const part = sharedPartOf(listing)
  return part instanceof ColdPart ? { hot: hotValuesOf(listing), place: part.place } : { whole: listing }
}

export const fromSent = (sent: SentListing): ConfidentialProperty => ('whole' in sent ? sent.whole : join(sent.hot, sent.place))
