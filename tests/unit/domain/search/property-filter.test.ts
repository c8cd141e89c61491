/** Filtering, sorting and paging of lists (specification 2 and 4). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  epcLetterOf,
  epcLetters,
  isInCity,
  mainArea,
  matchesFilter,
  missedCriteria,
  noFilter,
  paginate,
  sortProperties,
  wordsOf,
} from '@/lib/domain/search/property-filter'
import { languageCodes } from '@/lib/domain/text/language'
import { getProperty, snapshot } from '../../../support/content'

const keysOf = (filter: Partial<typeof noFilter>) =>
  snapshot.properties
    .filter((property) => matchesFilter(property, { ...noFilter, ...filter }, '2026-11-21'))
    .map((property) => property.recordFile)

describe('filter', () => {
  test('an empty filter matches all 19', () => {
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

describe('each part of a filter', () => {
  const home = { ...getProperty('s01'), latitude: 51.2, longitude: 4.4, creationDate: '2026-11-11' }
  const passes = (filter: Partial<typeof noFilter>, property = home) =>
    matchesFilter(property, { ...noFilter, ...filter }, '2026-11-21')

  test('bounds are inclusive', () => {
    const bounds = { south: 51.2, west: 4.4, north: 51.2, east: 4.4 }
    expect(passes({ bounds })).toBe(true)
    for (const beside of [
      { south: 51.21, north: 52 },
      { south: 51, north: 51.19 },
      { west: 4.41, east: 5 },
      { west: 4, east: 4.39 },
    ])
      expect(passes({ bounds: { south: 51, west: 4, north: 52, east: 5, ...beside } })).toBe(false)
  })

  test('price bounds are inclusive', () => {
    const priced = { ...home, price: { ...getProperty('s02').price, kind: 'shown', amount: 300_000 } } as typeof home
    const within = (minPrice?: number, maxPrice?: number) => passes({ minPrice, maxPrice }, priced)
    expect([
      within(300_000),
      within(300_001),
      within(undefined, 300_000),
      within(undefined, 299_999),
      within(300_000, 300_000),
    ]).toEqual([true, false, true, false, true])
  })

  test('the energy label is as good or better; without a label nothing matches', () => {
    const letters = snapshot.properties.map((property) => [property, epcLetterOf(property)] as const)
    expect(letters.some(([, letter]) => letter === undefined)).toBe(true)
    expect(new Set(letters.map(([, letter]) => letter)).size).toBeGreaterThan(3)
    for (const [property, letter] of letters)
      for (const epc of epcLetters)
        expect([property.id, epc, passes({ epc }, property)]).toEqual([property.id, epc, letter !== undefined && letter <= epc])
  })

  test('the first day of the period is included', () => {
    expect([passes({ since: 10 }), passes({ since: 9 })]).toEqual([true, false])
  })

  test('every word must occur in the property: town, postcode, number, type, and a public street', () => {
    const text = (wanted: string, property = home) => passes({ text: wanted }, property)
    const { city, zip, id } = home
    expect([city, zip, String(id), `${zip} ${city}`, '', ' - '].map((wanted) => text(wanted))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(text(`${city} nowhere`)).toBe(false)
    const onStreet = { ...home, address: { kind: 'shown', street: 'Kloosterpad' } } as unknown as typeof home
    expect(text('kloosterpad', onStreet)).toBe(true)
    expect(text('kloosterpad', { ...onStreet, address: { kind: 'hidden' } } as typeof home)).toBe(false)
    expect(text('Zuidhoek', { ...home, quarter: 'Zuidhoek' })).toBe(true)
    expect([...wordsOf({ ...home, quarter: undefined, address: { kind: 'hidden' } } as typeof home)]).not.toContain('stryker')
  })

  test('missed criteria are listed', () => {
    expect(missedCriteria(home, noFilter, '2026-11-21')).toEqual([])
    expect(missedCriteria(home, { ...noFilter, since: 1, reference: '1', minBedrooms: 99 }, '2026-11-21').toSorted()).toEqual([
      'minBedrooms',
      'reference',
      'since',
    ])
  })

  test('a town without a name is its postcode', () => {
    expect(isInCity({ city: 'Antwerpen', zip: '2018' }, { name: '', zip: '2018' })).toBe(true)
    expect(isInCity({ city: 'Deurne', zip: '2018' }, { name: 'Antwerpen', zip: '2018' })).toBe(false)
  })
})

describe('order', () => {
  test('by a figure, unknown ones last in either direction, equal ones newest first', () => {
    const one = getProperty('s02')
    const make = (id: number, amount: number | undefined, creationDate: string) =>
      ({
        ...one,
        id,
        creationDate,
        price: amount === undefined ? { kind: 'hidden' } : { ...one.price, kind: 'shown', amount },
      }) as typeof one
    const all = [
      make(1, 300, '2026-01-01'),
      make(2, undefined, '2026-01-03'),
      make(3, 100, '2026-01-01'),
      make(4, 300, '2026-01-02'),
      make(5, undefined, '2026-01-04'),
      make(6, 200, '2026-01-01'),
    ]
    for (const given of [all, all.toReversed()]) {
      expect(sortProperties(given, 'price-asc').map(({ id }) => id)).toEqual([3, 6, 4, 1, 5, 2])
      expect(sortProperties(given, 'price-desc').map(({ id }) => id)).toEqual([4, 1, 6, 3, 5, 2])
      expect(sortProperties(given, 'newest').map(({ id }) => id)).toEqual([5, 2, 4, 1, 3, 6])
    }
  })

  test('by area, the largest first', () => {
    const areas = sortProperties(snapshot.properties, 'area-desc').map((property) => mainArea(property) ?? 0)
    expect(areas).toEqual(areas.toSorted((a, b) => b - a))
  })

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
  test('every item is on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (items, size) => {
        const { pageCount } = paginate(items, 1, size)
        const pages = Array.from({ length: pageCount }, (_, index) => paginate(items, index + 1, size).items)
        expect(pages.flat()).toEqual(items)
      }),
    )
  })

  test('a page number out of range is clamped', () => {
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

test('of two listed on the same day, the one with the lower number comes first', () => {
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
