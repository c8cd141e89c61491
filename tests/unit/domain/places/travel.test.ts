/**
 * Distances and times to own places: the published model, and river crossings compared with walking along the line step by step.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween, type Spot } from '@/lib/domain/map/distance'
import type { Point } from '@/lib/domain/map/geography'
import { farthest, isAcross, journeyBetween, minutesFor, travelModes } from '@/lib/domain/places/travel'

const spot = fc.record({
  latitude: fc.double({ min: 51, max: 51.4, noNaN: true }),
  longitude: fc.double({ min: 4.1, max: 4.7, noNaN: true }),
})
const point = fc.tuple(fc.double({ min: 4.1, max: 4.7, noNaN: true }), fc.double({ min: 51, max: 51.4, noNaN: true }))
const metres = fc.double({ min: 0, max: farthest, noNaN: true })

test.each([
  [2600, 'walking', 42],
  [2600, 'cycling', 14],
  [1500, 'walking', 24],
  [1500, 'cycling', 9],
  [0, 'walking', 1],
  [0, 'cycling', 2],
] as const)('%d m %s take %d minutes', (length, mode, minutes) => {
  expect(minutesFor(length, mode)).toBe(minutes)
})

describe('a journey', () => {
  test('is the same in both directions', () => {
    fc.assert(
      fc.property(spot, spot, fc.array(point, { minLength: 2, maxLength: 8 }), (a, b, river) => {
        const [there, back] = [journeyBetween(a, b, [river]), journeyBetween(b, a, [river])]
        expect(there.metres).toBeCloseTo(back.metres, 6)
        expect(there.why).toEqual(back.why)
        expect(there.minutes).toEqual(back.minutes)
      }),
    )
  })

  test('never takes less time for a longer distance, and a detour never less than the direct way', () => {
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        for (const mode of travelModes) {
          if (a <= b) expect(minutesFor(a, mode)).toBeLessThanOrEqual(minutesFor(b, mode))
          // Each part is rounded separately, to half a minute.
          expect(minutesFor(a + b, mode)).toBeLessThanOrEqual(minutesFor(a, mode) + minutesFor(b, mode) + 1)
        }
      }),
    )
    fc.assert(
      fc.property(spot, spot, spot, (a, b, c) => {
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 1e-6)
      }),
    )
  })

  test('has no time beyond the limit, with the reason', () => {
    const journey = journeyBetween({ latitude: 51.2, longitude: 4.4 }, { latitude: 50.8, longitude: 4.4 }, [])
    expect(journey.minutes).toBeUndefined()
    expect(journey.why).toBe('far')
  })
})

/** Latitude of the river at a longitude; it runs from west to east here, without turning back. */
function latitudeOf(river: readonly Point[], longitude: number): number {
  for (const [index, [east, north]] of river.entries()) {
    const [west, south] = river[index - 1] ?? [east, north]
    if (longitude <= east && east > west) return south + ((north - south) * (longitude - west)) / (east - west)
  }
  return Number.NaN
}

describe('a river', () => {
  const river = fc.array(fc.double({ min: 51.1, max: 51.3, noNaN: true }), { minLength: 2, maxLength: 12 }).map((heights) =>
    // Wider than the area of the places, so that no line passes its ends.
    heights.map((height, index): Point => [4 + (0.8 * index) / (heights.length - 1), height]),
  )

  test('lies between two places exactly when one is north of it and the other south', () => {
    fc.assert(
      fc.property(spot, spot, river, (a, b, line) => {
        const side = ({ latitude, longitude }: Spot) => latitude - latitudeOf(line, longitude)
        fc.pre(Math.abs(side(a)) > 1e-7 && Math.abs(side(b)) > 1e-7)
        expect(isAcross(a, b, line)).toBe(side(a) > 0 !== side(b) > 0)
      }),
      { numRuns: 2000 },
    )
  })

  test('gives no time, and is referred to by its index', () => {
    const line: Point[] = [
      [4, 51.2],
      [5, 51.2],
    ]
    const journey = journeyBetween({ latitude: 51.21, longitude: 4.4 }, { latitude: 51.19, longitude: 4.4 }, [[], line])
    expect(journey.minutes).toBeUndefined()
    expect(journey.why).toEqual({ river: 1 })
    expect(journey.metres).toBeGreaterThan(2000)
  })
})
