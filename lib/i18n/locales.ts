/** Locale of plurals and formats for each language. */
import type { Language } from '../domain/text/language.ts'

export const locales = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' } as const satisfies Record<Language, string>
