/** Filtering, sorting and paging of lists (specification 2 and 4). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInCity, matchesFilter, noFilter, paginate, sortProperties } from '@/lib/domain/search/property-filter'
import { languageCodes } from '@/lib/domain/text/language'
import { getProperty, snapshot } from '../../../support/content'

const keysOf = (filter: Partial<typeof noFilter>) =>
  snapshot.properties
    .filter((property) => matchesFilter(property, { ...noFilter, ...filter }, '2026-11-21'))
    .map((property) => property.recordFile)

describe('filter', () => {
  test('without anything set all 19 pass', () => {
    expect(keysOf({})).toHaveLength(19)
  })

  test('a property counts for a type if the type id is in its WebIDs list (specification 4)', () => {
    expect(keysOf({ types: ['8'] })).toEqual(['s08', 's10', 's14'])
    expect(keysOf({ types: ['5'] })).toEqual(['s06'])
  })

  test('a city matches when accent- and case-insensitive names are equal and postcodes are equal (specification 4)', () => {
    expect(isInCity({ city: 'LIÈGE', zip: '4000' }, { name: 'liege', zip: '4000' })).toBe(true)
    expect(isInCity({ city: 'ANTWERPEN', zip: '2018' }, { name: 'Antwerpen', zip: '2000' })).toBe(false)
    expect(keysOf({ cities: [{ name: 'Borgerhout', zip: '2140' }] })).toEqual(['s11'])
  })

  test('a hidden price matches no price bound (ruling 10)', () => {
    expect(keysOf({ minPrice: 1 })).not.toContain('s15')
    expect(keysOf({ maxPrice: 100_000_000 })).not.toContain('s15')
  })

  test('bedrooms and area are lower bounds', () => {
    expect(keysOf({ minBedrooms: 5 }).toSorted()).toEqual(['s01', 's06', 's12'])
    expect(keysOf({ minArea: 240, types: ['6'] })).toContain('r03')
  })
})

describe('order', () => {
  test('by price upwards, hidden prices last', () => {
    const sale = sortProperties(
      snapshot.properties.filter((property) => property.goal === 'sale'),
      'price-asc',
    )
    expect(sale[0]?.recordFile).toBe('s16')
    expect(sale.at(-1)?.recordFile).toBe('s15')
  })

  test('newest first', () => {
    const dates = sortProperties(snapshot.properties, 'newest').map((property) => property.creationDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('does not change its input', () => {
    const before = [...snapshot.properties]
    sortProperties(snapshot.properties, 'area-desc')
    expect(snapshot.properties).toEqual(before)
  })
})

describe('pages', () => {
  test('every item stands on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (items, size) => {
        const { pageCount } = paginate(items, 1, size)
        const pages = Array.from({ length: pageCount }, (_, index) => paginate(items, index + 1, size).items)
        expect(pages.flat()).toEqual(items)
      }),
    )
  })

  test('a page outside the list gives the nearest one', () => {
    expect(paginate([1, 2, 3], 99, 2)).toEqual({ items: [3], page: 2, pageCount: 2, total: 3 })
    expect(paginate([], 1, 2)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 })
  })
})

test('hidden addresses: the villa is the one with PublishAddress false (snapshot.md)', () => {
  expect(getProperty('s12').address).toEqual({ kind: 'hidden' })
})

test('words of every language find a property, German ones too', () => {
  const house = getProperty('s01')
  const words = languageCodes.map((language) => house.texts[language].mainTypeName)
  expect(new Set(words).size).toBe(languageCodes.length)
  for (const text of words) expect([text, matchesFilter(house, { ...noFilter, text }, '2026-11-21')]).toEqual([text, true])
  expect(keysOf({ text: 'bungalow' })).not.toContain('s01')
})

test('of two that came on the same day, the one with the lower number stands first', () => {
  const [one, other] = [getProperty('s01'), getProperty('s02')].toSorted((a, b) => a.id - b.id)
  if (!one || !other) throw new Error('missing')
  const day = { creationDate: '2026-11-01' }
  const sorted = sortProperties(
    [
      { ...other, ...day },
      { ...one, ...day },
    ],
    'newest',
  )
  expect(sorted.map(({ id }) => id)).toEqual([one.id, other.id])
})
