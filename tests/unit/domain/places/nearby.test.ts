/** Surroundings of a home, compared with measuring every point. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from '@/lib/domain/map/distance'
import { amenityKinds, type PointOfInterest } from '@/lib/domain/map/points'
import { findNearby, nearbyReach } from '@/lib/domain/places/nearby'

const spot = fc.record({
  latitude: fc.double({ min: 51.2, max: 51.22, noNaN: true }),
  longitude: fc.double({ min: 4.4, max: 4.43, noNaN: true }),
})
const names = { nl: 'x', fr: 'x', en: 'x', de: 'x' }
const point = fc
  .tuple(spot, fc.constantFrom(...amenityKinds, 'station' as const, 'town' as const))
  .map(([at, kind]): PointOfInterest => ({ ...at, kind, name: names, also: [], zips: [] }))

test('are the nearest of each kind within walking distance, nearest first, without towns', () => {
  fc.assert(
    fc.property(spot, fc.array(point, { maxLength: 40 }), (home, points) => {
      const found = findNearby(home, points, [])
      expect(found.map(({ metres }) => metres)).toEqual(found.map(({ metres }) => metres).toSorted((a, b) => a - b))
      for (const kind of [...amenityKinds, 'station'] as const) {
        const all = points.filter((each) => each.kind === kind).map((each) => distanceBetween(home, each))
        const least = Math.min(...all)
        expect(found.find((each) => each.kind === kind)?.metres).toBe(least <= nearbyReach ? least : undefined)
      }
      expect(found.every(({ kind }) => kind !== ('town' as string))).toBe(true)
    }),
  )
})

test('exclude points across the river', () => {
  const home = { latitude: 51.21, longitude: 4.41 }
  const school: PointOfInterest = { ...home, latitude: 51.214, kind: 'primary-school', name: names, also: [], zips: [] }
  const river = { name: names, line: [[4.3, 51.212] as const, [4.5, 51.212] as const] }
  expect(findNearby(home, [school], [])).toHaveLength(1)
  expect(findNearby(home, [school], [river])).toEqual([])
})
