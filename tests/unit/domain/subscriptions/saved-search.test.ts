/** A saved search matches the available listings of a list with the same filter. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesFilter, noFilter } from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import { findMisses, fitsSearchCriteria, toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import { emptyListQuery, listQueryText, parseListQuery } from '@/lib/routing/list-query'
import { arbitraryFilter } from '../../../support/arbitrary-query'
import { getProperty, snapshot } from '../../../support/content'
import { generateProperties } from '../../../support/generate-properties'

const today = '2026-11-21'
const listings = [...generateProperties(300, 11, today), ...snapshot.properties]
const indexes = {
  sale: createPropertyIndex(
    listings.filter(({ goal }) => goal === 'sale'),
    today,
  ),
  rent: createPropertyIndex(
    listings.filter(({ goal }) => goal === 'rent'),
    today,
  ),
}
const arbitraryGoal = fc.constantFrom('sale' as const, 'rent' as const)

/** Few parts, so that listings match. */
const arbitrarySearchCriteria = fc
  .tuple(arbitraryGoal, arbitraryFilter, fc.subarray(Object.keys(noFilter), { maxLength: 3 }))
  .map(([goal, filter, kept]) =>
    toSearchCriteria(goal, { ...noFilter, ...Object.fromEntries(Object.entries(filter).filter(([key]) => kept.includes(key))) }),
  )

const idsOf = (properties: readonly { id: number }[]) => properties.map(({ id }) => id).sort((a, b) => a - b)

describe('generated searches over generated listings', () => {
  test('agree with the filter of the list', () => {
    fc.assert(
      fc.property(arbitrarySearchCriteria, fc.constantFrom(...listings), (criteria, property) => {
        const isListed = property.goal === criteria.goal && matchesFilter(property, criteria.filter, today)
        expect(fitsSearchCriteria(criteria, property, today)).toBe(isListed && property.availability === 'available')
      }),
      { numRuns: 3000 },
    )
  })

  test('find the available listings of the list', () => {
    fc.assert(
      fc.property(arbitraryGoal, arbitrarySearchCriteria, (goal, { filter }) => {
        const flags = [...new Set([...filter.flags, 'available' as const])]
        const shown = indexes[goal].page({ ...filter, flags }, 'newest', 1, listings.length).items
        const fitting = listings.filter((property) => fitsSearchCriteria({ goal, filter }, property, today))
        expect(idsOf(fitting)).toEqual(idsOf(shown))
      }),
      { numRuns: 300 },
    )
  })

  test('are unchanged after they were stored as the query of a list', () => {
    fc.assert(
      fc.property(arbitrarySearchCriteria, ({ filter }) => {
        const text = listQueryText({ ...emptyListQuery, filter })
        expect(parseListQuery(new URLSearchParams(text)).filter).toEqual(
          expect.objectContaining({ minGarages: filter.minGarages, types: filter.types.toSorted(), maxPrice: filter.maxPrice }),
        )
      }),
    )
  })

  test('give reasons exactly when a listing does not match', () => {
    fc.assert(
      fc.property(arbitrarySearchCriteria, fc.constantFrom(...listings), (criteria, property) => {
        expect(findMisses(criteria, property, today).length === 0).toBe(fitsSearchCriteria(criteria, property, today))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('reasons', () => {
  const criteria = toSearchCriteria('sale', { ...noFilter, types: ['2'], cities: [{ name: '', zip: '2600' }], maxPrice: 400_000 })

  test('a matching listing has none', () => expect(findMisses(criteria, getProperty('s09'), today)).toEqual([]))

  test('every part that does not match is listed', () => {
    expect(findMisses(criteria, getProperty('s03'), today)).toEqual(['cities', 'price'])
    expect(findMisses(criteria, getProperty('r01'), today)).toEqual(['goal', 'cities'])
    expect(findMisses(criteria, getProperty('s15'), today)).toEqual(['gone', 'types', 'cities', 'price'])
  })

  test('the age of a listing is no criterion', () => {
    expect(toSearchCriteria('sale', { ...noFilter, since: 7 }).filter.since).toBeUndefined()
  })

  test('garages and parkings are counted, and a flag counts as one (specification 3)', () => {
    const [garage] = generateProperties(1, 3, today)
    if (!garage) throw new Error('no listing')
    const property = {
      ...garage,
      garage: true,
      garages: undefined,
      parking: false,
      parkings: 2,
      availability: 'available' as const,
    }
    const fits = (filter: Partial<typeof noFilter>) =>
      fitsSearchCriteria(toSearchCriteria(undefined, { ...noFilter, ...filter }), property, today)
    expect([fits({ minGarages: 1 }), fits({ minGarages: 2 }), fits({ minParkings: 2 }), fits({ minParkings: 3 })]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})
