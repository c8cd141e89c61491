/** Words of closed lists, and languages. */
import { type Language, languageCodes } from '../../domain/text/language.ts'
import type { FeedFacts } from '../feed-listing.ts'
import type { FeedText, FeedWord } from '../feed-parts.ts'

/** Meaning of each word of a feed, in lower case; null for a word without meaning, such as `UNDEFINED`. */
export type Words<Ours> = Readonly<Record<string, Ours | null>>

/** The possible words of a fact: `'gas' | 'oil'` for `heating`. */
export type WordOf<Key extends keyof FeedFacts> = NonNullable<FeedFacts[Key]> extends FeedWord<infer Ours> ? Ours : never

/**
 * Inverts a table of meanings: `{ sold: [3, 17] }`. Case is ignored.
 * @param silent words without meaning.
 */
export function wordsOf<Ours extends string>(
  groups: { readonly [Key in Ours]?: readonly (string | number)[] },
  silent: readonly (string | number)[] = [],
): Words<Ours> {
  const known = Object.entries<readonly (string | number)[] | undefined>(groups).flatMap(([ours, words = []]) =>
    words.map((word): [string, Ours | null] => [String(word).toLowerCase(), ours as Ours]),
  )
  return Object.fromEntries([...known, ...silent.map((word): [string, null] => [String(word).toLowerCase(), null])])
}

export const facadeWords: Words<WordOf<'facades'>> = { 2: 2, 3: 3, 4: 4 }

/** `A` to `D`; anything that a program writes around the letter is ignored. */
export const scoreWords: Words<'A' | 'B' | 'C' | 'D'> = wordsOf(
  {
    A: ['a', 'klasse a', 'classe a', 'class a'],
    B: ['b', 'klasse b', 'classe b', 'class b'],
    C: ['c', 'klasse c', 'classe c', 'class c'],
    D: ['d', 'klasse d', 'classe d', 'class d'],
  },
  ['undefined', '-', '0'],
)

/** @param theirs the feed's spelling. @returns undefined for a word without meaning; an unknown word has only `theirs`. */
export function toWord<Ours>(theirs: string | undefined, words: Words<Ours>): FeedWord<Ours> | undefined {
  if (theirs === undefined) return undefined
  const key = theirs.toLowerCase()
  const ours = Object.hasOwn(words, key) ? words[key] : undefined
  if (ours === null) return undefined
  return ours === undefined ? { theirs } : { theirs, ours }
}

/** `nl` for `nl-BE`, `NL` and `nl_BE`; undefined for a language that the site does not have. */
export function languageOf(code: string | undefined): Language | undefined {
  const short = code?.slice(0, 2).toLowerCase()
  return languageCodes.find((known) => known === short)
}

/** @param text undefined if there is none. */
export const inLanguage = (language: Language, text: string | undefined): FeedText | undefined =>
  text === undefined ? undefined : { [language]: text }
