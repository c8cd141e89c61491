/** BCP 47 locale of each language, for plurals and formats. */
import { isLanguage, type Language } from './language.ts'

export const locales = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' } as const satisfies Record<Language, string>

/** The language of a locale; Dutch for an unknown one. */
export function languageOfLocale(locale: string): Language {
  const [language = 'nl'] = locale.split('-')
  return isLanguage(language) ? language : 'nl'
}
