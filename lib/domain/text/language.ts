/** The languages the software knows; which of them are in use stands in `data/site.json`. */
export const languageCodes = ['nl', 'fr', 'en', 'de'] as const
export type Language = (typeof languageCodes)[number]

/** A text in every language the software knows. */
export type Localized<T = string> = Record<Language, T>

/** Tells whether `code` is a language the software knows, enabled or not. */
export function isLanguage(code: string | undefined): code is Language {
  return languageCodes.some((known) => known === code)
}

/** What `of` makes for each language the software knows. */
export function inEachLanguage<T>(of: (language: Language) => T): Localized<T> {
  const entries = languageCodes.map((language) => [language, of(language)])
  return Object.fromEntries(entries)
}
