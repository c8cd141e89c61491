/** The vocabulary of a language as look-up tables. */

import { foldName } from '../search/property-filter.ts'
import type { Language } from '../text/language.ts'
import type { Meaning, Vocabulary, VocabularyEntry } from './meaning.ts'
import { createKnownWords, type KnownWords } from './typos.ts'
import { german } from './vocabulary-de.ts'
import { english } from './vocabulary-en.ts'
import { french } from './vocabulary-fr.ts'
import { dutch } from './vocabulary-nl.ts'
import { sharedEntries } from './vocabulary-shared.ts'
import { type SentenceWord, splitSentence } from './words-of-sentence.ts'

export type Lexicon = {
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Number of words of the longest phrase that begins with the word. */
  longest: ReadonlyMap<string, number>
  words: KnownWords
  numerals: Readonly<Record<string, number>>
}

/** Normalised like the words of a sentence; a single punctuation character is kept. */
const keyOf = (phrase: string) =>
  phrase.length === 1
    ? foldName(phrase)
    : splitSentence(phrase)
        .map(({ text }) => text)
        .join(' ')

const asList = (meanings: VocabularyEntry[0]): readonly Meaning[] => ('kind' in meanings ? [meanings] : meanings)

/** Removes duplicates: a word with the same meaning in two languages. */
const isSame = (a: Meaning, b: Meaning) => JSON.stringify(a) === JSON.stringify(b)

function createLexicon({ entries, numerals }: Vocabulary): Lexicon {
  const meanings = new Map<string, readonly Meaning[]>()
  const longest = new Map<string, number>()
  const words = new Set<string>()
  for (const [own, phrases] of [...entries, ...sharedEntries]) {
    for (const key of new Set(phrases.split('|').map(keyOf))) {
      const known = meanings.get(key) ?? []
      meanings.set(key, [...known, ...asList(own).filter((meaning) => !known.some((one) => isSame(one, meaning)))])
      const parts = key.split(' ')
      const [first = ''] = parts
      longest.set(first, Math.max(longest.get(first) ?? 0, parts.length))
      for (const part of parts) words.add(part)
    }
  }
  const folded = Object.fromEntries(Object.entries(numerals).map(([name, value]) => [foldName(name), value]))
  for (const name of Object.keys(folded)) words.add(name)
  return { meanings, longest, words: createKnownWords(words), numerals: folded }
}

const vocabularies: Record<Language, Vocabulary> = { nl: dutch, fr: french, en: english, de: german }

const lexicons = new Map<Language, Lexicon>()

/** Created at the first sentence in the language, then cached. */
export function lexiconOf(language: Language): Lexicon {
  const lexicon = lexicons.get(language) ?? createLexicon(vocabularies[language])
  lexicons.set(language, lexicon)
  return lexicon
}

/** The language with the most known words; the page's language when several have equally many. */
export function guessLanguage(words: readonly SentenceWord[], languages: readonly Language[], own: Language): Language {
  const scoreOf = (language: Language) => {
    const lexicon = lexiconOf(language)
    return words.filter(({ text, value }) => value === undefined && lexicon.words.has(text)).length
  }
  const ownScore = scoreOf(own)
  const [best] = languages
    .filter((language) => language !== own)
    .map((language) => ({ language, score: scoreOf(language) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score > ownScore ? best.language : own
}
