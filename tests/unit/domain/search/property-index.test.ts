/** The index gives the results of `matchesFilter`, for any filter over any listings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  epcLetters,
  foldName,
  isInCity,
  lowerBounds,
  matchesFilter,
  noFilter,
  type PropertyFilter,
  sortOrders,
  sortProperties,
} from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import { flags } from '@/lib/domain/search/yes-no-filters'
import { arbitraryFilter } from '../../../support/arbitrary-query'
import { getProperty, getRecord, snapshot } from '../../../support/content'
import { generateProperties } from '../../../support/generate-properties'

const today = '2026-11-21'
const generated = generateProperties(400, 7, today)
const collections = [
  ['the demo content', snapshot.properties],
  ['400 generated listings', generated],
] as const

/** At most three parts of a filter, so that the result is rarely empty. */
const fewParts = fc
  .tuple(arbitraryFilter, fc.subarray(Object.keys(noFilter), { maxLength: 3 }))
  .map(([filter, kept]): PropertyFilter => {
    const entries = Object.entries(filter).filter(([key]) => kept.includes(key))
    return { ...noFilter, ...Object.fromEntries(entries) }
  })

describe.each(collections)('%s', (_, properties) => {
  const index = createPropertyIndex(properties, today)
  const bruteForce = (filter: PropertyFilter) => properties.filter((property) => matchesFilter(property, filter, today))

  test('counts, pages and towns agree with a brute-force search', () => {
    fc.assert(
      fc.property(fewParts, fc.constantFrom(...sortOrders), fc.integer({ min: 1, max: 5 }), (filter, sort, page) => {
        const found = bruteForce(filter)
        expect(index.count(filter)).toBe(found.length)
        expect(index.countTowns(filter)).toBe(new Set(found.map(({ city }) => foldName(city))).size)
        const result = index.page(filter, sort, page, 9)
        const start = (result.page - 1) * 9
        expect(result.items.map(({ id }) => id)).toEqual(
          sortProperties(found, sort)
            .slice(start, start + 9)
            .map(({ id }) => id),
        )
        expect(index.first(filter, sort, 20)).toEqual(sortProperties(found, sort).slice(0, 20))
      }),
      { numRuns: 400 },
    )
  })

  test('each facet count is the number of results after choosing it', () => {
    fc.assert(
      fc.property(fewParts, (filter) => {
        const facets = index.facets(filter)
        const countWith = (part: Partial<PropertyFilter>) => bruteForce({ ...filter, ...part }).length
        expect(facets.total).toBe(bruteForce(filter).length)
        for (const [type, count] of facets.types) expect([type, count]).toEqual([type, countWith({ types: [type] })])
        for (const { name, zip, count } of facets.cities)
          expect([zip, count]).toEqual([zip, countWith({ cities: [{ name, zip }] })])
        for (const bound of lowerBounds) expect([bound, facets.lowerBound(bound, 2)]).toEqual([bound, countWith({ [bound]: 2 })])
        for (const letter of epcLetters) expect([letter, facets.epc(letter)]).toEqual([letter, countWith({ epc: letter })])
        for (const flag of flags)
          expect([flag, facets.flag(flag)]).toEqual([flag, countWith({ flags: [...new Set([...filter.flags, flag])] })])
        expect(facets.since(30)).toBe(countWith({ since: 30 }))
        for (const shape of filter.shapes) expect(facets.shape(shape)).toBe(countWith({ shapes: [shape] }))
        const priced = bruteForce({ ...filter, minPrice: undefined, maxPrice: undefined }).filter(
          ({ price }) => price.kind === 'shown',
        )
        expect(facets.prices.counts.reduce((sum, count) => sum + count, 0)).toBe(priced.length)
      }),
      { numRuns: 150 },
    )
  })

  test('every single filter matches some but not all, or all when it is empty', () => {
    expect(index.count(noFilter)).toBe(properties.length)
    for (const filter of [
      { types: ['1'] },
      { maxPrice: 400_000 },
      { minBedrooms: 3 },
      { minArea: 150 },
      { epc: 'b' as const },
      { flags: ['garden' as const] },
    ]) {
      const count = index.count({ ...noFilter, ...filter })
      expect([filter, count > 0 && count < properties.length]).toEqual([filter, true])
    }
  })
})

test('a hidden address is found by its rounded point only (ruling 10)', () => {
  const villa = getRecord('s12')
  const index = createPropertyIndex([getProperty('s12')], today)
  const around = (latitude: number, longitude: number) => ({
    south: latitude - 0.0005,
    north: latitude + 0.0005,
    west: longitude - 0.0005,
    east: longitude + 0.0005,
  })
  const rounded = { latitude: Math.round(villa.latitude * 100) / 100, longitude: Math.round(villa.longitude * 100) / 100 }
  expect(index.count({ ...noFilter, bounds: around(rounded.latitude, rounded.longitude) })).toBe(1)
  expect(index.count({ ...noFilter, bounds: around(villa.latitude, villa.longitude) })).toBe(0)
  const circle = (middle: typeof rounded): PropertyFilter => ({
    ...noFilter,
    shapes: [{ kind: 'circle', ...middle, kilometres: 0.1 }],
  })
  expect(index.count(circle(rounded))).toBe(1)
  expect(index.count(circle({ latitude: villa.latitude, longitude: villa.longitude }))).toBe(0)
})

test('a postcode without a name finds every town with that postcode', () => {
  const found = snapshot.properties.filter((property) => isInCity(property, { name: '', zip: '2140' }))
  expect(found.map(({ recordFile }) => recordFile)).toEqual(['s08', 's11'])
})
