import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../lib/domain/text/language.ts'
import { languageCodes } from '../../../../lib/domain/text/language.ts'
import { mapTexts, typeset } from '../../../../lib/domain/text/typeset.ts'
import { messages as files } from '../../../../lib/i18n/messages.ts'

test.each<[Language, string, string]>([
  ['nl', "foto's van 120 m² voor € 495.000", 'foto’s van 120\u00a0m² voor €\u00a0495.000'],
  ['en', "the owner's 12 % and 30 kWh", 'the owner’s 12\u00a0% and 30\u00a0kWh'],
  ['en', 'Ready: yes; sure?', 'Ready: yes; sure?'],
  ['en', "five minutes' walk, '{name}'", "five minutes’ walk, '{name}'"],
  ['nl', "vooral 's avonds, in 't Zuid; '{name}'", "vooral ’s avonds, in ’t Zuid; '{name}'"],
  ['fr', '**Gestion** : 18 m² : oui', '**Gestion**\u00a0: 18\u00a0m²\u00a0: oui'],
  [
    'fr',
    '{count, plural, one {Un bien :} other {Des biens :}}',
    '{count, plural, one {Un bien\u00a0:} other {Des biens\u00a0:}}',
  ],
  ['fr', 'Déjà vu ? Oui : « très bien » !', 'Déjà vu\u00a0? Oui\u00a0: «\u00a0très bien\u00a0»\u00a0!'],
  ['fr', 'Le bien: visite?', 'Le bien\u00a0: visite\u00a0?'],
  ['fr', "l'agent paie 1 250 euros", 'l’agent paie 1\u00a0250 euros'],
  ['fr', 'https://example.be/a?b=c, à 10:30', 'https://example.be/a?b=c, à 10:30'],
  ['fr', 'Téléphone 03 200 12 34', 'Téléphone 03 200 12 34'],
  [
    'fr',
    '{count, plural, one {# bien} other {# biens}} : {price}',
    '{count, plural, one {# bien} other {# biens}}\u00a0: {price}',
  ],
  ['de', '{area} m² für {price} €', '{area}\u00a0m² für {price}\u00a0€'],
])('in %s, %j is set as %j', (language, plain, set) => {
  expect(typeset(plain, language)).toBe(set)
})

test('is idempotent', () => {
  const words = fc.constantFrom('mot', '12', '250', ':', '?', '«', '»', '€', 'm²', "'", ' ', '%', '\u00a0', '{count}')
  fc.assert(
    fc.property(
      fc.array(words).map((parts) => parts.join('')),
      fc.constantFrom(...languageCodes),
      (text, language) => {
        const set = typeset(text, language)
        expect(typeset(set, language)).toBe(set)
      },
    ),
  )
})

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

describe.each(languageCodes)('the messages in %s', (language) => {
  test('keep their placeholders and words, and lose at most plain spaces and quotes', () => {
    const bare = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '').replaceAll("'", '’')
    for (const text of textsOf(files[language])) {
      expect(bare(typeset(text, language))).toBe(bare(text))
      expect(typeset(text, language).match(/{[^{}]*}/g)).toEqual(
        text.match(/{[^{}]*}/g)?.map((part) => typeset(part, language)) ?? null,
      )
    }
  })
})

test('a value is typeset language by language; texts without a language are unchanged', () => {
  const value = {
    seo: [{ language: 'fr', title: 'Prêt ?' }],
    id: "d'x",
    name: { nl: "foto's", fr: 'Vrai ?' },
    list: [{ text: { en: "owner's" } }],
    day: new Date(0),
  }
  expect(mapTexts(value, typeset)).toEqual({
    seo: [{ language: 'fr', title: 'Prêt\u00a0?' }],
    id: "d'x",
    name: { nl: 'foto’s', fr: 'Vrai\u00a0?' },
    list: [{ text: { en: 'owner’s' } }],
    day: new Date(0),
  })
})
