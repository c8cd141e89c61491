/** An index built from a former one is the same as one built from nothing, whatever changed in between. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { noFilter } from '@/lib/domain/search/property-filter'
import { createPropertyIndex, indexInPieces, type PropertyIndex } from '@/lib/domain/search/property-index'
import { generateProperties } from '../../../support/generate-properties'

const today = '2026-11-21'
const listed = generateProperties(120, 3, today)
/** Others with the same numbers: each listing as it may become. */
const changed = generateProperties(120, 4, today)

function indexAfter(properties: readonly PublicProperty[], before: PropertyIndex): PropertyIndex {
  const pieces = indexInPieces(properties, today, before)
  let next = pieces.next()
  while (!next.done) next = pieces.next()
  return next.value
}

/** Comparable contents: the places of a word are in no order, and may be a list or a typed array. */
const contentsOf = ({ sets: { words, ...others } }: PropertyIndex) => ({
  ...others,
  words: new Map([...words].map(([word, places]) => [word, [...places].sort((a, b) => a - b)])),
})

/** What becomes of each listing, and the order of the files. */
const change = fc.record({
  fates: fc.array(fc.constantFrom('kept', 'kept', 'kept', 'kept', 'changed', 'gone'), { minLength: 120, maxLength: 120 }),
  isReversed: fc.boolean(),
})

test('after any changes, one after the other', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      let properties: readonly PublicProperty[] = listed
      let index = createPropertyIndex(properties, today)
      for (const { fates, isReversed } of changes) {
        const next = listed.flatMap((original, place) => {
          if (fates[place] === 'gone') return []
          const now = properties.find(({ id }) => id === original.id) ?? original
          return fates[place] === 'changed' && changed[place] ? (now === original ? changed[place] : original) : now
        })
        properties = isReversed ? next.toReversed() : next
        index = indexAfter(properties, index)
        expect(contentsOf(index)).toEqual(contentsOf(createPropertyIndex(properties, today)))
      }
    }),
    { numRuns: 60 },
  )
})

test('after one change the texts of no unchanged listing are read', () => {
  const read = new Set<number>()
  const properties = generateProperties(400, 5, today).map(
    (property) =>
      new Proxy(property, {
        get: (target, key) => {
          if (key === 'texts') read.add(target.id)
          return Reflect.get(target, key)
        },
      }),
  )
  const before = createPropertyIndex(properties, today)
  expect(read.size).toBe(400)
  read.clear()
  const [replacement] = generateProperties(1, 6, today)
  if (!replacement) throw new Error('one listing was asked for')
  const index = indexAfter(properties.with(7, replacement), before)
  expect([...read]).toEqual([])
  expect(index.count(noFilter)).toBe(400)
})

test('words of unchanged listings share their places with the former index', () => {
  const properties = generateProperties(400, 5, today)
  const before = createPropertyIndex(properties, today)
  const after = indexAfter([...properties], before)
  for (const [word, places] of before.sets.words) expect(after.sets.words.get(word)).toBe(places)
})
