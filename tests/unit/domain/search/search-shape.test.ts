/** Areas and circles of a search: their normal form, and which points they contain. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Spot, surfaceOf } from '@/lib/domain/map/distance'
import {
  areaSize,
  hasCrossing,
  isInShape,
  isInShapes,
  orderShapes,
  parseArea,
  parseCircle,
  shapeLimit,
  toArea,
  toCircle,
  writeShape,
} from '@/lib/domain/search/search-shape'
import { arbitraryArea, arbitraryCircle } from '../../../support/arbitrary-query'

const at = (latitude: number, longitude: number): Spot => ({ latitude, longitude })

const square = [at(51.2, 4.4), at(51.21, 4.4), at(51.21, 4.42), at(51.2, 4.42)]

const written = '51.2000,4.4000,51.2100,4.4000,51.2100,4.4200,51.2000,4.4200'

describe('the address', () => {
  test('an area begins at its westernmost corner and continues clockwise, whichever way it was drawn', () => {
    for (const corners of [square, square.toReversed(), [...square.slice(2), ...square.slice(0, 2)]])
      expect(toArea(corners)).toEqual({ kind: 'area', corners: square })
    expect(toArea([...square, square[0] ?? at(0, 0)])?.corners).toHaveLength(4)
  })

  test('a self-crossing area has one normal form too', () => {
    const bow = [at(51.2, 4.4), at(51.21, 4.42), at(51.21, 4.4), at(51.2, 4.42)]
    expect(toArea(bow.toReversed())).toEqual(toArea(bow))
  })

  test('a written shape is parsed to the same shape', () => {
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

  test('any rotation and direction of the same corners has the same normal form', () => {
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
  ])('not an area: %s', (text) => {
    expect(parseArea(text)).toBeUndefined()
  })

  test('an area has three to 24 corners, on the earth', () => {
    const corners = (count: number) =>
      Array.from({ length: count }, (_, index) => `51.${20 + index},4.${40 + (index % 2)}`).join()
    expect([3, 24].map((count) => parseArea(corners(count))?.corners.length)).toEqual([3, 24])
    expect(parseArea('85,4.4,84,4.5,84,4.3')).toBeDefined()
    expect(parseArea('85.1,4.4,84,4.5,84,4.3')).toBeUndefined()
    expect(parseArea('51,180,50,179,52,179')).toBeDefined()
    expect(parseArea('51,180.1,50,179,52,179')).toBeUndefined()
    expect(parseArea('-51,-4,-50,-4.1,-52,-4.2')).toBeDefined()
    expect(parseArea('51.2,4.4,51.3,4.5,51.4,4.4,51.5')).toBeUndefined()
    for (const wrong of ['x51.4', '51.4x', '51.', '.4', '5100', '51.1234567', '--51', ' 51'])
      expect([wrong, parseArea(`51.2,4.4,51.3,4.5,${wrong},4.4`)]).toEqual([wrong, undefined])
  })

  test('a circle has a radius of 0.1 to 50 km', () => {
    expect(parseCircle('51.2,4.4,0.1')).toEqual({ kind: 'circle', latitude: 51.2, longitude: 4.4, kilometres: 0.1 })
    expect(parseCircle('51.2,4.4,50')?.kilometres).toBe(50)
    expect(['51.2,4.4,50.1', '51.2,4.4,0.04', '51.2', ''].map(parseCircle)).toEqual([undefined, undefined, undefined, undefined])
    expect(parseCircle('51.2,4.4,0.05')?.kilometres).toBe(0.1)
  })

  test('of equally western corners an area begins at the southern one', () => {
    expect(toArea([at(51.21, 4.4), at(51.21, 4.42), at(51.2, 4.42), at(51.2, 4.4)])?.corners[0]).toEqual(at(51.2, 4.4))
    expect(toArea([at(51.3, 4.5), at(51.1, 4.4), at(51.4, 4.4)])?.corners).toEqual([at(51.1, 4.4), at(51.4, 4.4), at(51.3, 4.5)])
  })

  test('equally western shapes are sorted from south to north, then by their text', () => {
    const circles = [at(51.3, 4.4), at(51.1, 4.4), at(51.2, 4.4)].flatMap((middle) => toCircle(middle, 1) ?? [])
    expect(orderShapes(circles).map(({ kind, ...shape }) => 'latitude' in shape && shape.latitude)).toEqual([51.1, 51.2, 51.3])
    const nested = [3, 1, 2].flatMap((kilometres) => toCircle(at(51.2, 4.4), kilometres) ?? [])
    for (const order of [nested, nested.toReversed()])
      expect(orderShapes(order).map((shape) => shape.kind === 'circle' && shape.kilometres)).toEqual([1, 2, 3])
    const areas = [4.3, 4.1].flatMap((west) => toArea([at(51.2, west), at(51.3, west), at(51.3, 4.5)]) ?? [])
    expect(orderShapes(areas).map((shape) => shape.kind === 'area' && shape.corners[0]?.longitude)).toEqual([4.1, 4.3])
  })

  test.each(['51.2,4.4', '51.2,4.4,0', '51.2,4.4,51', '51.2,4.4,-1', '51.2,4.4,1,1', '99,4.4,1'])('not a circle: %s', (text) => {
    expect(parseCircle(text)).toBeUndefined()
  })

  test('duplicates are removed, sorted from west to east, at most four of a kind', () => {
    const circles = [4.5, 4.1, 4.3, 4.2, 4.4, 4.1].flatMap((longitude) => toCircle(at(51.2, longitude), 1) ?? [])
    const ordered = orderShapes([...circles, { kind: 'area', corners: square }])
    expect(ordered.map((shape) => (shape.kind === 'area' ? 'area' : shape.longitude))).toEqual(['area', 4.1, 4.2, 4.3, 4.4])
    expect(ordered).toHaveLength(shapeLimit + 1)
  })
})

describe('size', () => {
  test('0.01 degree in both directions is 1.11 km by 1.39 km', () => {
    expect(areaSize({ kind: 'area', corners: square })).toBeCloseTo(1.112 * 1.394, 2)
  })

  test('is undefined where edges cross', () => {
    const bow = [at(51.2, 4.4), at(51.21, 4.42), at(51.21, 4.4), at(51.2, 4.42)]
    expect(hasCrossing(bow)).toBe(true)
    expect(areaSize({ kind: 'area', corners: bow })).toBeUndefined()
    expect(hasCrossing(square)).toBe(false)
    // Touching is not crossing: a corner on another edge, and edges whose extensions meet.
    expect(hasCrossing([at(0, 0), at(0, 4), at(4, 4), at(0, 2), at(4, 0)])).toBe(false)
    expect(hasCrossing([at(0, 0), at(0, 9), at(9, 9), at(1, 7), at(2, 5), at(1, 3)])).toBe(false)
    expect(hasCrossing([at(0, 0), at(0, 4), at(4, 4), at(-1, 2), at(4, 0)])).toBe(true)
    expect(hasCrossing([at(0, 0), at(4, 4), at(4, 0), at(1, 3), at(5, 9)])).toBe(true)
    expect(surfaceOf([])).toBe(0)
  })
})

describe('points within a shape', () => {
  const area = { kind: 'area', corners: [at(1, 1), at(5, 1), at(5, 3), at(3, 3), at(3, 5), at(1, 5)] } as const
  test.each([
    [2, 2, true],
    [4, 2, true],
    [2, 4, true],
    [4, 4, false],
    [0, 2, false],
    [6, 2, false],
    [2, 0, false],
    [2, 6, false],
    [4.9, 1.1, true],
    [3.1, 3.1, false],
    [1, 2, true],
    [1, 1, true],
    [5, 2, false],
    [2, 5, false],
  ])('of an area with a notch: %d, %d', (latitude, longitude, isInside) => {
    expect(isInShape(at(latitude, longitude), area)).toBe(isInside)
  })

  test('of an area with slanted edges', () => {
    const leaning = { kind: 'area', corners: [at(1, 1), at(5, 3), at(1, 9)] } as const
    expect(
      [at(2, 1.6), at(2, 1.4), at(2, 7.4), at(2, 7.6), at(4, 2.6), at(4, 4.4), at(4, 4.6)].map((spot) =>
        isInShape(spot, leaning),
      ),
    ).toEqual([true, false, true, false, true, true, false])
  })

  test('of a circle within the radius', () => {
    const circle = { kind: 'circle', ...at(51.2, 4.4), kilometres: 1 } as const
    // 0.001 degree of latitude is 111 m.
    expect(
      [at(51.2089, 4.4), at(51.2091, 4.4), at(51.2, 4.4142), at(51.2, 4.4145)].map((spot) => isInShape(spot, circle)),
    ).toEqual([true, false, true, false])
  })

  test('one of several shapes suffices, and without shapes every point counts', () => {
    const [near, far] = [toCircle(at(51.2, 4.4), 1), toCircle(at(50.9, 3.9), 1)]
    if (!near || !far) throw new Error('no circles')
    expect([[], [near], [far], [near, far], [far, near]].map((shapes) => isInShapes(at(51.2, 4.4), shapes))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
  })
})

test.each([
  '',
  '51.2',
  '51.2,4.4',
  '51.2,4.4,',
  '51.2,4.4,5,6',
  ',4.4,5',
  '51.2,,5',
  '51.2,4.4,x',
  '51.2,4.4,-1',
  ' 51.2,4.4,5',
  '51.2,4.4,5.1234567',
])('%j is not a circle', (text) => expect(parseCircle(text)).toBeUndefined())

test('a drawn area has three to 24 different corners, like a parsed one', () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ latitude: 51.2 + index / 100, longitude: 4.4 + (index % 2) / 10 }))
  expect([2, 3, 24, 25].map((count) => toArea(corners(count)) !== undefined)).toEqual([false, true, true, false])
  expect(toArea([...corners(24), { latitude: 51.2, longitude: 4.4 }])?.corners).toHaveLength(24)
})
