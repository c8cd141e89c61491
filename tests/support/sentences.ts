/** The sentences of tests/fixtures/sentences with their meaning, in the notation of its README. */
import { readFileSync } from 'node:fs'
import { createPlaces, type PlaceNames } from '../../lib/domain/sentence/places.ts'
import { readSentence } from '../../lib/domain/sentence/read-sentence.ts'
import type { SentencePart } from '../../lib/domain/sentence/reading.ts'
import type { Language } from '../../lib/domain/text/language.ts'

const folder = new URL('../fixtures/sentences/', import.meta.url)

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

type PlaceFile = { towns: [string, string[], string[]?][]; quarters: string[]; zones: PlaceNames['zones'] }

const file = read('places.json') as PlaceFile

export const samplePlaces = createPlaces({
  ...file,
  towns: file.towns.map(([name, zips, aliases = []]) => ({ name, zips, aliases })),
})

export type SampleSentence = { kind: string; sentence: string; meaning: string }

/** The sentences of a language, by kind. @param set those used for the grammar, or the held-out ones. */
export function readSamples(language: Language, set: 'known' | 'held-out'): SampleSentence[] {
  const kinds = read(`${set === 'held-out' ? 'held-out/' : ''}${language}.json`) as Record<string, Record<string, string>>
  return Object.entries(kinds).flatMap(([kind, sentences]) =>
    Object.entries(sentences).map(([sentence, meaning]) => ({ kind, sentence, meaning })),
  )
}

/** Sentences with their meaning and the interpretation of each word. */
export function readLimits(language: Language): { sentence: string; meaning: string; shown: string }[] {
  const sentences = (read('limits.json') as Record<Language, Record<string, [string, string]>>)[language]
  return Object.entries(sentences).map(([sentence, [meaning, shown]]) => ({ sentence, meaning, shown }))
}

const typeNames = ['house', 'flat', 'studio', 'land', 'yield', 'business', 'garage', 'new']
const boundNames = {
  minBedrooms: 'bed',
  minBathrooms: 'bath',
  minGarages: 'gar',
  minParkings: 'park',
  minArea: 'area',
  minPlot: 'plot',
} as const

const typeName = (webId: string) => typeNames[Number(webId) - 1] ?? webId

function wordsOfPart(part: SentencePart): string[] {
  switch (part.kind) {
    case 'type':
      return [typeName(part.webId)]
    case 'goal':
      return [part.goal]
    case 'place':
      return part.place.kind === 'quarter' ? [`#${part.place.name}`] : part.place.choices.map(({ zip }) => `@${zip}`)
    case 'price':
      return [part.minPrice ? `>${part.minPrice}` : '', part.maxPrice ? `<${part.maxPrice}` : ''].filter(Boolean)
    case 'epc':
      return [`epc${part.letter.toUpperCase()}`]
    case 'flag':
      return [`+${part.flag}`]
    case 'trait':
      return [part.trait]
    case 'since':
      return [`since${part.days}`]
    case 'reference':
      return [`ref${part.reference}`]
    default:
      return [`${boundNames[part.kind]}${part.count}`]
  }
}

const zipsOf = (word: string): string[] => {
  const sign = word.slice(0, word.indexOf('@') + 1)
  const name = word.slice(sign.length)
  const town = file.towns.find(([own]) => own === name)
  return (town?.[1] ?? [name]).map((zip) => `${sign}${zip}`)
}

/** Towns as their postcodes, "all but" as the remaining ones. */
export function spellOut(meaning: string): string {
  const words = meaning
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (word.includes('@') ? zipsOf(word) : word))
  const without = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))
  const rest = words.filter((word) => !word.startsWith('!'))
  const allZips = file.towns.flatMap(([, zips]) => zips).map((zip) => `@${zip}`)
  const left = (all: readonly string[]) =>
    without.some((word) => all.includes(word)) ? all.filter((word) => !without.includes(word)) : []
  return [...new Set([...rest, ...left(typeNames.slice(0, 7)), ...left(allZips)])].toSorted().join(' ')
}

/** The result of the grammar, in the same notation: filter, preferences, and whether anything was ignored. */
export function meaningOfSentence(sentence: string, language: Language): string {
  const { filter, goal, preferences, items } = readSentence(sentence, { language, places: samplePlaces })
  const figures = Object.entries(boundNames).flatMap(([key, name]) => {
    const count = filter[key as keyof typeof boundNames]
    return count === undefined ? [] : [`${name}${count}`]
  })
  const words = [
    ...(goal ? [goal] : []),
    ...filter.types.map(typeName),
    ...filter.cities.map(({ zip }) => `@${zip}`),
    ...wordsOfPart({ kind: 'price', minPrice: filter.minPrice, maxPrice: filter.maxPrice }),
    ...figures,
    ...(filter.epc ? [`epc${filter.epc.toUpperCase()}`] : []),
    ...filter.flags.map((flag) => `+${flag}`),
    ...(filter.since ? [`since${filter.since}`] : []),
    ...(filter.reference ? [`ref${filter.reference}`] : []),
    ...(filter.text ? [`#${filter.text}`] : []),
    ...preferences.flatMap(wordsOfPart).map((word) => `~${word}`),
    ...(items.some(({ state }) => state === 'unknown' || state === 'uncounted') ? ['?'] : []),
  ]
  return [...new Set(words)].toSorted().join(' ')
}
