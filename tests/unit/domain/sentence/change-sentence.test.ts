import { describe, expect, it, test } from 'vitest'
import { epcLetters, lowerBounds } from '@/lib/domain/search/property-filter'
import { flags } from '@/lib/domain/search/yes-no-filters'
import { changeSentence } from '@/lib/domain/sentence/change-sentence'
import { choicesFor } from '@/lib/domain/sentence/choices'
import { phraseOfPart } from '@/lib/domain/sentence/part-phrases'
import { readSentence } from '@/lib/domain/sentence/read-sentence'
import type { SentencePart } from '@/lib/domain/sentence/reading'
import { traits } from '@/lib/domain/sentence/traits'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { readSamples, samplePlaces } from '@/tests/support/sentences'

const read = (sentence: string, language: Language) => readSentence(sentence, { language, places: samplePlaces })

const place = (name: string): SentencePart => {
  const found = samplePlaces.byName.get(name) ?? samplePlaces.quarters.get(name)
  if (!found) throw new Error(`no place ${name}`)
  return { kind: 'place', place: found }
}

const parts: SentencePart[] = [
  ...['1', '2', '3', '4', '5', '6', '7', '8'].map((webId): SentencePart => ({ kind: 'type', webId })),
  ...flags.map((flag): SentencePart => ({ kind: 'flag', flag })),
  ...epcLetters.map((letter): SentencePart => ({ kind: 'epc', letter })),
  ...lowerBounds.flatMap((kind) => [1, 2, 12].map((count): SentencePart => ({ kind, count }))),
  { kind: 'price', minPrice: undefined, maxPrice: 425_000 },
  { kind: 'price', minPrice: 300_000, maxPrice: undefined },
  { kind: 'price', minPrice: 300_000, maxPrice: 425_000 },
  { kind: 'since', days: 14 },
  { kind: 'reference', reference: '4102311' },
  { kind: 'goal', goal: 'sale' },
  { kind: 'goal', goal: 'rent' },
  place('berchem'),
  place('antwerpen'),
  place('zurenborg'),
  place('antwerpen centrum'),
]

describe.each(languageCodes)('phrases of the grammar in %s', (language) => {
  test.each(parts.map((part) => [JSON.stringify(part).slice(0, 90), part] as const))('mean %s', (_, part) => {
    const own = read(phraseOfPart(part, 'must', language), language).items
    expect(own.filter(({ state }) => state === 'must').map((item) => item.part)).toEqual([part])
  })

  // "New" alone is a type; together with another one it is preferred.
  test.each(traits.filter((trait) => trait !== 'new'))('prefer %s', (trait) => {
    const { preferences } = read(phraseOfPart({ kind: 'trait', trait }, 'preferred', language), language)
    expect(preferences).toContainEqual({ kind: 'trait', trait })
  })

  it('express preferences and exclusions', () => {
    const part: SentencePart = { kind: 'flag', flag: 'garden' }
    expect(read(phraseOfPart(part, 'preferred', language), language).preferences).toEqual([part])
    expect(read(phraseOfPart(place('deurne'), 'excluded', language), language).items.map(({ state }) => state)).toEqual([
      'excluded',
    ])
    const flat: SentencePart = { kind: 'type', webId: '2' }
    expect(read(phraseOfPart(flat, 'excluded', language), language).items.map(({ state }) => state)).toEqual(['excluded'])
  })
})

/** The meaning of a sentence, without the parts that were not understood. */
const meant = (sentence: string, language: Language) =>
  read(sentence, language)
    .items.filter(({ part, state }) => part && state !== 'uncounted')
    .map(({ part, state }) => JSON.stringify({ part, state }))
    .toSorted()

describe('removing a part', () => {
  it('leaves the words around it', () => {
    const sentence = 'huis met tuin in Berchem, 3 slpk'
    const reading = read(sentence, 'nl')
    const garden = reading.items[1]
    if (!garden) throw new Error('no garden')
    expect(changeSentence(sentence, reading, garden, undefined, { language: 'nl', places: samplePlaces })).toBe(
      'huis in Berchem, 3 slpk',
    )
  })

  it.each(languageCodes)('leaves the meaning of all other parts, in %s', (language) => {
    const wrong = readSamples(language, 'known')
      .filter(({ kind }) => kind === 'mixed' || kind === 'preferences' || kind === 'features')
      .flatMap(({ sentence }) => {
        const reading = read(sentence, language)
        return reading.items
          .filter(({ part, state }) => part && state !== 'uncounted')
          .flatMap((item) => {
            const changed = changeSentence(sentence, reading, item, undefined, { language, places: samplePlaces })
            const rest = reading.items
              .filter((other) => other !== item && other.part && other.state !== 'uncounted')
              .map(({ part, state }) => JSON.stringify({ part, state }))
              .toSorted()
            return meant(changed, language).join() === rest.join() ? [] : [`${sentence} - ${item.text} = ${changed}`]
          })
      })
    // A meaning that depends on the rest of the sentence, such as "new" as a type, may change without it.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(8)
  })
})

test('a replacement is in the same position', () => {
  const sentence = 'huis in Berchm, drie slaapkamers'
  const reading = read(sentence, 'nl')
  const [, town, bedrooms] = reading.items
  if (!town || !bedrooms) throw new Error('not read')
  const asked = { language: 'nl', places: samplePlaces } as const
  expect(changeSentence(sentence, reading, town, { part: place('deurne'), state: 'must' }, asked)).toBe(
    'huis in Deurne, drie slaapkamers',
  )
  expect(
    changeSentence(sentence, reading, bedrooms, { part: { kind: 'minBedrooms', count: 2 }, state: 'preferred' }, asked),
  ).toBe('huis in Berchm, liefst 2 slaapkamers')
})

describe('alternatives for a part', () => {
  const towns = [
    { name: 'Antwerpen', zip: '2000' },
    { name: 'Antwerpen', zip: '2018' },
    { name: 'Berchem', zip: '2600' },
  ]
  const choices = (part: SentencePart, state: 'must' | 'preferred' | 'excluded' = 'must') =>
    choicesFor({ part, state }, { types: ['1', '2'], towns })
  const values = (part: SentencePart, name: string) =>
    choices(part)
      .filter((choice) => choice.state === 'must')
      .map((choice) => Reflect.get(choice.part, name))

  test('are neighbouring values', () => {
    expect(values({ kind: 'price', minPrice: undefined, maxPrice: 425_000 }, 'maxPrice')).toEqual([
      375_000, 400_000, 425_000, 450_000, 475_000,
    ])
    expect(values({ kind: 'price', minPrice: 1000, maxPrice: undefined }, 'minPrice')).toEqual([900, 950, 1000, 1050, 1100])
    expect(values({ kind: 'price', minPrice: undefined, maxPrice: 10_000 }, 'maxPrice')).toEqual([10_000, 25_000, 50_000])
    expect(values({ kind: 'price', minPrice: undefined, maxPrice: 9999 }, 'maxPrice')).toEqual([9900, 9950, 9999, 10_050, 10_100])
    expect(values({ kind: 'minArea', count: 100 }, 'count')).toEqual([70, 85, 100, 115, 130])
    expect(values({ kind: 'minPlot', count: 5 }, 'count')).toEqual([5])
    expect(values({ kind: 'minBedrooms', count: 3 }, 'count')).toEqual([2, 3, 4])
    expect([values({ kind: 'minGarages', count: 1 }, 'count'), values({ kind: 'minBathrooms', count: 20 }, 'count')]).toEqual([
      [1, 2],
      [19, 20],
    ])
    expect(values({ kind: 'since', days: 10 }, 'days')).toEqual([7, 10, 14, 30])
    expect(values({ kind: 'since', days: 14 }, 'days')).toEqual([7, 14, 30])
    expect(values({ kind: 'type', webId: '2' }, 'webId')).toEqual(['1', '2'])
    expect(values({ kind: 'epc', letter: 'b' }, 'letter')).toEqual([...epcLetters])
    expect(values({ kind: 'goal', goal: 'rent' }, 'goal')).toEqual(['sale', 'rent'])
  })

  test('of a town are the other towns, each with all postcodes', () => {
    const berchem: SentencePart = {
      kind: 'place',
      place: { kind: 'town', name: 'Berchem', choices: [towns[2] ?? { name: '', zip: '' }] },
    }
    expect(values(berchem, 'place')).toEqual([berchem.place, { kind: 'town', name: 'Antwerpen', choices: towns.slice(0, 2) }])
  })

  test('include the same part as preferred or required', () => {
    const garden: SentencePart = { kind: 'flag', flag: 'garden' }
    expect(choices(garden)).toEqual([
      { part: garden, state: 'must' },
      { part: garden, state: 'preferred' },
    ])
    expect(choices(garden, 'preferred').at(-1)).toEqual({ part: garden, state: 'must' })
    expect(choices({ kind: 'price', minPrice: 1, maxPrice: 2 })).toHaveLength(2)
  })

  test('are empty where there are none', () => {
    expect(choices({ kind: 'flag', flag: 'garden' }, 'excluded')).toEqual([])
    expect(choices({ kind: 'reference', reference: '41' })).toEqual([])
    expect(choices({ kind: 'trait', trait: 'south' }, 'preferred')).toEqual([])
    expect(choices({ kind: 'goal', goal: 'sale' }).map(({ state }) => state)).toEqual(['must', 'must'])
  })
})

test.each([
  ['nl', 'niet in Berchem', 'geen appartement', 'liefst met tuin'],
  ['fr', 'pas à Berchem', 'pas d’appartement', 'de préférence avec jardin'],
] as const)('in %s a place is excluded with other words than a type', (language, noPlace, noType, garden) => {
  const say = (part: SentencePart, state: 'excluded' | 'preferred') => phraseOfPart(part, state, language)
  expect([
    say(place('berchem'), 'excluded'),
    say({ kind: 'type', webId: '2' }, 'excluded'),
    say({ kind: 'flag', flag: 'garden' }, 'preferred'),
  ]).toEqual([noPlace, noType, garden])
})

describe.each([
  ['nl', /^geen /],
  ['fr', /^(pas de [^aeiouyé]|pas d’[aeiouyé])/],
  ['en', /^no /],
  ['de', /^(keine (Wohnung|Garagenbox)$|kein (?!Wohnung|Garagenbox))/],
] as const)('in %s', (language, grammar) => {
  test.each(['1', '2', '3', '4', '5', '6', '7'])('type %s is excluded in correct grammar, and parsed again', (webId) => {
    const part: SentencePart = { kind: 'type', webId }
    const phrase = phraseOfPart(part, 'excluded', language)
    expect(phrase).toMatch(grammar)
    expect(read(phrase, language).items.map((item) => [item.state, item.part])).toEqual([['excluded', part]])
  })
})
