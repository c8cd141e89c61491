/** The language behind a locale of ours. */
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { languageOfLocale, locales } from '@/lib/domain/text/locales'

test.each(languageCodes)('%s comes back from its locale, and from its code alone', (language) => {
  expect(languageOfLocale(locales[language])).toBe(language)
  expect(languageOfLocale(language)).toBe(language)
})

test.each(['', 'es-ES', '-fr', 'Fr-BE', 'frr'])('%j is none of ours: Dutch', (locale) => {
  expect(languageOfLocale(locale)).toBe('nl')
})
