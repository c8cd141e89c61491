/** One term for one thing in all that visitors read: the second table of docs/glossary.md, held against messages and content. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isLanguage, type Language, languageCodes } from '@/lib/domain/text/language'
import { type ContentText, readContentTexts } from '../support/content-texts'

type Row = { terms: Record<Language, string>; never: readonly { language: Language; word: string }[] }

/** `en: flat, flats; de: Apartment` */
const readNever = (cell: string): Row['never'] =>
  cell.split(';').flatMap((part) => {
    const [language = '', words = ''] = part.split(':').map((text) => text.trim())
    return isLanguage(language) ? words.split(',').map((word) => ({ language, word: word.trim() })) : []
  })

const section = /## What visitors read\n(.*?)\n## /s.exec(readFileSync('docs/glossary.md', 'utf8'))?.[1] ?? ''

const rows: readonly Row[] = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, en = '', nl = '', fr = '', de = '', never = ''] = line.split('|').map((cell) => cell.trim())
    return { terms: { nl, fr, en, de }, never: readNever(never) }
  })

const texts = readContentTexts()

/** Two properties have their address from their title; a flat roof is no home. */
const allowed: readonly RegExp[] = [
  /^data\/properties\/4102341\.json.* en: flats?$/,
  /^data\/properties\/4102411\.json\..*TypeDescription en: town house$/,
  / en: flat \(flat roofs?\)$/i,
]

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d])`, /^\p{Lu}/u.test(word) ? 'u' : 'iu')

function findNever(all: readonly ContentText[]): string[] {
  return rows.flatMap(({ never }) =>
    never.flatMap(({ language, word }) =>
      all.flatMap(({ place, text, language: own }) => {
        const match = own === language ? wholeWord(word).exec(text) : null
        if (!match) return []
        const found = `${place} ${language}: ${word}`
        const around = `${found} (${text
          .slice(match.index)
          .split(/[ \n]/)
          .slice(0, 2)
          .join(' ')
          .replace(/[.,;:]$/, '')})`
        return allowed.some((pattern) => pattern.test(found) || pattern.test(around)) ? [] : [around]
      }),
    ),
  )
}

test('the glossary has sixty terms and more, each in four languages', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  for (const { terms } of rows) for (const language of languageCodes) expect(terms[language], terms.en).not.toBe('')
})

describe.each(languageCodes)('in %s', (language) => {
  const own = texts
    .flatMap((text) => (text.language === language ? text.text : []))
    .join('\n')
    .toLowerCase()

  test('every term is in use', () => {
    expect(rows.map(({ terms }) => terms[language]).filter((term) => !own.includes(term.toLowerCase()))).toEqual([])
  })

  test('no other word stands for the same', () => {
    expect(findNever(texts.filter((text) => text.language === language))).toEqual([])
  })
})

/** A text in the same place, whatever its language. */
const placeOfAll = (place: string) =>
  place
    .replace(/^messages\/\w+\.json/, 'messages')
    .replace(/\.Languages\.\d+\./, '.Languages.')
    .replace(/\/\w\w\.md$/, '')

/** Places where Dutch has something flat and English does not: a word that was replaced everywhere took the roof with it. */
function findLostFlat(all: readonly ContentText[]): string[] {
  const english = new Map(all.flatMap(({ place, text, language }) => (language === 'en' ? [[placeOfAll(place), text]] : [])))
  return all.flatMap(({ place, text, language }) => {
    if (language !== 'nl' || !/\bplat(te)?\b/i.test(text)) return []
    const other = english.get(placeOfAll(place))
    return other === undefined || /\b(flat|level)\b/i.test(other) ? [] : [placeOfAll(place)]
  })
}

test('what is flat in Dutch is flat in English', () => {
  expect(findLostFlat(texts)).toEqual([])
  const plant = (language: Language, text: string) => ({ place: `messages/${language}.json.roof`, text, language })
  expect(findLostFlat([plant('nl', 'Plat dak'), plant('en', 'Apartment roof')])).toEqual(['messages.roof'])
  expect(findLostFlat([plant('nl', 'Plat dak'), plant('en', 'Flat roof')])).toEqual([])
})

test('a word that the glossary rules out is found, and what only looks like it is not', () => {
  const plant = (language: Language, text: string) => findNever([{ place: 'messages', text, language }])
  expect(plant('en', 'A flat with a view')).toEqual(['messages en: flat (flat with)'])
  expect(plant('en', 'A flat roof, flatter than most')).toEqual([])
  expect(plant('fr', 'Écrivez à un de nos courtiers.')).toHaveLength(1)
  expect(plant('de', 'Senden Sie uns eine E-Mail')).toEqual([])
  expect(plant('de', 'Die Mail ist da')).toHaveLength(1)
  expect(plant('nl', 'A flat')).toEqual([])
})
