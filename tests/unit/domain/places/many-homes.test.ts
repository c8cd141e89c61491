/**
 * Distances, times and order of 2 000 homes relative to own places, and their surroundings, compared with independent
 * calculations.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortValue } from '@/components/own-places/sort-bar'
import { type Spot, toRadians } from '@/lib/domain/map/distance'
import { findNearby, nearbyReach } from '@/lib/domain/places/nearby'
import type { OwnPlace } from '@/lib/domain/places/own-places'
import { journeyBetween } from '@/lib/domain/places/travel'
import { snapshot } from '../../../support/content'
import { generateProperties } from '../../../support/generate-properties'

const homes = generateProperties(2_000, 23, '2026-11-21').map(({ id, latitude, longitude, address }) => ({
  id,
  latitude,
  longitude,
  isAbout: address.kind === 'hidden',
}))

/** Great-circle distance from the chord between two points in space. */
function metresBetween(a: Spot, b: Spot): number {
  const inSpace = ({ latitude, longitude }: Spot) => {
    const [up, round] = [toRadians(latitude), toRadians(longitude)]
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const
  }
  const [from, to] = [inSpace(a), inSpace(b)]
  return 2 * 6_371_008.8 * Math.asin(Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) / 2)
}

const arbitraryPlace = fc.record({
  name: fc.constant('Werk'),
  where: fc.constant(''),
  mode: fc.constantFrom('walking' as const, 'cycling' as const),
  latitude: fc.double({ min: 50.9, max: 51.4, noNaN: true }),
  longitude: fc.double({ min: 4.1, max: 4.8, noNaN: true }),
})

test('distance and time of each home follow the published model', () => {
  fc.assert(
    fc.property(arbitraryPlace, (place) => {
      for (const home of homes) {
        const metres = metresBetween(home, place)
        const journey = journeyBetween(home, place, [])
        expect(Math.abs(journey.metres - metres)).toBeLessThan(0.01)
        if (Math.abs(metres - 40_000) < 1) continue
        const minutes = [(metres * 1.3) / 80, (metres * 1.25) / (16_000 / 60) + 2].map((time) => Math.max(1, time))
        if (metres > 40_000) expect(journey.minutes).toBeUndefined()
        else
          for (const [index, mode] of (['walking', 'cycling'] as const).entries())
            expect(Math.abs((journey.minutes?.[mode] ?? 0) - (minutes[index] ?? 0))).toBeLessThanOrEqual(0.51)
      }
    }),
    { numRuns: 20 },
  )
})

test('sorted by a place, or by the farthest, no home comes before a nearer one', () => {
  fc.assert(
    fc.property(fc.array(arbitraryPlace, { minLength: 1, maxLength: 4 }), fc.nat(4), (places: OwnPlace[], number) => {
      const by = number < places.length ? number : 'worst'
      const sorted = homes.toSorted((a, b) => sortValue(a, places, by) - sortValue(b, places, by) || a.id - b.id)
      const far = sorted.map((home) => {
        const all = places.map((place) => metresBetween(home, place))
        return by === 'worst' ? Math.max(...all) : (all[by] ?? 0)
      })
      expect(far.every((metres, index) => index === 0 || metres >= (far[index - 1] ?? 0) - 0.01)).toBe(true)
      expect(new Set(sorted).size).toBe(homes.length)
    }),
    { numRuns: 20 },
  )
})

test('each home has the nearest point of each kind within walking distance, and no others', () => {
  const { points } = snapshot.surroundings
  for (const home of homes) {
    const around = points
      .filter(({ kind }) => !['town', 'district', 'quarter', 'street'].includes(kind))
      .map((point) => ({ point, metres: metresBetween(home, point) }))
      .filter(({ metres }) => metres <= nearbyReach)
      .sort((a, b) => a.metres - b.metres)
    const nearest = around.filter(({ point }, index) => around.findIndex((one) => one.point.kind === point.kind) === index)
    expect(findNearby(home, points, []).map(({ point }) => point)).toEqual(nearest.map(({ point }) => point))
  }
})
