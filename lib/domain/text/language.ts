/** The languages that the software supports; `data/site.json` lists those in use. */
export const languageCodes = ['nl', 'fr', 'en', 'de'] as const
export type Language = (typeof languageCodes)[number]

/** A text in every supported language. */
export type Localized<T = string> = Record<Language, T>

/** Whether `code` is a supported language, in use or not. */
export function isLanguage(code: string | undefined): code is Language {
  return languageCodes.some((known) => known === code)
}

/** The result of `of` for each supported language. */
export function inEachLanguage<T>(of: (language: Language) => T): Localized<T> {
  const entries = languageCodes.map((language) => [language, of(language)])
  return Object.fromEntries(entries)
}
