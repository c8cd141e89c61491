/** What the content gives per language follows the one list of languages. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { completeLocalized, inEachLanguage } from '@/lib/content/complete-localized'
import { localizedText, localizedTextOrEmpty, perLanguage } from '@/lib/content/localized'
import { languageCodes, optionalLanguages, requiredLanguages } from '@/lib/domain/text/language'

const whole = inEachLanguage((language) => `text in ${language}`)
const without = (left: string) => Object.fromEntries(Object.entries(whole).filter(([language]) => language !== left))

test('each language is required or optional, and German alone is optional', () => {
  expect([...requiredLanguages, ...optionalLanguages]).toEqual([...languageCodes])
  expect(optionalLanguages).toEqual(['de'])
})

test('a text is there in each required language; one that is optional may be left out, and none is unknown', () => {
  expect(localizedText.safeParse(whole).success).toBe(true)
  for (const language of requiredLanguages) expect(localizedText.safeParse(without(language)).success, language).toBe(false)
  for (const language of optionalLanguages) expect(localizedText.safeParse(without(language)).success, language).toBe(true)
  expect(localizedText.safeParse({ ...whole, xx: 'text' }).success).toBe(false)
})

test('a text is not empty, unless it may be', () => {
  expect(localizedText.safeParse({ ...whole, fr: '' }).success).toBe(false)
  expect(localizedTextOrEmpty.safeParse({ ...whole, fr: '' }).success).toBe(true)
})

test('anything may be given per language', () => {
  const widths = perLanguage(z.int())
  expect(widths.parse({ nl: 1, fr: 2, en: 3 })).toEqual({ nl: 1, fr: 2, en: 3 })
  expect(widths.safeParse({ nl: 1, fr: 2, en: 'three' }).success).toBe(false)
})

test('what is left out stands there in Dutch, and nothing else changes', () => {
  expect(completeLocalized({ nl: 'huis', fr: 'maison', en: 'house' })).toEqual({
    nl: 'huis',
    fr: 'maison',
    en: 'house',
    de: 'huis',
  })
  expect(completeLocalized(whole)).toEqual(whole)
  expect(completeLocalized({ nl: 'huis', fr: '', en: '' })).toMatchObject({ fr: '', en: '', de: 'huis' })
})
