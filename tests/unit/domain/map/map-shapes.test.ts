/** Map shapes as pixels of a tile: everything visible is drawn, and nothing else. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cornerPath,
  inner,
  isOnTile,
  pixelsOf,
  polygonPath,
  smoothPath,
  straighten,
  streamPath,
  thin,
} from '@/lib/domain/map/map-shapes'
import { metresPerPixel, type Pixel, project } from '@/lib/domain/map/mercator'

const at = (x: number, y: number): Pixel => ({ x, y })
const line = (...spots: readonly (readonly [number, number])[]) => spots.map(([x, y]) => at(x, y))
const flat = (pixels: readonly Pixel[]) => pixels.map(({ x, y }) => [x, y])

const somewhere = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) })
const anyLine = fc.array(somewhere, { minLength: 1, maxLength: 12 })

test('pixels are relative to the corner of the tile', () => {
  const tile = { zoom: 12, x: 2098, y: 1367 }
  const whole = project(4.4, 51.2, 12)
  expect(pixelsOf(tile)([4.4, 51.2])).toEqual({ x: whole.x - 2098 * 256, y: whole.y - 1367 * 256 })
})

describe('isOnTile', () => {
  test.each([
    ['left of it', line([-20, 10], [-11, 90]), line([-20, 10], [-10, 90])],
    ['right of it', line([267, 10], [300, 90]), line([266, 10], [300, 90])],
    ['above it', line([10, -20], [90, -11]), line([10, -20], [90, -10])],
    ['below it', line([10, 267], [90, 300]), line([10, 266], [90, 300])],
  ])('a line of ten pixels width is not visible when all of it lies %s', (_, beside, touching) => {
    expect([isOnTile(beside, 10), isOnTile(touching, 10)]).toEqual([false, true])
  })

  test('a shape around or across the tile may be visible', () => {
    expect(isOnTile(line([-100, 100], [400, 100]), 0)).toBe(true)
    expect(isOnTile(line([100, -100], [100, 400]), 0)).toBe(true)
    expect(isOnTile(line([-100, -100], [400, -100], [400, 400], [-100, 400]), 0)).toBe(true)
  })
})

describe('points closer than a pixel', () => {
  test('are merged, but both ends stay', () => {
    expect(flat(thin(line([0, 0], [0.9, 0.9], [1, 0], [1, 0.5], [1, 1.5])))).toEqual([
      [0, 0],
      [1, 0],
      [1, 1.5],
    ])
    expect(flat(thin(line([0, 0], [-1, 0], [-1, -1], [-1.5, -1])))).toEqual([
      [0, 0],
      [-1, 0],
      [-1, -1],
      [-1.5, -1],
    ])
    expect(flat(thin(line([0, 0], [0.5, 0.5])))).toEqual([
      [0, 0],
      [0.5, 0.5],
    ])
    expect(thin([])).toEqual([])
  })

  test('are removed from any line, and no others', () => {
    fc.assert(
      fc.property(anyLine, (pixels) => {
        const fine = pixels.map(({ x, y }) => at(x / 4, y / 4))
        const kept = thin(fine)
        expect([kept[0], kept.at(-1)]).toEqual([fine[0], fine.at(-1)])
        const isFar = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= 1
        expect(kept.slice(0, -1).every((pixel, index) => index === 0 || isFar(pixel, kept[index - 1] ?? pixel))).toBe(true)
        expect(fine.every((pixel) => kept.includes(pixel) || kept.some((other) => !isFar(pixel, other)))).toBe(true)
      }),
    )
  })
})

describe('simplification of a line', () => {
  const distance = (p: Pixel, a: Pixel, b: Pixel) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(p.x - a.x - dx * share, p.y - a.y - dy * share)
  }

  test('keeps a bend of eight tenths of a pixel', () => {
    expect(flat(straighten(line([0, 0], [5, 0.79], [10, 0])))).toEqual([
      [0, 0],
      [10, 0],
    ])
    expect(flat(straighten(line([0, 0], [5, 0.8], [10, 0])))).toEqual([
      [0, 0],
      [5, 0.8],
      [10, 0],
    ])
    expect(flat(straighten(line([0, 0], [3, 4], [0, 0])))).toEqual([
      [0, 0],
      [3, 4],
      [0, 0],
    ])
    expect(straighten(line([0, 0], [0.5, 0.5], [0, 0]))).toHaveLength(2)
    expect(straighten([])).toEqual([])
  })

  test('removes points on a straight line, in any direction', () => {
    expect(straighten(line([0, 0], [10, 20], [30, 60], [40, 80]))).toHaveLength(2)
    expect(straighten(line([7, 90], [12, 80], [27, 50]))).toHaveLength(2)
    expect(straighten(line([3, 3], [3, 9], [3, 40]))).toHaveLength(2)
    expect(straighten(line([3, 3], [9, 5], [3, 40], [3, 80]))).toHaveLength(4)
  })

  test('keeps both ends, adds no points, and stays close to any line that does not turn back', () => {
    fc.assert(
      fc.property(anyLine, (pixels) => {
        const kept = straighten(pixels)
        expect([kept[0], kept.at(-1)]).toEqual([pixels[0], pixels.at(-1)])
        let from = 0
        for (const pixel of kept) {
          const found = pixels.indexOf(pixel, from)
          expect(found).toBeGreaterThanOrEqual(from)
          from = found
        }
        const isMonotone = pixels.every((pixel, index) => index === 0 || pixel.x > (pixels[index - 1]?.x ?? 0))
        const far = (pixel: Pixel) => Math.min(...kept.slice(1).map((to, index) => distance(pixel, kept[index] ?? to, to)))
        if (isMonotone && kept.length > 1) for (const pixel of pixels) expect(far(pixel)).toBeLessThan(0.8)
      }),
    )
  })
})

describe('paths', () => {
  test('of corners and areas', () => {
    expect(cornerPath(line([0, 1.26], [2, 3]))).toBe('M0.0 1.3L2.0 3.0')
    expect(polygonPath(line([0, 1], [2, 3], [4, 0]))).toBe('M0.0 1.0L2.0 3.0L4.0 0.0Z')
  })

  test('of curves begin and end at the outer points and touch the midpoint of every inner segment', () => {
    expect(smoothPath(line([0, 0], [10, 20]))).toBe('M0.0 0.0L10.0 20.0')
    expect(smoothPath(line([0, 0], [10, 20], [30, 0]))).toBe('M0.0 0.0Q10.0 20.0 30.0 0.0')
    expect(smoothPath(line([0, 0], [10, 20], [30, 0], [50, 10]))).toBe('M0.0 0.0Q10.0 20.0 20.0 10.0Q30.0 0.0 50.0 10.0')
    expect(smoothPath(line([0, 0]))).toBe('')
    expect(smoothPath([])).toBe('')
  })

  test('the courtyard of a block is scaled down around its centre', () => {
    expect(flat(inner(line([0, 0], [10, 0], [10, 20], [0, 20]), 0.5))).toEqual([
      [2.5, 5],
      [7.5, 5],
      [7.5, 15],
      [2.5, 15],
    ])
  })
})

describe('a stream', () => {
  const toPixel = ([x, y]: readonly [number, number, ...number[]]) => at(x * 100, y * 100)
  const zoom = 14
  const metre = (latitude: number) => 1 / metresPerPixel(latitude, zoom)

  test('has its width in metres, half of it on each side of the centre line', () => {
    const { path, banks } = streamPath(
      [
        [0, 0, 200],
        [1, 0, 200],
      ],
      toPixel,
      zoom,
    )
    const half = 100 * metre(0)
    expect(banks.map(({ x, y }) => [x, Number(y.toFixed(6))])).toEqual([
      [0, Number(half.toFixed(6))],
      [100, Number(half.toFixed(6))],
      [100, -Number(half.toFixed(6))],
      [0, -Number(half.toFixed(6))],
    ])
    const side = half.toFixed(1)
    expect(path).toBe(`M0.0 ${side}L100.0 ${side}L100.0 -${side}L0.0 -${side}Z`)
  })

  test('is never thinner than 1.5 pixels, and follows the direction of the line', () => {
    const { banks } = streamPath(
      [
        [0, 0, 1],
        [0, 1, 1],
        [0, 2, 1],
      ],
      toPixel,
      zoom,
    )
    expect(banks.map(({ x, y }) => [Number(x.toFixed(6)), y])).toEqual([
      [-0.75, 0],
      [-0.75, 100],
      [-0.75, 200],
      [0.75, 200],
      [0.75, 100],
      [0.75, 0],
    ])
    const slope = streamPath(
      [
        [0, 0, 1],
        [0.3, 0.4, 1],
      ],
      toPixel,
      zoom,
    ).banks[0]
    expect([slope?.x, slope?.y].map((each) => Number(each?.toFixed(6)))).toEqual([-0.6, 0.45])
  })

  test('at a bend has the direction from the previous point to the next', () => {
    const bend = streamPath(
      [
        [0, 0, 1],
        [1, 0, 1],
        [1, 1, 1],
      ],
      toPixel,
      zoom,
    ).banks[1]
    const share = 0.75 / Math.SQRT2
    expect(bend?.x).toBeCloseTo(100 - share)
    expect(bend?.y).toBeCloseTo(share)
  })

  test('of one point is empty', () => {
    const { banks, path } = streamPath([[1, 1, 3]], toPixel, zoom)
    expect(flat(banks)).toEqual([
      [100, 100],
      [100, 100],
    ])
    expect(path).toBe('Z')
  })
})
