/** Finds the nearest known word to a mistyped one. */
import { isOneTypoApart } from '../search/nearest-names.ts'

/** Shorter words have too many similar words. */
const shortest = 4

/** Minimum length for two typing errors, which are only accepted in names. */
const longForTwo = 8

/** Longer words are not looked up. */
const longest = 40

export type KnownWords = { has: (word: string) => boolean; nearest: (word: string, mistakes: 1 | 2) => string | undefined }

/** Whether deleting one letter of the longer word leaves words that are at most one edit apart: two edits in all. */
function isTwoTyposApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  for (let place = 0; place < long.length; place += 1)
    if (isOneTypoApart(short, long.slice(0, place) + long.slice(place + 1))) return true
  return false
}

/** Tie-breaker: typing errors rarely affect the first or last letter. */
const likeness = (typed: string, known: string) => 2 * Number(typed[0] === known[0]) + Number(typed.at(-1) === known.at(-1))

/** Groups words by length, so that few need comparing. */
export function createKnownWords(words: Iterable<string>): KnownWords {
  const all = new Set(words)
  const byLength = new Map<number, string[]>()
  for (const word of all) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  const around = (length: number, distance: number) =>
    Array.from({ length: 2 * distance + 1 }, (_, step) => byLength.get(length - distance + step) ?? []).flat()

  function nearest(word: string, mistakes: 1 | 2): string | undefined {
    if (word.length < shortest || word.length > longest) return undefined
    const near = around(word.length, 1).filter((known) => known.length > shortest && isOneTypoApart(word, known))
    const [one] = near.toSorted((a, b) => likeness(word, b) - likeness(word, a))
    if (one !== undefined || mistakes === 1 || word.length < longForTwo) return one
    return around(word.length, 2).find(
      (known) => known.length >= longForTwo && known[0] === word[0] && isTwoTyposApart(word, known),
    )
  }
  return { has: (word) => all.has(word), nearest }
}
