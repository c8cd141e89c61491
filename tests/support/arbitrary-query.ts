/** Random filters and list queries, for property-based tests. */
import fc from 'fast-check'
import { type CityChoice, epcLetters, type PropertyFilter, sortOrders } from '@/lib/domain/search/property-filter'
import { orderShapes, type SearchShape, toArea, toCircle } from '@/lib/domain/search/search-shape'
import { flags } from '@/lib/domain/search/yes-no-filters'

const optional = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined })

const cities: readonly CityChoice[] = [
  { name: 'Antwerpen', zip: '2000' },
  { name: 'Antwerpen', zip: '2018' },
  { name: '', zip: '2140' },
  { name: 'Berchem', zip: '2600' },
  { name: 'Sint-Niklaas', zip: '9100' },
]

const bounds = fc
  .tuple(
    fc.integer({ min: 510000, max: 513500 }),
    fc.integer({ min: 41000, max: 47500 }),
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 1, max: 5000 }),
  )
  .map(([south, west, height, width]) => ({
    south: south / 10000,
    west: west / 10000,
    north: (south + height) / 10000,
    east: (west + width) / 10000,
  }))

const spot = fc.record({
  latitude: fc.double({ min: 51, max: 51.35, noNaN: true }),
  longitude: fc.double({ min: 4.1, max: 4.75, noNaN: true }),
})

const isShape = <Shape extends SearchShape>(shape: Shape | undefined): shape is Shape => shape !== undefined

/** Polygons of any form, also self-intersecting. */
export const arbitraryArea = fc.array(spot, { minLength: 3, maxLength: 24 }).map(toArea).filter(isShape)

export const arbitraryCircle = fc
  .tuple(spot, fc.double({ min: 0.1, max: 50, noNaN: true }))
  .map(([middle, kilometres]) => toCircle(middle, kilometres))
  .filter(isShape)

const shapes = fc.array(fc.oneof(arbitraryArea, arbitraryCircle), { maxLength: 5 }).map(orderShapes)

const anyFilter: fc.Arbitrary<PropertyFilter> = fc.record({
  cities: fc.subarray([...cities], { maxLength: 3 }),
  types: fc.subarray(['1', '2', '3', '4', '5', '6', '7', '8'], { maxLength: 3 }),
  minPrice: optional(800_000),
  maxPrice: optional(1_500_000),
  minBedrooms: optional(5),
  minBathrooms: optional(3),
  minGarages: optional(2),
  minParkings: optional(2),
  minArea: optional(250),
  minPlot: optional(1500),
  epc: fc.option(fc.constantFrom(...epcLetters), { nil: undefined }),
  flags: fc.subarray([...flags], { maxLength: 2 }),
  since: optional(365),
  text: fc.constantFrom('', 'Antwerpen', 'tuin berchem', 'maison', 'zwembad'),
  reference: fc.constantFrom('', '5000007', '4102311'),
  bounds: fc.option(bounds, { nil: undefined }),
  shapes,
})

/** The lower price first, as in parsed addresses. */
export const arbitraryFilter = anyFilter.map((filter): PropertyFilter => {
  const { minPrice, maxPrice } = filter
  return minPrice && maxPrice && minPrice > maxPrice ? { ...filter, minPrice: maxPrice, maxPrice: minPrice } : filter
})

export const arbitraryListAddress = fc.record({
  filter: arbitraryFilter,
  sort: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 100 }),
  view: fc.constantFrom('list' as const, 'map' as const),
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 5 }),
})
