/** The query of a list: parsed, written, normalised (specification 2, "Routes"). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import { buildListQuery, listQueryText, parseListQuery } from '@/lib/routing/list-query'
import { normaliseQuery } from '@/lib/routing/normalise-query'
import { arbitraryListAddress } from '../../support/arbitrary-query'

const parse = (text: string) => parseListQuery(new URLSearchParams(text))

const antwerp = ['2000', '2018'].map((zip) => ({ name: 'Antwerpen', zip }))
const towns = {
  aliases: { Anvers: 'Antwerpen', Antwerp: 'Antwerpen' },
  findZips: (name: string) => (/^(antwerpen|anvers)$/i.test(name) ? antwerp : []),
}

describe('parsing', () => {
  test('city and type as specified: name|postcode and web type id', () => {
    expect(parse('city=Antwerpen|2018&city=Berchem|2600&type=2').filter).toEqual({
      ...noFilter,
      cities: [
        { name: 'Antwerpen', zip: '2018' },
        { name: 'Berchem', zip: '2600' },
      ],
      types: ['2'],
    })
  })

  test('prices, bedrooms, area, order and page', () => {
    const query = parse('minPrice=100000&maxPrice=500000&bedrooms=2&area=80&sort=price-asc&page=3')
    expect(query).toMatchObject({
      filter: { minPrice: 100000, maxPrice: 500000, minBedrooms: 2, minArea: 80 },
      sort: 'price-asc',
      page: 3,
      ignored: [],
    })
  })

  test('plot, bathrooms, label, features, days, words, reference, area of the map, view', () => {
    const query = parse('plot=500&bathrooms=2&epc=c&garden=1&lift=1&since=7&q=tuin&ref=4102311&bounds=51.1,4.3,51.3,4.5&view=map')
    expect(query).toMatchObject({
      filter: {
        minPlot: 500,
        minBathrooms: 2,
        epc: 'c',
        flags: ['garden', 'lift'],
        since: 7,
        text: 'tuin',
        reference: '4102311',
        bounds: { south: 51.1, west: 4.3, north: 51.3, east: 4.5 },
      },
      view: 'map',
      ignored: [],
    })
  })

  test.each([
    'epc=g',
    'garden=ja',
    'bounds=51,4',
    'bounds=51,4,52',
    'bounds=51,4,52,5,6',
    'bounds=52,4,51,5',
    'bounds=51,4,51,5',
    'bounds=51,5,52,5',
    'bounds=51,4,91,5',
    'bounds=51,4,52,181',
    'bounds=x51,4,52,5',
    'bounds=51x,4,52,5',
    'bounds=51.1234567,4,52,5',
    'ref=abc',
    'ref=4102311a',
    'ref=a4102311',
    'since=9999',
    'view=globe',
    'ids=1,x',
    'bedrooms=veel',
    'type=9',
    'city=Antwerpen',
    'page=-1',
    'maxPrice=1e9',
    'sort=random',
    'minPrice=0',
    'city=<script>|2018',
  ])('%s is ignored and reported', (text) => {
    expect(parse(text).ignored).toEqual([text.split('=')[0]])
    expect(parse(text).filter).toEqual(noFilter)
  })

  test.each([
    ['minPrice=400.000', { minPrice: 400_000 }],
    ['minPrice=1.500', { minPrice: 1_500 }],
    ['maxPrice=400 000', { maxPrice: 400_000 }],
    ['maxPrice=€ 400.000,50', { maxPrice: 400_001 }],
    ['maxPrice=400,000', { maxPrice: 400_000 }],
    ['minPrice=900000&maxPrice=100000', { minPrice: 100_000, maxPrice: 900_000 }],
  ])('typed prices are parsed: %s', (text, prices) => {
    expect(parse(text)).toMatchObject({ filter: { ...noFilter, ...prices }, ignored: [] })
  })

  test('whole degrees are an area of the map, south of the equator and west of Greenwich too', () => {
    expect(parse('bounds=-51,-4,52,5').filter.bounds).toEqual({ south: -51, west: -4, north: 52, east: 5 })
  })

  test('towns are in a fixed order, regardless of the order of choice', () => {
    const ordered = '?city=Antwerpen%7C2000&city=Antwerpen%7C2018&city=Deurne%7C2018'
    expect(listQueryText(parse('city=Deurne|2018&city=Antwerpen|2018&city=Antwerpen|2000'))).toBe(ordered)
  })

  test('empty fields of a form are not reported', () => {
    expect(parse('city=&minPrice=&maxPrice=&bedrooms=').ignored).toEqual([])
  })
})

describe('writing', () => {
  test('a written query is parsed back', () => {
    fc.assert(
      fc.property(arbitraryListAddress, (address) => {
        expect(parseListQuery(buildListQuery(address))).toEqual({ ...address, ignored: [] })
      }),
    )
  })

  test('a written query is canonical', () => {
    fc.assert(
      fc.property(arbitraryListAddress, (address) => {
        expect(normaliseQuery(buildListQuery(address), towns, parseListQuery).isCanonical).toBe(true)
      }),
    )
  })

  test('defaults are not written, the bar of a city stays readable', () => {
    expect(listQueryText({ filter: noFilter, sort: 'newest', page: 1 })).toBe('')
    expect(
      listQueryText({ filter: { ...noFilter, cities: [{ name: 'Antwerpen', zip: '2018' }] }, sort: 'newest', page: 2 }),
    ).toBe('?city=Antwerpen%7C2018&page=2')
  })
})

describe('normalising', () => {
  const canonical = (text: string) => normaliseQuery(new URLSearchParams(text), towns, parseListQuery)

  test.each([
    ['city=Anvers|2018', 'city=Antwerpen%7C2018'],
    ['city=antwerp|2018', 'city=Antwerpen%7C2018'],
    ['city=ANTWERPEN|2018&city=antwerpen|2018', 'city=Antwerpen%7C2018'],
    ['type=2&city=Berchem|2600', 'city=Berchem%7C2600&type=2'],
    ['type=2&minPrice=', 'type=2'],
    ['sort=newest&page=1', ''],
    ['city=Anvers&type=2', 'city=Antwerpen%7C2000&city=Antwerpen%7C2018&type=2'],
    ['city=antwerpen&city=Antwerpen|2018', 'city=Antwerpen%7C2000&city=Antwerpen%7C2018'],
  ])('%s becomes %s', (text, expected) => {
    expect(canonical(text).canonical.toString()).toBe(expected)
    expect(canonical(text).isCanonical).toBe(false)
  })

  test('an unknown town stays, so that the page can report it', () => {
    expect(canonical('city=Atlantis').parsed.ignored).toEqual(['city'])
    expect(canonical('city=Atlantis')).toMatchObject({ hasFilters: true, isCanonical: true })
  })

  test('foreign parameters stay and do not filter', () => {
    expect(canonical('utm_source=mail')).toMatchObject({ hasFilters: false, isCanonical: true })
  })
})

describe('places on the map', () => {
  const area = '51.2000,4.4000,51.2100,4.4000,51.2100,4.4200,51.2000,4.4200'

  test('areas and circles are parsed and written in normal form', () => {
    const query = parse(`around=51.0281,4.4803,5&zone=51.21,4.42,51.2,4.42,51.2,4.4,51.21,4.4&around=51.0281,4.4803,5.0`)
    expect(query.ignored).toEqual([])
    expect(listQueryText(query)).toBe(`?zone=${area}&around=51.0281,4.4803,5`)
  })

  test('a fifth circle is ignored and reported', () => {
    const five = [1, 2, 3, 4, 5].map((digit) => `around=51.${digit},4.4,5`).join('&')
    expect(parse(five)).toMatchObject({ ignored: ['around'] })
    expect(parse(five).filter.shapes).toHaveLength(4)
  })

  test('a place by name is kept until it is resolved, with a distance of the form', () => {
    expect(parse('near=Mechelen&km=10').near).toEqual({ text: 'Mechelen', kilometres: 10 })
    expect(parse('near=Mechelen').near).toEqual({ text: 'Mechelen', kilometres: 5 })
    expect(parse('near=Mechelen&km=7')).toMatchObject({ ignored: ['km'] })
    expect(parse('km=5')).toMatchObject({ near: undefined, ignored: [] })
    expect(listQueryText(parse('km=5'))).toBe('')
  })

  test.each(['zone=51.2,4.4', 'around=51.2,4.4', 'around=51.2,4.4,90'])('%s is invalid', (text) => {
    expect(parse(text).ignored).toEqual([text.split('=')[0]])
  })
})

test.each(['51.1', '51.1,4.3', '51.1,4.3,51.3', ',4.3,51.3,4.5', '51.1,4.3,51.3,4.5,1', ''])(
  '%j is not an area of the map',
  (text) => {
    expect(parse(`bounds=${text}`).filter.bounds).toBe(noFilter.bounds)
  },
)

test('an area may extend to the poles and around the world, and not beyond', () => {
  const read = (bounds: string) => parse(`bounds=${bounds}`).filter.bounds
  expect(read('-90,-180,90,180')).toEqual({ south: -90, west: -180, north: 90, east: 180 })
  for (const beyond of [
    '-90.1,4,52,5',
    '51,4,90.1,5',
    '51,-180.1,52,5',
    '51,4,52,180.1',
    '51,4,52,',
    '51,4,52,x',
    '51,4,52,5.1234567',
  ])
    expect([beyond, read(beyond)]).toEqual([beyond, undefined])
})
