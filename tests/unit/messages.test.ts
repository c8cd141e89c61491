/** Every language has the same messages with the same arguments. */
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import errorDe from '@/messages/error-page.de.json'
import errorEn from '@/messages/error-page.en.json'
import errorFr from '@/messages/error-page.fr.json'
import errorNl from '@/messages/error-page.nl.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'
import plainDe from '@/messages/plain-page.de.json'
import plainEn from '@/messages/plain-page.en.json'
import plainFr from '@/messages/plain-page.fr.json'
import plainNl from '@/messages/plain-page.nl.json'

type Messages = { [key: string]: string | Messages }

/** `Paging.next` to its text. */
function flatten(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

/** Names of the ICU arguments of a message, sorted; the words of a plural branch, `one {bedroom}`, are none. */
const argumentsOf = (text: string) =>
  [
    ...new Set(
      [...text.replace(/(?<!\p{L})(?:one|other|=-?\d+) \{\w+\}/gu, '').matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]),
    ),
  ].toSorted()

const all = {
  nl: { ...nl, errorNl, plainNl },
  fr: { ...fr, errorNl: errorFr, plainNl: plainFr },
  en: { ...en, errorNl: errorEn, plainNl: plainEn },
  de: { ...de, errorNl: errorDe, plainNl: plainDe },
}
const dutch = flatten(all.nl)

describe.each(['fr', 'en', 'de'] as const)('%s', (language) => {
  const messages = flatten(all[language])

  test('has the keys of nl', () => {
    expect([...messages.keys()].toSorted()).toEqual([...dutch.keys()].toSorted())
  })

  test('has the arguments of nl', () => {
    for (const [key, text] of dutch) expect([key, argumentsOf(messages.get(key) ?? '')]).toEqual([key, argumentsOf(text)])
  })

  test('leaves no text empty', () => {
    expect([...messages].filter(([, text]) => !text.trim())).toEqual([])
  })
})

test.each(['nl', 'fr', 'en', 'de'] as const)(
  'every message of %s can be read: a branch has a plain word for its name',
  (language) => {
    const wrong: string[] = []
    const translate = createTranslator({
      locale: language,
      messages: all[language] as Messages,
      // A value that is missing is no fault of the message.
      onError: ({ code, message }) => code === 'INVALID_MESSAGE' && wrong.push(message),
      getMessageFallback: ({ key }) => key,
    })
    for (const key of dutch.keys()) {
      const before = wrong.length
      translate(key as never)
      if (wrong.length > before) wrong.push(key)
    }
    expect(wrong).toEqual([])
  },
)

/** Always two or more, or the singular is a message of its own; the browser fills these in. */
const neverOne = ['Forms.problems', 'Forms.slots.free', 'MapFrame.cluster', 'Alerts.titles.several', 'ViewsGraph.drawing']

/** Words that stay the same whatever the number, and units. */
const invariant =
  /^(m²|m|u|h|uur|jaar|min|Min|kWh|verkocht|sold|verkauft|verhuurd|let|vermietet|of|ou|or|oder|tot|to|à|bis|en|et|and|und|van|sur|von|gekozen|chosen|gewählt|later|plus|de|late|left|überfällig|später|zu|gevonden|gepland|planned|geplant|procent|percent|Prozent|is|work|te)$/

const numbers = 'count|total|sold|free|days|minutes|years|months|limit|min|max|persons|towns'

describe.each(['nl', 'fr', 'en', 'de'] as const)('numbers in %s', (language) => {
  test('a number before a word chooses its form', () => {
    const wrong = [...flatten(all[language])].filter(([key, text]) => {
      const word = new RegExp(`\\{(?:${numbers})\\}\\+?[ \u00a0]([\\p{L}²]+)`, 'u').exec(text)?.[1]
      return word !== undefined && !invariant.test(word) && !neverOne.includes(key)
    })
    expect(wrong).toEqual([])
  })
})

/** What a person, a town or a month may be called: `de Elise`, `de octobre` and `de Anvers` are no French. */
const elided = /\b(de|que) \{(name|town|month|sender|author|city|visitor)\}/i

test('French puts no word before a name that would lose its last letter there', () => {
  expect([...flatten(fr)].filter(([, text]) => elided.test(text))).toEqual([])
  expect('Rapport de {month}').toMatch(elided)
  expect('Rapport mensuel, {month}').not.toMatch(elided)
})

test.each(['nl', 'fr', 'en', 'de'] as const)('what came in by one form is called otherwise than by another in %s', (language) => {
  const names = Object.values(all[language].OfficeLeads.forms)
  expect(new Set(names).size).toBe(names.length)
})
