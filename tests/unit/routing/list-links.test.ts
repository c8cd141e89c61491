/** The parts of a filter, each with the filter without it (specification 4, "Search box"). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noFilter, type PropertyFilter } from '@/lib/domain/search/property-filter'
import { toArea, toCircle } from '@/lib/domain/search/search-shape'
import { listFilterParts, withFilter } from '@/lib/routing/list-links'
import { emptyListQuery } from '@/lib/routing/list-query'
import { arbitraryListAddress } from '../../support/arbitrary-query'

const antwerp = (zip: string) => ({ name: 'Antwerpen', zip })
const berchem = { name: 'Berchem', zip: '2600' }
const findTown = (name: string) =>
  ({ Antwerpen: { name: 'Anvers', zips: ['2000', '2018'] }, Berchem: { name: 'Berchem', zips: ['2600'] } })[name]

test('any filter is the sum of its parts: without one it has one part less, without all it is empty', () => {
  fc.assert(
    fc.property(arbitraryListAddress, ({ filter }) => {
      const parts = listFilterParts(filter)
      for (const { without } of parts) expect(listFilterParts(without)).toHaveLength(parts.length - 1)
      let rest: PropertyFilter = filter
      for (let [part] = listFilterParts(rest); part; [part] = listFilterParts(rest)) rest = part.without
      expect(rest).toEqual(noFilter)
    }),
  )
})

describe('each part', () => {
  const set: PropertyFilter = {
    ...noFilter,
    types: ['1', '2'],
    minPrice: 100,
    maxPrice: 200,
    minBedrooms: 3,
    minPlot: 400,
    epc: 'b',
    flags: ['garden', 'lift'],
    since: 7,
    text: 'zicht',
    reference: '41',
    bounds: { south: 51, west: 4, north: 52, east: 5 },
  }

  test('has its value, and is removed alone', () => {
    expect(listFilterParts(set)).toEqual([
      { part: { kind: 'type', webId: '1' }, without: { ...set, types: ['2'] } },
      { part: { kind: 'type', webId: '2' }, without: { ...set, types: ['1'] } },
      { part: { kind: 'price', minPrice: 100, maxPrice: 200 }, without: { ...set, minPrice: undefined, maxPrice: undefined } },
      { part: { kind: 'minBedrooms', count: 3 }, without: { ...set, minBedrooms: undefined } },
      { part: { kind: 'minPlot', count: 400 }, without: { ...set, minPlot: undefined } },
      { part: { kind: 'epc', letter: 'B' }, without: { ...set, epc: undefined } },
      { part: { kind: 'flag', flag: 'garden' }, without: { ...set, flags: ['lift'] } },
      { part: { kind: 'flag', flag: 'lift' }, without: { ...set, flags: ['garden'] } },
      { part: { kind: 'since', days: 7 }, without: { ...set, since: undefined } },
      { part: { kind: 'text', text: 'zicht' }, without: { ...set, text: '' } },
      { part: { kind: 'reference', reference: '41' }, without: { ...set, reference: '' } },
      { part: { kind: 'bounds' }, without: { ...set, bounds: undefined } },
    ])
  })

  test('of a price may be a single bound', () => {
    for (const price of [
      { minPrice: 100, maxPrice: undefined },
      { minPrice: undefined, maxPrice: 200 },
    ])
      expect(listFilterParts({ ...noFilter, ...price })).toEqual([{ part: { kind: 'price', ...price }, without: noFilter }])
  })

  test('of the map is an area by its number or a circle', () => {
    const [west, east] = [4.1, 4.3].map((longitude) =>
      toArea([
        { latitude: 51, longitude },
        { latitude: 51.1, longitude },
        { latitude: 51.1, longitude: longitude + 0.1 },
      ]),
    )
    const circle = toCircle({ latitude: 51, longitude: 4 }, 2)
    if (!west || !east || !circle) throw new Error('no shapes')
    const filter = { ...noFilter, shapes: [west, east, circle] }
    expect(listFilterParts(filter)).toEqual([
      { part: { kind: 'area', number: 1, of: 2 }, without: { ...filter, shapes: [east, circle] }, shape: west },
      { part: { kind: 'area', number: 2, of: 2 }, without: { ...filter, shapes: [west, circle] }, shape: east },
      { part: circle, without: { ...filter, shapes: [west, east] }, shape: circle },
    ])
  })
})

describe('towns', () => {
  const partsOf = (cities: PropertyFilter['cities'], find?: typeof findTown) =>
    listFilterParts({ ...noFilter, cities }, find).map(({ part, without }) => [part, without.cities])

  test('all postcodes of a town together are the town', () => {
    const cities = [antwerp('2000'), berchem, antwerp('2018')]
    expect(partsOf(cities, findTown)).toEqual([
      [{ kind: 'city', name: 'Anvers', zip: '' }, [berchem]],
      [{ kind: 'city', ...berchem }, [antwerp('2000'), antwerp('2018')]],
    ])
    expect(partsOf(cities)).toHaveLength(3)
  })

  test('some of them, a town with one postcode, an unknown one and a postcode alone are parts of their own', () => {
    for (const city of [antwerp('2000'), berchem, { name: 'Gent', zip: '9000' }, { name: '', zip: '1000' }])
      expect(partsOf([city], findTown)).toEqual([[{ kind: 'city', ...city }, []]])
  })
})

test('another filter starts at the first page, and keeps order and view', () => {
  const query = { ...emptyListQuery, page: 4, sort: 'price-asc', view: 'map' } as const
  expect(withFilter(query, { ...noFilter, since: 7 })).toEqual({ ...query, page: 1, filter: { ...noFilter, since: 7 } })
})
