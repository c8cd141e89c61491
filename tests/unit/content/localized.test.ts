/** Values per language cover exactly the supported languages. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { localizedText, localizedTextOrEmpty, oneOrLocalized, perLanguage } from '@/lib/content/localized'
import { inEachLanguage, languageCodes } from '@/lib/domain/text/language'

const whole = inEachLanguage((language) => `text in ${language}`)
const without = (left: string) => Object.fromEntries(Object.entries(whole).filter(([language]) => language !== left))

test('a filled text has every language, and no unknown one', () => {
  expect(localizedText.safeParse(whole).success).toBe(true)
  for (const language of languageCodes) expect(localizedText.safeParse(without(language)).success, language).toBe(false)
  expect(localizedText.safeParse({ ...whole, xx: 'text' }).success).toBe(false)
})

test('a text is not empty, unless allowed', () => {
  expect(localizedText.safeParse({ ...whole, fr: '' }).success).toBe(false)
  expect(localizedTextOrEmpty.safeParse({ ...whole, fr: '' }).success).toBe(true)
})

test('the error for a single text shows the expected form', () => {
  const message = (value: unknown) => localizedText.safeParse(value).error?.issues[0]?.message
  expect(message('Front')).toBe('expected a text per language, such as { "nl": "…", "fr": "…" }')
  expect(message({ ...whole, fr: 7 })).toBe('Invalid input: expected string, received number')
})

test('any schema can be given per language', () => {
  const widths = perLanguage(z.int())
  const given = { nl: 1, fr: 2, en: 3, de: 4 }
  expect(widths.parse(given)).toEqual(given)
  expect(widths.safeParse({ ...given, en: 'three' }).success).toBe(false)
})

test('a file may be one for all languages, or one in each', () => {
  expect(oneOrLocalized.parse('/logo/full.svg')).toEqual(inEachLanguage(() => '/logo/full.svg'))
  expect(oneOrLocalized.parse(whole)).toEqual(whole)
})
