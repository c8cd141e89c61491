/** The site's own words for what follows from the figures of a listing. */
import 'server-only'
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import nl from '../../../messages/nl.json' with { type: 'json' }
import type { DerivedWords } from '../../content/fill-derived.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'

// Not by the translator: that asks the content what the agency promises, and the content is being read.
const messages = { nl, fr, en, de } as const satisfies Record<Language, unknown>

const known = new Map<Language, DerivedWords>()

/** Made once in each language: the names of countries cost more than the rest of a listing. */
export function derivedWordsOf(language: Language): DerivedWords {
  const words = known.get(language) ?? wordsIn(language)
  known.set(language, words)
  return words
}

function wordsIn(language: Language): DerivedWords {
  const { types, markers, units } = messages[language].DerivedTexts
  const countries = new Intl.DisplayNames(locales[language], { type: 'region' })
  return {
    type: (kind) => types[kind],
    marker: (kind) => markers[kind],
    unit: (kind) => units[kind],
    country: (code) => countries.of(code) ?? code,
  }
}
