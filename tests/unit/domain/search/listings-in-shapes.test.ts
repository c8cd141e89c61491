/** Listings within shapes, compared with an independent geometric calculation. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween, type Spot, toRadians } from '@/lib/domain/map/distance'
import { matchesFilter, noFilter } from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import { boundsOfShape, isInShape, linesOf, orderShapes } from '@/lib/domain/search/search-shape'
import { arbitraryArea, arbitraryCircle } from '../../../support/arbitrary-query'
import { generateProperties } from '../../../support/generate-properties'

const at = (latitude: number, longitude: number): Spot => ({ latitude, longitude })

test('distances are in ground metres: Antwerp to Mechelen 22 km', () => {
  expect(distanceBetween(at(51.2213, 4.3997), at(51.0281, 4.4803)) / 1000).toBeCloseTo(22.2, 1)
})

/** Half of the winding number of the corners around a point: an alternative to counting edges to the east. */
function windsAround(spot: Spot, corners: readonly Spot[]): number {
  const angle = ({ latitude, longitude }: Spot) => Math.atan2(latitude - spot.latitude, longitude - spot.longitude)
  const turns = linesOf(corners).map(([from, to]) => {
    const turned = angle(to) - angle(from)
    return turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI))
  })
  return Math.round(turns.reduce((sum, turned) => sum + turned, 0) / (2 * Math.PI))
}

/** Very close to one of the edges. */
const isOnLine = (spot: Spot, corners: readonly Spot[]) =>
  linesOf(corners).some(([a, b]) => {
    const lengths = [[a, spot] as const, [spot, b] as const, [a, b] as const].map(([from, to]) =>
      Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude),
    )
    const [one = 0, other = 0, whole = 0] = lengths
    return one + other - whole < 1e-12
  })

/** By the law of cosines. */
function kilometresBetween(a: Spot, b: Spot): number {
  const [x, y] = [toRadians(a.latitude), toRadians(b.latitude)]
  const cosine = Math.sin(x) * Math.sin(y) + Math.cos(x) * Math.cos(y) * Math.cos(toRadians(b.longitude - a.longitude))
  return 6371.0088 * Math.acos(Math.min(1, cosine))
}

describe('2 000 listings against brute force', () => {
  const today = '2026-11-21'
  const properties = generateProperties(2_000, 11, today)
  const index = createPropertyIndex(properties, today)
  const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b)

  test('areas', () => {
    fc.assert(
      fc.property(arbitraryArea, (area) => {
        // On an edge the two methods may differ; rounded points lie on some.
        const clear = properties.filter((spot) => !isOnLine(spot, area.corners))
        const inside = clear.filter((spot) => Math.abs(windsAround(spot, area.corners)) % 2 === 1)
        const found = index.first({ ...noFilter, shapes: [area] }, 'newest', properties.length)
        expect(idsOf(found.filter((property) => clear.includes(property)))).toEqual(idsOf(inside))
      }),
      { numRuns: 60 },
    )
  })

  test('circles', () => {
    fc.assert(
      fc.property(arbitraryCircle, (circle) => {
        const distances = properties.map((property) => ({ property, distance: kilometresBetween(property, circle) }))
        // Within a metre of the edge the two methods may differ.
        const isClear = ({ distance }: { distance: number }) => Math.abs(distance - circle.kilometres) > 0.001
        const unclear = new Set(distances.filter((each) => !isClear(each)).map(({ property }) => property.id))
        const inside = distances.filter(({ distance }) => distance <= circle.kilometres).map(({ property }) => property)
        const found = index.first({ ...noFilter, shapes: [circle] }, 'newest', properties.length)
        const clear = (items: readonly { id: number }[]) => idsOf(items).filter((id) => !unclear.has(id))
        expect(clear(found)).toEqual(clear(inside))
      }),
      { numRuns: 60 },
    )
  })

  test('several: a home in two of them counts once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(arbitraryArea, arbitraryCircle), { minLength: 1, maxLength: 4 }), (some) => {
        const filter = { ...noFilter, shapes: orderShapes(some) }
        const inside = properties.filter((property) => some.some((shape) => isInShape(property, shape)))
        expect(index.count(filter)).toBe(inside.length)
        expect(properties.filter((property) => matchesFilter(property, filter, today))).toHaveLength(inside.length)
      }),
      { numRuns: 60 },
    )
  })

  test('a shape is within its bounding box', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryArea, arbitraryCircle), fc.constantFrom(...properties), (shape, spot) => {
        const { south, north, west, east } = boundsOfShape(shape)
        const isNear = spot.latitude >= south && spot.latitude <= north && spot.longitude >= west && spot.longitude <= east
        expect(isNear || !isInShape(spot, shape)).toBe(true)
      }),
    )
  })
})
