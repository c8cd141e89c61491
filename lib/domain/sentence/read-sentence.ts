/** Parses a sentence in natural language to filters, with a grammar of our own: no external service, no network. */

import type { IsoDate, PublicProperty } from '../property/property.ts'
import { type CityChoice, matchesFilter, noFilter, type PropertyFilter, pricesInOrder } from '../search/property-filter.ts'
import { flags } from '../search/yes-no-filters.ts'
import { type Language, languageCodes } from '../text/language.ts'
import { readAtoms } from './atoms.ts'
import type { DraftItem } from './draft.ts'
import { guessLanguage, lexiconOf } from './lexicon.ts'
import type { SentencePlaces } from './places.ts'
import { readItems } from './read-items.ts'
import type { SentenceItem, SentencePart } from './reading.ts'
import { settleItems } from './settle-items.ts'
import { hasTrait } from './traits.ts'
import { sentenceLimit, splitSentence } from './words-of-sentence.ts'

export type SentenceReading = {
  /** In the order of the sentence. */
  items: readonly SentenceItem[]
  /** Sale or rent; undefined when the sentence mentions neither or both. */
  goal: 'sale' | 'rent' | undefined
  /** Required parts only; preferences exclude nothing. */
  filter: PropertyFilter
  preferences: readonly SentencePart[]
  /** The sentence exceeded the limit and was truncated. */
  isCut: boolean
}

/** Kinds of property; new build can be combined with any of them, so excluding a kind also excludes its new build. */
const kinds = ['1', '2', '3', '4', '5', '6', '7'] as const

const partsOf = (items: readonly SentenceItem[], state: SentenceItem['state']) =>
  items.flatMap((item) => (item.state === state && item.part ? item.part : []))

const typesOf = (parts: readonly SentencePart[]) => [
  ...new Set(parts.flatMap((part) => (part.kind === 'type' ? part.webId : []))),
]

function wantedTypes(must: readonly SentencePart[], excluded: readonly SentencePart[]): string[] {
  const without = typesOf(excluded)
  const wanted = typesOf(must)
  if (wanted.length > 0) return wanted.filter((webId) => !without.includes(webId))
  return without.length > 0 ? kinds.filter((webId) => !without.includes(webId)) : []
}

const choicesOf = (parts: readonly SentencePart[]): CityChoice[] => {
  const all = parts.flatMap((part) => (part.kind === 'place' && part.place.kind !== 'quarter' ? part.place.choices : []))
  return [...new Map(all.map((choice) => [`${choice.name}|${choice.zip}`, choice])).values()]
}

function wantedCities(
  must: readonly SentencePart[],
  excluded: readonly SentencePart[],
  all: readonly CityChoice[],
): CityChoice[] {
  const without = choicesOf(excluded)
  const wanted = choicesOf(must)
  const isKept = (city: CityChoice) =>
    !without.some(({ name, zip }) => zip === city.zip && (name === '' || city.name === '' || name === city.name))
  if (wanted.length > 0) return wanted.filter(isKept)
  return without.length > 0 ? all.filter(isKept) : []
}

/** The filter for parts other than types and places. */
function figuresOf(parts: readonly SentencePart[]): PropertyFilter {
  let filter = noFilter
  for (const part of parts) {
    if (part.kind === 'price')
      filter = { ...filter, minPrice: part.minPrice ?? filter.minPrice, maxPrice: part.maxPrice ?? filter.maxPrice }
    else if (part.kind === 'epc') filter = { ...filter, epc: part.letter }
    else if (part.kind === 'since') filter = { ...filter, since: part.days }
    else if (part.kind === 'reference') filter = { ...filter, reference: part.reference }
    else if (part.kind === 'flag')
      filter = { ...filter, flags: flags.filter((flag) => flag === part.flag || filter.flags.includes(flag)) }
    else if (part.kind === 'place' && part.place.kind === 'quarter') filter = { ...filter, text: part.place.name }
    else if ('count' in part) filter = { ...filter, [part.kind]: part.count }
  }
  return pricesInOrder(filter)
}

/** The filter of a list that matches all of these parts. */
export const filterOfParts = (
  must: readonly SentencePart[],
  excluded: readonly SentencePart[] = [],
  all: readonly CityChoice[] = [],
) => ({
  ...figuresOf(must),
  types: wantedTypes(must, excluded),
  cities: wantedCities(must, excluded, all),
})

/** Whether a property meets a preference. */
export const meetsPreference = (property: PublicProperty, preference: SentencePart, today: IsoDate): boolean =>
  preference.kind === 'trait' ? hasTrait(property, preference.trait) : matchesFilter(property, filterOfParts([preference]), today)

/** Sorts by number of preferences met, highest first; stable. */
export function sortByPreferences(
  properties: readonly PublicProperty[],
  preferences: readonly SentencePart[],
  today: IsoDate,
): { property: PublicProperty; met: readonly boolean[] }[] {
  return properties
    .map((property) => ({ property, met: preferences.map((preference) => meetsPreference(property, preference, today)) }))
    .toSorted((a, b) => b.met.filter(Boolean).length - a.met.filter(Boolean).length)
}

function toItem({ start, end, state, part, corrected }: DraftItem, sentence: string): SentenceItem {
  return { text: sentence.slice(start, end), start, end, state, ...(part && { part }), ...(corrected && { corrected }) }
}

/**
 * Never throws; reads the first `sentenceLimit` characters.
 * @param language of the page; another one is used when it knows more of the words.
 */
export function readSentence(
  sentence: string,
  { language, places }: { language: Language; places: SentencePlaces },
): SentenceReading {
  const words = splitSentence(sentence)
  const lexicon = lexiconOf(guessLanguage(words, languageCodes, language))
  const items = settleItems(readItems(readAtoms(words, { lexicon, places }), places))
    .map((item) => toItem(item, sentence))
    .toSorted((a, b) => a.start - b.start)
  const must = partsOf(items, 'must')
  const goals = new Set(must.flatMap((part) => (part.kind === 'goal' ? part.goal : [])))
  return {
    items,
    goal: goals.size === 1 ? [...goals][0] : undefined,
    filter: filterOfParts(must, partsOf(items, 'excluded'), places.all),
    preferences: partsOf(items, 'preferred'),
    isCut: sentence.length > sentenceLimit,
  }
}
