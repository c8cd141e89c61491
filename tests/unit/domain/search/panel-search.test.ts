/** What the search panel finds (specification 2, "Home search block"; ruling 20). */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { findNearestNames, isOneTypoApart } from '@/lib/domain/search/nearest-names'
import { createPanelIndex, type PanelCity, searchPanel } from '@/lib/domain/search/panel-search'
import { panelTextLimit } from '@/lib/domain/search/panel-text-limit'
import { tokenise } from '@/lib/domain/search/tokenise'

const city = (name: string, zip: string, aliases?: string[]): PanelCity => ({
  name,
  zip,
  query: `?city=${name}|${zip}`,
  sale: 1,
  rent: 0,
  ...(aliases && { aliases }),
})

const cities = [
  city('Antwerpen', '2000', ['Anvers']),
  city('Antwerpen', '2018', ['Anvers']),
  city('Antwerpen', '2060', ['Anvers']),
  city('Berchem', '2600'),
  city('Borgerhout', '2140'),
  city('Heist-op-den-Berg', '2220'),
  city('Liège', '4000'),
  city('Sint-Niklaas', '9100'),
  city('Sint-Truiden', '3800'),
]
const property = { id: 4102311, text: 'Burgerhuis', href: '/nl/te-koop/antwerpen/burgerhuis/4102311/' }
const index = createPanelIndex(cities, (id) => (id === '4102311' ? property : undefined))

const rows = (list: readonly PanelCity[]) => list.map(({ name, zip }) => `${name} ${zip}`)
const find = (text: string) => {
  const result = searchPanel(index, text)
  return { cities: rows(result.cities), ids: result.properties.map(({ id }) => id), suggestions: rows(result.suggestions) }
}
const nothing = { cities: [], ids: [], suggestions: [] }

test('a typo in one word of a longer name still finds it', () => {
  expect(find('sint niklas').suggestions).toEqual(['Sint-Niklaas 9100'])
})

describe('exact words', () => {
  test.each([
    ['antwerpen', ['Antwerpen 2000', 'Antwerpen 2018', 'Antwerpen 2060']],
    ['antwerpen 2018', ['Antwerpen 2018']],
    ['2018 Antwerpen', ['Antwerpen 2018']],
    ['Antwerpen|2018', ['Antwerpen 2018']],
    ['anvers 2018', ['Antwerpen 2018']],
    ['2140', ['Borgerhout 2140']],
    ['LIEGE', ['Liège 4000']],
    ['liège', ['Liège 4000']],
    ['sint', ['Sint-Niklaas 9100', 'Sint-Truiden 3800']],
    ['sint niklaas', ['Sint-Niklaas 9100']],
    ['heist op den berg', ['Heist-op-den-Berg 2220']],
    ['  berchem  ', ['Berchem 2600']],
  ])('%s', (text, expected) => expect(find(text)).toEqual({ ...nothing, cities: expected }))

  test('a reference finds its property', () => expect(find('4102311')).toEqual({ ...nothing, ids: [4102311] }))

  test.each(['', ' ', '-', '|', '20', '201', '9999', '04102311', '410231', '4102311 burgerhuis', '2018 2000', '__proto__'])(
    'nothing for "%s"',
    (text) => expect(find(text)).toEqual(nothing),
  )
})

describe('suggestions', () => {
  test.each([
    ['antw', ['Antwerpen 2000', 'Antwerpen 2018', 'Antwerpen 2060']],
    ['anv', ['Antwerpen 2000', 'Antwerpen 2018', 'Antwerpen 2060']],
    ['antwerpn 2018', ['Antwerpen 2018']],
    ['antwerpen 20', ['Antwerpen 2000', 'Antwerpen 2018', 'Antwerpen 2060']],
    ['antwerpen 201', ['Antwerpen 2018']],
    ['berchem 9999', ['Berchem 2600']],
    ['brechem', ['Berchem 2600']],
    ['borgrhout', ['Borgerhout 2140']],
    ['sint nik', ['Sint-Niklaas 9100']],
    ['b', ['Heist-op-den-Berg 2220', 'Berchem 2600', 'Borgerhout 2140']],
  ])('%s', (text, expected) => {
    const { suggestions, ...rest } = find(text)
    expect(suggestions.toSorted()).toEqual(expected.toSorted())
    expect(rest).toEqual({ cities: [], ids: [] })
  })

  test('are not given in addition to an exact match', () => expect(find('sint').suggestions).toEqual([]))

  test('at most five names, the nearest first', () => {
    const names = ['bergen', 'berchem', 'berg', 'beringen', 'berlaar', 'bert', 'gent'].map((own) => ({ name: own, words: [own] }))
    expect(findNearestNames(names, ['berg'])).toEqual(['berg', 'bergen', 'bert'])
    expect(findNearestNames(names, ['be'])).toHaveLength(5)
    expect(findNearestNames(names, [])).toEqual([])
  })

  test.each([
    ['same', 'same', true],
    ['berchem', 'berhem', true],
    ['berchem', 'berrchem', true],
    ['berchem', 'bersem', false],
    ['berchem', 'berxhem', true],
    ['berchem', 'brechem', true],
    ['berchem', 'berchme', true],
    ['berchem', 'berch', false],
    ['ab', 'ba', true],
    ['a', 'b', true],
    ['abc', 'cba', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneTypoApart(a, b)).toBe(expected)
    expect(isOneTypoApart(b, a)).toBe(expected)
  })
})

const word = fc.stringMatching(/^[a-zéèêëàäöüç]{1,6}$/)
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'))
const zip = fc.integer({ min: 1000, max: 9999 }).map(String)
const arbitraryCities = fc.uniqueArray(
  fc.tuple(name, zip).map(([own, code]) => city(own, code)),
  { maxLength: 12, selector: ({ query }) => query },
)
const anyText = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.oneof(word, zip), { maxLength: 4 }).map((words) => words.join(' ')),
)

describe('for any towns and any text', () => {
  test('a town is found exactly when it has every typed word', () => {
    fc.assert(
      fc.property(arbitraryCities, fc.array(fc.oneof(word, zip), { minLength: 1, maxLength: 3 }), (towns, typed) => {
        const text = typed.join(' ')
        const wanted = tokenise(text)
        const expected = towns.filter((town) => {
          const own = [town.name, town.zip].flatMap(tokenise)
          return wanted.every((token) => own.includes(token))
        })
        const { cities: found } = searchPanel(
          createPanelIndex(towns, () => undefined),
          text,
        )
        expect(new Set(found)).toEqual(new Set(expected))
      }),
    )
  })

  test('every town is found by its own name and postcode, in any case, without accents, with any separator', () => {
    fc.assert(
      fc.property(
        arbitraryCities.filter((towns) => towns.length > 0),
        fc.nat(),
        fc.constantFrom(' ', '-', '|'),
        (towns, at, sign) => {
          const town = towns[at % towns.length]
          if (!town) return
          const own = createPanelIndex(towns, () => undefined)
          const plain = town.name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
          for (const spelling of [town.name, town.name.toUpperCase(), plain, town.name.normalize('NFD')]) {
            const text = `${spelling.replaceAll('-', sign)}${sign}${town.zip}`
            expect(searchPanel(own, text).cities).toContain(town)
          }
        },
      ),
    )
  })

  test('order, repetition and case of the words make no difference', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['Antwerpen', '2018', 'sint', 'LIÈGE', 'x', '4102311']), (words) => {
        expect(find([...words, ...words].join('-').toUpperCase())).toEqual(find(words.toSorted().join(' ')))
      }),
    )
  })

  test('it never throws, and suggests only when nothing is found', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { cities: found, properties, suggestions } = searchPanel(index, text)
        if (suggestions.length) expect([found, properties]).toEqual([[], []])
      }),
    )
  })

  test('an inserted, deleted or substituted letter is one typing error', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-c]{1,6}$/),
        fc.nat(),
        fc.constantFrom('', 'a', 'z'),
        fc.boolean(),
        (own, place, letter, isOver) => {
          const at = place % own.length
          const typo = own.slice(0, at) + letter + own.slice(at + (isOver ? 1 : 0))
          expect(isOneTypoApart(own, typo)).toBe(true)
          expect(isOneTypoApart(typo, own)).toBe(true)
        },
      ),
    )
  })
})

test('a text longer than the limit is truncated', () => {
  expect(find(`antwerpen${' '.repeat(panelTextLimit)}x`).cities).toHaveLength(3)
})

// What a letter costs is measured by `npm run bench:search`.
describe('with 3 000 towns', () => {
  const many = Array.from({ length: 3000 }, (_, at) => city(`Sint-Plaats${at.toString(36)}-Dorp${at % 97}`, String(1000 + at)))
  const looksFor = vi.fn((id: string) => (id === '5099999' ? property : undefined))
  const large = createPanelIndex(many, looksFor)

  test.each([
    ['sint', { cities: 3000, suggestions: 0 }],
    ['sint plaatsx', { cities: 1, suggestions: 0 }],
    ['dorp12 sint', { cities: 31, suggestions: 0 }],
    ['2018', { cities: 1, suggestions: 0 }],
    ['plaastab', { cities: 0, suggestions: 1 }],
    ['snit plaats1 drop3', { cities: 0, suggestions: 5 }],
    ['s', { cities: 0, suggestions: 5 }],
  ])('%s', (text, counts) => {
    const { cities, properties, suggestions } = searchPanel(large, text)
    expect({ cities: cities.length, suggestions: suggestions.length, properties }).toEqual({ ...counts, properties: [] })
  })

  test('a word is looked up once among the properties, however many there are, and several words never', () => {
    looksFor.mockClear()
    expect(searchPanel(large, '5099999').properties).toEqual([property])
    searchPanel(large, 'dorp12 5099999')
    expect(looksFor.mock.calls).toEqual([['5099999']])
  })
})
