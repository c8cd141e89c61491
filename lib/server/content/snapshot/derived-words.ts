/** Translated texts for facts that are derived from other fields of a listing. */
import 'server-only'
import type { DerivedWords } from '../../../content/fill-derived.ts'
import type { Language } from '../../../domain/text/language.ts'
import { locales } from '../../../domain/text/locales.ts'
import { messages } from '../../../i18n/messages.ts'

const known = new Map<Language, DerivedWords>()

/** Created once per language: `Intl.DisplayNames` costs more time than the rest of a listing. */
export function derivedWordsOf(language: Language): DerivedWords {
  const words = known.get(language) ?? wordsIn(language)
  known.set(language, words)
  return words
}

function wordsIn(language: Language): DerivedWords {
  // Not through the translator, which needs the snapshot (for promises) that is being built here.
  const { types, markers, units } = messages[language].DerivedTexts
  const countries = new Intl.DisplayNames(locales[language], { type: 'region' })
  return {
    type: (kind) => types[kind],
    marker: (kind) => markers[kind],
    unit: (kind) => units[kind],
    country: (code) => countries.of(code) ?? code,
  }
}
