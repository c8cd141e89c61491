/** Locale of plurals and formats for each language. */
import { isLanguage, type Language } from './language.ts'

export const locales = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' } as const satisfies Record<Language, string>

/** The language of a locale of ours; Dutch for any other. */
export function languageOfLocale(locale: string): Language {
  const [language = 'nl'] = locale.split('-')
  return isLanguage(language) ? language : 'nl'
}
