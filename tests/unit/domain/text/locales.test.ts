/** The language of a locale. */
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { languageOfLocale, locales } from '@/lib/domain/text/locales'

test.each(languageCodes)('%s follows from its locale, and from its code alone', (language) => {
  expect(languageOfLocale(locales[language])).toBe(language)
  expect(languageOfLocale(language)).toBe(language)
})

test.each(['', 'es-ES', '-fr', 'Fr-BE', 'frr'])('%j is unknown: Dutch', (locale) => {
  expect(languageOfLocale(locale)).toBe('nl')
})
