/** Lexer: splits a sentence into atoms, the smallest units with a meaning. */
import type { Lexicon } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { splitNumeral, sumNumeral } from './numerals.ts'
import type { SentencePlace, SentencePlaces } from './places.ts'
import type { SentenceWord } from './words-of-sentence.ts'

export type AtomNumber = {
  value: number
  /** Digits as typed: a postcode or a reference. */
  digits?: string
  /** Followed by "k", "miljoen" and the like. */
  isMultiplied: boolean
}

export type Atom = {
  start: number
  end: number
  meanings: readonly Meaning[]
  number?: AtomNumber
  place?: SentencePlace
  quarter?: SentencePlace
  /** A letter of the energy label. */
  letter?: string
  isParting?: true
  /** The words after correction, where they were mistyped. */
  corrected?: string
}

type Known = { lexicon: Lexicon; places: SentencePlaces }

type Read = SentenceWord & { corrected?: true }

/** Splits a compound such as "tweeslaapkamerappartement" into a number and a word. */
function splitCompound(word: SentenceWord, { meanings, numerals }: Lexicon): Read[] | undefined {
  for (const [name, value] of Object.entries(numerals)) {
    const rest = word.text.slice(name.length)
    const unit = word.text.startsWith(name) && meanings.get(rest)?.some(({ kind }) => kind === 'unit')
    if (unit)
      return [
        { ...word, text: name, value },
        { ...word, text: rest },
      ]
  }
  return undefined
}

/** Largest plausible plot in ares. */
const mostAres = 1000

/**
 * "a" is short for "are" but also a French preposition ("350 a 400k a Mortsel"): it means ares after a small number, without an
 * accent, and when followed by no number except centiares.
 */
function isAre(words: readonly Read[], at: number, { meanings }: Lexicon): boolean {
  const [before, own, next, afterNext] = [words[at - 1], words[at], words[at + 1], words[at + 2]]
  const isSmall = before?.value !== undefined && before.value < mostAres
  const isCentiare = meanings
    .get(afterNext?.text ?? '')
    ?.some((meaning) => meaning.kind === 'unit' && meaning.unit === 'centiare')
  return isSmall && !own?.isAccented && (next?.value === undefined || isCentiare === true)
}

/** "Box fermé" contains no farm ("ferme"). */
const isNoThing = (word: Read | undefined, meaning: Meaning) =>
  word?.isParticiple === true && meaning.kind === 'type' && meaning.isNarrow === true

const isShortAre = (text: string, meaning: Meaning) => text === 'a' && meaning.kind === 'unit' && meaning.unit === 'are'

/** An unknown word is corrected to the nearest known word: of the language first, then of place names. */
function readWord(word: SentenceWord, { lexicon, places }: Known): Read[] {
  const { text, value } = word
  if (value !== undefined || text.length < 3 || lexicon.words.has(text) || places.words.has(text)) return [word]
  const compound = splitCompound(word, lexicon)
  if (compound) return compound
  if (splitNumeral(text, lexicon.numerals)) return [word]
  const nearest = lexicon.words.nearest(text, 1) ?? places.words.nearest(text, 2) ?? lexicon.words.nearest(text, 2)
  return [nearest === undefined ? word : { ...word, text: nearest, corrected: true }]
}

type Match<T> = { value: T; length: number }

function findLongest<T>(words: readonly Read[], at: number, longest: number, find: (key: string) => T | undefined) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const key = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
    const value = find(key)
    if (value !== undefined) return { value, length } satisfies Match<T>
  }
  return undefined
}

const timesOf = (lexicon: Lexicon, word: Read | undefined): number | undefined =>
  word && lexicon.meanings.get(word.text)?.flatMap((meaning) => (meaning.kind === 'times' ? meaning.factor : []))[0]

const isOne = (lexicon: Lexicon, word: Read | undefined) =>
  word !== undefined && (lexicon.meanings.get(word.text)?.some(({ kind }) => kind === 'one') ?? false)

/** The numerals that follow each other from a word on; English allows "and" in between. */
function findNumerals(words: readonly Read[], at: number, { numerals }: Lexicon): Match<number> | undefined {
  const values: number[] = []
  let next = at
  for (; next < words.length; next += 1) {
    const { text = '', value } = words[next] ?? {}
    const own = value === undefined ? splitNumeral(text, numerals) : undefined
    // "Quatre-vingts" is four times twenty.
    if (/^vingts?$/.test(text) && values.at(-1) === 4) values.splice(-1, 1, 80)
    else if (own) values.push(...own)
    else if (!(text === 'and' && values.includes(100))) break
  }
  return values.length > 0 ? { value: sumNumeral(values), length: next - at } : undefined
}

/** Words that connect a half to a number. */
const joins = ['et', 'and', 'en', 'und']

/** Number of words of "and a half"; 0 where there is none. */
function countHalf(words: readonly Read[], at: number, lexicon: Lexicon): number {
  if (!joins.includes(words[at]?.text ?? '')) return 0
  const own = at + 1 + Number(isOne(lexicon, words[at + 1]))
  return lexicon.numerals[words[own]?.text ?? ''] === 0.5 ? own + 1 - at : 0
}

/** Millions and thousands with a half: "un million et demi", "one and a half million". */
function findHalved(words: readonly Read[], at: number, lexicon: Lexicon): Match<AtomNumber> | undefined {
  const figure = words[at]?.value ?? (isOne(lexicon, words[at]) ? 1 : undefined)
  const number = figure === undefined ? findNumerals(words, at, lexicon) : { value: figure, length: 1 }
  const next = at + (number?.length ?? 0)
  const [before, own] = [countHalf(words, next, lexicon), timesOf(lexicon, words[next])]
  const factor = own ?? (before > 0 ? timesOf(lexicon, words[next + before]) : undefined)
  const half = before || (own === undefined ? 0 : countHalf(words, next + 1, lexicon))
  if (!number || factor === undefined || half === 0) return undefined
  return { value: { value: (number.value + 0.5) * factor, isMultiplied: true }, length: number.length + 1 + half }
}

const million = 1_000_000

/** A number in digits or words with its multiplier, and the thousands after millions: "un million deux cent mille". */
function findNumber(words: readonly Read[], at: number, lexicon: Lexicon): Match<AtomNumber> | undefined {
  const first = findHalved(words, at, lexicon) ?? findSingle(words, at, lexicon)
  const isWhole = first && first.value.value >= million && first.value.value % million === 0
  const next = isWhole ? findSingle(words, at + first.length, lexicon) : undefined
  if (!first || !next || next.value.value < 1000 || next.value.value >= million) return first
  // Digits alone may be a postcode.
  if (words[at + first.length]?.value !== undefined && !next.value.isMultiplied) return first
  return { value: { value: first.value.value + next.value.value, isMultiplied: true }, length: first.length + next.length }
}

/** A number with its multiplier. An article counts as one only before "million". */
function findSingle(words: readonly Read[], at: number, lexicon: Lexicon): Match<AtomNumber> | undefined {
  const word = words[at]
  if (!word) return undefined
  const isFigures = word.value !== undefined
  if (!isFigures && isOne(lexicon, word) && timesOf(lexicon, words[at + 1]) === undefined) return undefined
  const found = isFigures ? { value: word.value ?? 0, length: 1 } : findNumerals(words, at, lexicon)
  if (!found) return undefined
  const skipped = Number(found.value === 0.5 && isOne(lexicon, words[at + found.length]))
  const factor = timesOf(lexicon, words[at + found.length + skipped])
  const isMillionLetter = words[at + found.length]?.text === 'm' && found.value >= 100
  if (factor === undefined || isMillionLetter)
    return {
      value: { value: found.value, isMultiplied: false, ...(word.isPlain && { digits: word.text }) },
      length: found.length,
    }
  return { value: { value: found.value * factor, isMultiplied: true }, length: found.length + skipped + 1 }
}

const letters = /^[a-f]$/

function toAtom(words: readonly Read[], at: number, length: number): Omit<Atom, 'meanings'> {
  const own = words.slice(at, at + length)
  const [first] = own
  const isCorrected = own.some(({ corrected }) => corrected)
  return {
    start: first?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
    ...(isCorrected && { corrected: own.map(({ text }) => text).join(' ') }),
  }
}

function readAtom(words: readonly Read[], at: number, { lexicon, places }: Known): Match<Atom> {
  const text = words[at]?.text ?? ''
  const phrase = findLongest(words, at, lexicon.longest.get(text) ?? 1, (key) => lexicon.meanings.get(key))
  const place = findLongest(words, at, places.longest, (key) => places.byName.get(key))
  const quarter = findLongest(words, at, places.longest, (key) => places.quarters.get(key))
  const number = findNumber(words, at, lexicon)
  const length = Math.max(1, ...[phrase, place, quarter, number].map((match) => match?.length ?? 0))
  const own = <T>(match: Match<T> | undefined) => (match?.length === length ? match.value : undefined)
  const found = { number: own(number), place: own(place), quarter: own(quarter) }
  return {
    length,
    value: {
      ...toAtom(words, at, length),
      meanings: (own(phrase) ?? []).filter(
        (meaning) =>
          (!isShortAre(text, meaning) || isAre(words, at, lexicon)) && !(length === 1 && isNoThing(words[at], meaning)),
      ),
      ...(found.number && { number: found.number }),
      ...(found.place && { place: found.place }),
      ...(found.quarter && { quarter: found.quarter }),
      ...(letters.test(text) && length === 1 && { letter: text }),
      ...(text === ',' && { isParting: true as const }),
    },
  }
}

export function readAtoms(sentence: readonly SentenceWord[], known: Known): Atom[] {
  const words = sentence.flatMap((word) => readWord(word, known))
  const atoms: Atom[] = []
  for (let at = 0; at < words.length; ) {
    const { value, length } = readAtom(words, at, known)
    atoms.push(value)
    at += length
  }
  return atoms
}

/** The atom's meaning of the given kind. */
export const meaningOf = <Kind extends Meaning['kind']>(atom: Atom | undefined, kind: Kind) =>
  atom?.meanings.find((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind)

export const means = (atom: Atom | undefined, kind: Meaning['kind']): boolean => meaningOf(atom, kind) !== undefined
