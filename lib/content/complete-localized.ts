/** Fills the languages that a text of the content leaves out. */
import {
  type Language,
  type Localized,
  languageCodes,
  type OptionalLanguage,
  type RequiredLanguage,
} from '../domain/text/language.ts'

export type PartialLocalized<T = string> = Record<RequiredLanguage, T> & { [Code in OptionalLanguage]?: T | undefined }

/** What `of` makes for each language the software knows. */
export function inEachLanguage<T>(of: (language: Language) => T): Localized<T> {
  const entries = languageCodes.map((language) => [language, of(language)])
  return Object.fromEntries(entries)
}

/** What is missing falls back to Dutch, text by text (snapshot, "Languages"). */
export const completeLocalized = <T>(text: PartialLocalized<T>): Localized<T> =>
  inEachLanguage((language) => text[language] ?? text.nl)
