/** Areas and circles of a search: written in one way, and what lies in them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween, type Spot, surfaceOf, toRadians } from '@/lib/domain/map/distance'
import { matchesFilter, noFilter } from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import {
  areaSize,
  boundsOfShape,
  hasCrossing,
  isInShape,
  linesOf,
  orderShapes,
  parseArea,
  parseCircle,
  shapeLimit,
  toArea,
  toCircle,
  writeShape,
} from '@/lib/domain/search/search-shape'
import { arbitraryArea, arbitraryCircle } from '../../../support/arbitrary-query'
import { generateProperties } from '../../../support/generate-properties'

const at = (latitude: number, longitude: number): Spot => ({ latitude, longitude })
const square = [at(51.2, 4.4), at(51.21, 4.4), at(51.21, 4.42), at(51.2, 4.42)]
const written = '51.2000,4.4000,51.2100,4.4000,51.2100,4.4200,51.2000,4.4200'

describe('the address', () => {
  test('an area begins at its most western corner and goes on clockwise, whichever way it was drawn', () => {
    for (const corners of [square, square.toReversed(), [...square.slice(2), ...square.slice(0, 2)]])
      expect(toArea(corners)).toEqual({ kind: 'area', corners: square })
    expect(toArea([...square, square[0] ?? at(0, 0)])?.corners).toHaveLength(4)
  })

  test('an area whose halves turn against each other is written in one way too', () => {
    const bow = [at(51.2, 4.4), at(51.21, 4.42), at(51.21, 4.4), at(51.2, 4.42)]
    expect(toArea(bow.toReversed())).toEqual(toArea(bow))
  })

  test('what is written is read again, the same', () => {
    fc.assert(
      fc.property(arbitraryArea, (area) => {
        expect(parseArea(writeShape(area))).toEqual(area)
      }),
    )
    fc.assert(
      fc.property(arbitraryCircle, (circle) => {
        expect(parseCircle(writeShape(circle))).toEqual(circle)
      }),
    )
    expect(writeShape({ kind: 'area', corners: square })).toBe(written)
    expect(parseCircle('51.0281,4.4803,5')).toEqual({ kind: 'circle', latitude: 51.0281, longitude: 4.4803, kilometres: 5 })
  })

  test('any turn and direction of the same corners is written alike', () => {
    fc.assert(
      fc.property(arbitraryArea, fc.nat(23), fc.boolean(), ({ corners }, start, isTurned) => {
        const turned = [...corners.slice(start), ...corners.slice(0, start)]
        expect(toArea(isTurned ? turned.toReversed() : turned)).toEqual({ kind: 'area', corners })
      }),
    )
  })

  test.each([
    '',
    '51.2,4.4,51.3,4.5',
    '51.2,4.4,51.3,4.5,51.4',
    '51.2,4.4,51.2,4.4,51.2,4.4',
    '51.2,4.4,51.3,4.5,51.4,4.6',
    '51.2,4.4,51.3,4.5,91,4.6',
    '51.2,4.4,51.3,4.5,x,4.6',
    Array.from({ length: 25 }, (_, index) => `51.${20 + index},4.${40 + (index % 2)}`).join(),
  ])('no area: %s', (text) => {
    expect(parseArea(text)).toBeUndefined()
  })

  test.each(['51.2,4.4', '51.2,4.4,0', '51.2,4.4,51', '51.2,4.4,-1', '51.2,4.4,1,1', '99,4.4,1'])('no circle: %s', (text) => {
    expect(parseCircle(text)).toBeUndefined()
  })

  test('each shape stands once, from west to east, at most four of a kind', () => {
    const circles = [4.5, 4.1, 4.3, 4.2, 4.4, 4.1].flatMap((longitude) => toCircle(at(51.2, longitude), 1) ?? [])
    const ordered = orderShapes([...circles, { kind: 'area', corners: square }])
    expect(ordered.map((shape) => (shape.kind === 'area' ? 'area' : shape.longitude))).toEqual(['area', 4.1, 4.2, 4.3, 4.4])
    expect(ordered).toHaveLength(shapeLimit + 1)
  })
})

describe('size', () => {
  test('a hundredth of a degree each way is 1,11 km by 1,39 km', () => {
    expect(areaSize({ kind: 'area', corners: square })).toBeCloseTo(1.112 * 1.394, 2)
  })

  test('there is none where lines cross', () => {
    const bow = [at(51.2, 4.4), at(51.21, 4.42), at(51.21, 4.4), at(51.2, 4.42)]
    expect(hasCrossing(bow)).toBe(true)
    expect(areaSize({ kind: 'area', corners: bow })).toBeUndefined()
    expect(hasCrossing(square)).toBe(false)
    expect(surfaceOf([])).toBe(0)
  })
})

test('distances are those of the ground: Antwerp to Mechelen 22 km', () => {
  expect(distanceBetween(at(51.2213, 4.3997), at(51.0281, 4.4803)) / 1000).toBeCloseTo(22.2, 1)
})

/** Half turns of the corners as seen from a point: another way than the number of lines to its east. */
function windsAround(spot: Spot, corners: readonly Spot[]): number {
  const angle = ({ latitude, longitude }: Spot) => Math.atan2(latitude - spot.latitude, longitude - spot.longitude)
  const turns = linesOf(corners).map(([from, to]) => {
    const turned = angle(to) - angle(from)
    return turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI))
  })
  return Math.round(turns.reduce((sum, turned) => sum + turned, 0) / (2 * Math.PI))
}

/** Within a hair's breadth of one of the lines. */
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
        // On a line itself the two ways need not agree; rounded points lie on some.
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
        // Of a metre at the edge the two ways of measuring need not agree.
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

  test('a shape lies within its rectangle', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryArea, arbitraryCircle), fc.constantFrom(...properties), (shape, spot) => {
        const { south, north, west, east } = boundsOfShape(shape)
        const isNear = spot.latitude >= south && spot.latitude <= north && spot.longitude >= west && spot.longitude <= east
        expect(isNear || !isInShape(spot, shape)).toBe(true)
      }),
    )
  })
})
