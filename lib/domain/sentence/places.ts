/** Look-up tables for towns, postcodes, quarters and parts of towns in sentences. */
import { type CityChoice, foldName } from '../search/property-filter.ts'
import { tokenise } from '../search/tokenise.ts'
import { createKnownWords, type KnownWords } from './typos.ts'

export type SentencePlace =
  | { kind: 'town' | 'zone'; name: string; choices: readonly CityChoice[] }
  | { kind: 'quarter'; name: string }

export type PlaceNames = {
  towns: readonly { name: string; zips: readonly string[]; aliases: readonly string[] }[]
  quarters: readonly string[]
  /** Parts of towns that consist of several postcodes, such as "Antwerpen centrum". */
  zones: readonly { names: readonly string[]; zips: readonly string[] }[]
}

export type SentencePlaces = {
  byName: ReadonlyMap<string, SentencePlace>
  /** By name; a town and a quarter may have the same name. */
  quarters: ReadonlyMap<string, SentencePlace>
  zips: ReadonlySet<string>
  /** Every combination of town and postcode. */
  all: readonly CityChoice[]
  /** Number of words of the longest name. */
  longest: number
  words: KnownWords
  centreOf: (town: SentencePlace) => SentencePlace | undefined
}

const keyOf = (name: string) => tokenise(name).join(' ')

/** "Sint-Niklaas" is also typed "St. Niklaas". */
const shortened = (name: string) => name.replace(/^(sint|saint)-/i, 'st ')

const centreWords = new Set(['centrum', 'centre', 'center', 'zentrum'])

const isCentreOf = (key: string, town: string) =>
  key.startsWith(`${town} `) && centreWords.has(key.slice(town.length + 1).split(' ')[0] ?? '')

/** @param names from the content. */
export function createPlaces({ towns, quarters, zones }: PlaceNames): SentencePlaces {
  const byName = new Map<string, SentencePlace>()
  const ofQuarter = new Map(quarters.map((name): [string, SentencePlace] => [keyOf(name), { kind: 'quarter', name }]))
  for (const { names, zips } of zones) {
    const place: SentencePlace = { kind: 'zone', name: names[0] ?? '', choices: zips.map((zip) => ({ name: '', zip })) }
    for (const name of names) byName.set(keyOf(name), place)
  }
  for (const { name, zips, aliases } of towns) {
    const place: SentencePlace = { kind: 'town', name, choices: zips.map((zip) => ({ name, zip })) }
    for (const own of [name, ...aliases].flatMap((each) => [each, shortened(each)])) byName.set(keyOf(own), place)
  }
  const keys = [...byName.keys(), ...ofQuarter.keys()].filter(Boolean)
  const centreOf = (town: SentencePlace) => {
    const own = foldName(town.name).replaceAll('-', ' ')
    return [...byName].find(([key, { kind }]) => kind === 'zone' && isCentreOf(key, own))?.[1]
  }
  return {
    byName,
    quarters: ofQuarter,
    zips: new Set(towns.flatMap(({ zips }) => zips)),
    all: towns.flatMap(({ name, zips }) => zips.map((zip) => ({ name, zip }))),
    longest: Math.max(0, ...keys.map((key) => key.split(' ').length)),
    words: createKnownWords(keys.flatMap((key) => key.split(' '))),
    centreOf,
  }
}
