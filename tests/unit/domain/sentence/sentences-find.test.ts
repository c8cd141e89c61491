/** What sentences find among 2 000 listings, compared with checking each listing for the expected meaning. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { amountOf, epcLetterOf, figureOf } from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import { readSentence } from '@/lib/domain/sentence/read-sentence'
import { languageCodes } from '@/lib/domain/text/language'
import { generateProperties } from '@/tests/support/generate-properties'
import { meaningOfSentence, readSamples, samplePlaces, spellOut } from '@/tests/support/sentences'

const today = '2026-11-21'
const properties = generateProperties(2_000, 17, today)
const index = createPropertyIndex(properties, today)

const types = ['house', 'flat', 'studio', 'land', 'yield', 'business', 'garage', 'new']
const yesOrNo = ['garden', 'terrace', 'lift', 'furnished'] as const
const figures = {
  bed: figureOf.minBedrooms,
  bath: figureOf.minBathrooms,
  gar: figureOf.minGarages,
  park: figureOf.minParkings,
  area: figureOf.minArea,
  plot: figureOf.minPlot,
} as const

type Test = (property: PublicProperty) => boolean

/** The test for a word of a meaning; undefined for words that this file cannot test. */
function readWord(word: string): Test | undefined {
  const sign = yesOrNo.find((name) => word === `+${name}`)
  if (sign) return (property) => property[sign] === true
  const [, bound = '', number = ''] = /^([<>]|[a-z]+)(\d+)$/.exec(word) ?? []
  const limit = Number(number)
  if (bound === '<') return (property) => (amountOf(property) ?? Number.POSITIVE_INFINITY) <= limit
  if (bound === '>') return (property) => (amountOf(property) ?? 0) >= limit
  const figure = Object.entries(figures).find(([name]) => name === bound)?.[1]
  if (figure) return (property) => (figure(property) ?? -1) >= limit
  const label = /^epc([A-G])$/.exec(word)?.[1]?.toLowerCase()
  return label ? (property) => (epcLetterOf(property) ?? 'z') <= label : undefined
}

/** All tests for a meaning; undefined when one of its words cannot be tested. */
function readMeaning(meaning: string): Test | undefined {
  const words = meaning.split(' ').filter((word) => word && !/^(~.*|\?|sale|rent)$/.test(word))
  const zips = words.flatMap((word) => (word.startsWith('@') ? word.slice(1) : []))
  const kinds = words.flatMap((word) => (types.includes(word) ? String(types.indexOf(word) + 1) : []))
  const rest = words.filter((word) => !word.startsWith('@') && !types.includes(word)).map(readWord)
  if (rest.includes(undefined)) return undefined
  return (property) =>
    (zips.length === 0 || zips.includes(property.zip)) &&
    (kinds.length === 0 || kinds.some((kind) => property.webIds.includes(kind))) &&
    rest.every((one) => one?.(property))
}

describe.each(languageCodes)('in %s', (language) => {
  test('every correctly parsed sentence finds exactly the expected listings', () => {
    const looked = readSamples(language, 'known').flatMap(({ sentence, meaning }) => {
      const meant = spellOut(meaning)
      const test = meaningOfSentence(sentence, language) === meant ? readMeaning(meant) : undefined
      return test ? [{ sentence, test }] : []
    })
    expect(looked.length).toBeGreaterThan(250)
    const wrong = looked.flatMap(({ sentence, test }) => {
      const { filter } = readSentence(sentence, { language, places: samplePlaces })
      const found = index.first(filter, 'newest', properties.length).map(({ id }) => id)
      const expected = properties.filter(test).map(({ id }) => id)
      return found.toSorted().join() === expected.toSorted().join()
        ? []
        : [`${sentence}: ${found.length}, not ${expected.length}`]
    })
    expect(wrong).toEqual([])
  })
})
