/** Finds streets to search around: house numbers are ignored; a postcode or town after the name distinguishes equal names. */
import type { NamedPlace } from './named-places.ts'
import { findNearestNames, type NamedWords } from './nearest-names.ts'
import { tokenise } from './tokenise.ts'

/**
 * `exact`: the only street with exactly this name. `near`: similar names; `isClear` when there is a single one and it differs by a
 * typing error only.
 */
type FoundStreets = { exact: NamedPlace | undefined; near: readonly NamedPlace[]; isClear: boolean }

export type StreetIndex = (text: string) => FoundStreets

export const noStreets: FoundStreets = { exact: undefined, near: [], isClear: false }

/** House numbers; four digits are a postcode. */
const houseNumber = /^\d{1,3}[a-z]?$/
const zip = /^\d{4}$/

/** Words before the box number of a flat. */
const boxWords = new Set(['bus', 'bte', 'boite', 'box'])

/** Shorter prefixes match too many names. */
const shortestGuess = 4

/** Highest number of suggestions for one name. */
const offered = 5

const keyOf = (words: readonly string[]) => words.join(' ')

/** "Loodsbootkaai, Antwerpen": the name of a street includes its town. */
const streetPart = (name: string) => name.split(',')[0] ?? name

function group(streets: readonly NamedPlace[]): ReadonlyMap<string, readonly NamedPlace[]> {
  const byName = new Map<string, NamedPlace[]>()
  for (const street of streets) {
    // Most streets have the same name in every language.
    const names = new Set(Object.values(street.name).map(streetPart))
    for (const key of new Set([...names].map((name) => keyOf(tokenise(name))))) {
      const same = byName.get(key)
      if (same) same.push(street)
      else byName.set(key, [street])
    }
  }
  return byName
}

const withoutNumbers = (words: readonly string[]) => words.filter((word) => !houseNumber.test(word) && !boxWords.has(word))

/** Whether the words after the name of the street are its postcode or town. */
function isThere(street: NamedPlace, rest: readonly string[]): boolean {
  const own = new Set(tokenise([...Object.values(street.name), ...street.also].join(' ')))
  const zips = rest.filter((word) => zip.test(word))
  return (zips.length > 0 ? zips : rest).every((word) => own.has(word))
}

/** The words before a comma, a house number or a postcode. */
function streetWords(text: string): string[] {
  const words = withoutNumbers(tokenise(streetPart(text)))
  const end = words.findIndex((word) => zip.test(word))
  return end < 0 ? words : words.slice(0, end)
}

export function createStreetIndex(streets: readonly NamedPlace[]): StreetIndex {
  const byName = group(streets)
  const names = [...byName.keys()].map((name): NamedWords => ({ name, words: name.split(' ') }))

  /** Matches the longest prefix that is a street name; of several streets the one in the town that follows. */
  function readWords(words: readonly string[]): FoundStreets | undefined {
    for (let count = words.length; count > 0; count -= 1) {
      const candidates = byName.get(keyOf(words.slice(0, count)))
      if (!candidates) continue
      const [exact, ...others] = candidates.filter((street) => isThere(street, withoutNumbers(words.slice(count))))
      if (exact && others.length === 0) return { exact, near: [], isClear: true }
      return { ...noStreets, near: (exact ? [exact, ...others] : candidates).slice(0, offered) }
    }
    return undefined
  }

  function readNear(words: readonly string[]): FoundStreets {
    if ((words[0]?.length ?? 0) < shortestGuess) return noStreets
    const found = findNearestNames(names, words).filter((name) => name.split(' ').length === words.length)
    return { exact: undefined, near: found.flatMap((name) => byName.get(name) ?? []).slice(0, offered), isClear: true }
  }

  return (text) => {
    const words = tokenise(text)
    return readWords(words) ?? readWords(withoutNumbers(words)) ?? readNear(streetWords(text))
  }
}
