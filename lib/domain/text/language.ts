/** The languages the software knows; which of them are in use stands in `data/site.json`. */
export const languageCodes = ['nl', 'fr', 'en', 'de'] as const
export type Language = (typeof languageCodes)[number]

/** Those that a text of the content may leave out: it then stands there in Dutch (snapshot, "Languages"). */
export const optionalLanguages = ['de'] as const satisfies readonly Language[]
export type OptionalLanguage = (typeof optionalLanguages)[number]
export type RequiredLanguage = Exclude<Language, OptionalLanguage>

/** A text in every language the software knows. */
export type Localized<T = string> = Record<Language, T>

/** Tells whether `code` is a language the software knows, enabled or not. */
export function isLanguage(code: string | undefined): code is Language {
  return languageCodes.some((known) => known === code)
}

const isRequired = (language: Language): language is RequiredLanguage =>
  !optionalLanguages.some((optional) => optional === language)

/** The languages of which every text of the content is there. */
export const requiredLanguages: readonly RequiredLanguage[] = languageCodes.filter(isRequired)
