/** The agency's promises are defined once, and every text refers to them by placeholder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { finishText } from '../../../../lib/domain/text/finish-text.ts'
import { type Language, languageCodes } from '../../../../lib/domain/text/language.ts'
import { fillInPromises, findUnknownPromise, promiseNames, usualPromises } from '../../../../lib/domain/text/promises.ts'

test.each<[string, Language, string]>([
  ['Wij antwoorden [[answer]].', 'nl', 'Wij antwoorden binnen één werkdag.'],
  ['[[Answer]]', 'fr', 'Sous un jour ouvrable'],
  ['A report [[valuationReport]].', 'en', 'A report within five working days.'],
  ['Antwort [[answer]], Bericht [[jobAnswer]]', 'de', 'Antwort innerhalb eines Werktags, Bericht innerhalb von zehn Werktagen'],
  ['[[comparables]] sales', 'en', 'six to ten sales'],
  ['[[nothing]] and [a link](x)', 'en', '[[nothing]] and [a link](x)'],
])('%j in %s reads %j', (text, language, expected) => {
  expect(fillInPromises(text, language, usualPromises)).toBe(expected)
})

test('another number changes every text, written in digits above twelve', () => {
  const promises = { ...usualPromises, workingDays: { ...usualPromises.workingDays, answer: 2, jobAnswer: 15 } }
  expect(fillInPromises('[[answer]], [[jobAnswer]]', 'fr', promises)).toBe('sous deux jours ouvrables, sous 15 jours ouvrables')
})

test('an unknown placeholder is reported', () => {
  expect(findUnknownPromise('[[answer]] [[Comparables]]')).toBeUndefined()
  expect(findUnknownPromise('[[answer]] [[answr]]')).toBe('answr')
})

/** Numbers inserted at run time, `{# working days}`, and the label of a field for working days are no promises. */
const counted = /\{# [^}]*\}|, (werkdagen|jours ouvrables|working days|Werktage)(?=",?$)/g

/** A text that states a number of working days or comparable sales itself. */
const stated =
  /\b(werkdag(en)?|jours? ouvrables?|working days?|werktag(en?|s)?)\b|(zes tot tien|six à dix|six to ten|sechs bis zehn|6 (tot|à|to|bis) 10) (ver|vent|comp|sales)/i

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

test('a text that states a number itself is found', () => {
  expect(stated.test('{count, plural, one {# working day} other {# working days}} left'.replace(counted, ''))).toBe(false)
  expect(stated.test('"answer": "Answer, working days",'.replace(counted, ''))).toBe(false)
  expect('"answer": "Answer, two working days",'.replace(counted, '')).toMatch(stated)
  for (const text of ['binnen drie werkdagen', 'Within 2 working days', 'sous un jour ouvrable', 'six to ten comparable sales'])
    expect(text).toMatch(stated)
  expect('sechs Zimmer bis zehn Meter').not.toMatch(stated)
})

describe('no text states a promise itself', () => {
  test.each([...filesIn('messages'), ...filesIn('data')])('%s', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines.filter((line) => stated.test(line.replace(counted, '')))).toEqual([])
  })
})

describe.each(languageCodes)('the messages in %s', (language) => {
  test('only have known placeholders', () => {
    const finished = finishText(readFileSync(`messages/${language}.json`, 'utf8'), language, usualPromises)
    // This message quotes the unknown name as typed.
    expect(finished.replace('[[{promise}]]', '')).not.toContain('[[')
    expect(promiseNames.length).toBeGreaterThan(5)
  })
})

test.each([
  ['nl', 'binnen twee werkdagen'],
  ['fr', 'sous deux jours ouvrables'],
  ['en', 'within two working days'],
  ['de', 'innerhalb von zwei Werktagen'],
] as const)('two working days in %s', (language, expected) => {
  const promises = { ...usualPromises, workingDays: { ...usualPromises.workingDays, answer: 2 } }
  expect(fillInPromises('[[answer]]', language, promises)).toBe(expected)
})
