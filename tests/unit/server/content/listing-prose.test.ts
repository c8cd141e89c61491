/** How listings begin and end: with a picture of their own, and not on what they lack. */
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { snapshot } from '../../../support/content'

const listings = [...snapshot.propertyById.values(), ...snapshot.projects]

/** What opens any listing of any agency: "This house from 1930 …", "X is a project of …". */
const mould = {
  nl: /^(Deze|Dit|Welkom|Te koop|Te huur|Gelegen|[\p{L}-]+ (is|bestaat|wordt)) /u,
  fr: /^(Cette|Cet|Ce|Bienvenue|À vendre|À louer|Situé|[\p{L}-]+ (est|sera|se compose)) /u,
  en: /^(This|Welcome|For sale|To let|Located|Situated|[\p{L}-]+ (is a|consists|will be)) /u,
  de: /^(Dieses?|Diese|Dieser|Willkommen|Zu verkaufen|Gelegen|[\p{L}-]+ (ist ein|besteht|wird)) /u,
} as const

/** What is not there, and what is heard. */
const lack = {
  nl: /\b(geen|niet|nooit|evenmin|hoort u)\b/i,
  fr: /\b(ne|sans|aucune?|ni|pas|s’entend|on entend)\b|\bn’/i,
  en: /\b(no|not|without|cannot|neither|you hear)\b/i,
  de: /\b(keine?[nrms]?|nicht|ohne|hören)\b/i,
} as const

const firstWords = (text: string) => text.split(' ').slice(0, 3).join(' ')

const lastSentence = (text: string) => text.split(/(?<=[.!?]) (?=[\p{Lu}«„“‘\d])/u).at(-1) ?? ''

describe.each(languageCodes)('in %s', (language) => {
  const texts = listings.map(({ texts: own }) => own[language].description)

  test('no two listings open alike, and none as any listing does', () => {
    expect(new Set(texts.map(firstWords)).size).toBe(texts.length)
    expect(texts.filter((text) => mould[language].test(text)).map((text) => text.slice(0, 60))).toEqual([])
  })

  test('no two end alike, and none on what it lacks', () => {
    expect(new Set(texts.map(lastSentence)).size).toBe(texts.length)
    expect(texts.map(lastSentence).filter((sentence) => lack[language].test(sentence))).toEqual([])
  })
})

test('what the moulds are is found', () => {
  expect('Deze rijwoning uit 1930 heeft een tuin.').toMatch(mould.nl)
  expect('Parkbaken will be a tower.').toMatch(mould.en)
  expect(lastSentence('Een tuin. Er is geen garage.')).toMatch(lack.nl)
  expect(lastSentence('Pas de garage. Le tram est à cinq minutes.')).not.toMatch(lack.fr)
})
