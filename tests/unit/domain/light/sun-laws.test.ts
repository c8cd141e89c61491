/** Properties that hold for the sun on every day and at every place. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angleBetween } from '../../../../lib/domain/light/degrees.ts'
import { findSunDay } from '../../../../lib/domain/light/sun-day.ts'
import { findSunSpans, lowestSun, trackSun } from '../../../../lib/domain/light/sun-hours.ts'
import { sunInSpaceAt } from '../../../../lib/domain/light/sun-in-space.ts'
import { sunPositionAt } from '../../../../lib/domain/light/sun-position.ts'

const instants = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2080, 0, 1) })
const days = instants.map((instant) => new Date(instant).toISOString().slice(0, 10))
const places = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const belgium = fc.record({
  latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
})
const facings = fc.constantFrom(0, 45, 90, 135, 180, 225, 270, 315)

test('declination is within the tropics, the equation of time within 17 minutes', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { declination, equationOfTime } = sunInSpaceAt(instant)
      expect(Math.abs(declination)).toBeLessThan(23.46)
      expect(Math.abs(equationOfTime)).toBeLessThan(17)
    }),
  )
})

test('azimuth and elevation are in their ranges, also at the poles', () => {
  const anywhere = fc.record({
    latitude: fc.constantFrom(-90, -66, 0, 66, 90),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(instants, anywhere, (instant, place) => {
      const { azimuth, elevation } = sunPositionAt(instant, place)
      expect(azimuth).toBeGreaterThanOrEqual(0)
      expect(azimuth).toBeLessThan(360)
      expect(Math.abs(elevation)).toBeLessThanOrEqual(90.01)
    }),
  )
})

test('noon is between sunrise and sunset, in the middle within two minutes', () => {
  fc.assert(
    fc.property(days, places, (day, place) => {
      const { rise = Number.NaN, noon, set = Number.NaN } = findSunDay(day, place)
      expect(rise).toBeLessThan(noon)
      expect(set).toBeGreaterThan(noon)
      expect(Math.abs((rise + set) / 2 - noon)).toBeLessThan(120_000)
    }),
  )
})

test('at sunrise and sunset the apparent elevation of the centre is a quarter to half a degree below the horizon', () => {
  fc.assert(
    fc.property(days, places, (day, place) => {
      const { rise = Number.NaN, set = Number.NaN } = findSunDay(day, place)
      for (const moment of [rise, set]) {
        expect(sunPositionAt(moment, place).elevation).toBeGreaterThan(-0.5)
        expect(sunPositionAt(moment, place).elevation).toBeLessThan(-0.25)
      }
    }),
  )
})

test('sunrise is in the east before noon, sunset in the west after it; at noon the sun is due south in Belgium', () => {
  fc.assert(
    fc.property(days, belgium, (day, place) => {
      const { rise = Number.NaN, noon, set = Number.NaN } = findSunDay(day, place)
      expect(sunPositionAt(rise, place).azimuth).toBeLessThan(180)
      expect(sunPositionAt(set, place).azimuth).toBeGreaterThan(180)
      expect(angleBetween(sunPositionAt(noon, place).azimuth, 180)).toBeLessThan(0.1)
    }),
  )
})

test('the sun does not set in the polar summer and does not rise in the polar winter', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 }
  for (const date of ['2026-06-21', '2026-12-21']) expect(Object.keys(findSunDay(date, tromso))).toEqual(['noon'])
  expect(trackSun('2026-06-21', tromso)).toHaveLength(1440)
  expect(trackSun('2026-12-21', tromso)).toEqual([])
})

test('spans are in order, start and end in front of the facade and high enough', () => {
  fc.assert(
    fc.property(days, belgium, facings, (day, place, facing) => {
      const spans = findSunSpans(trackSun(day, place), facing)
      expect(spans.length).toBeLessThanOrEqual(2)
      for (const [index, { from, to }] of spans.entries()) {
        expect(from.instant).toBeLessThanOrEqual(to.instant)
        expect(from.instant).toBeGreaterThan(spans[index - 1]?.to.instant ?? Number.NEGATIVE_INFINITY)
        for (const moment of [from, to]) {
          expect(angleBetween(moment.azimuth, facing)).toBeLessThanOrEqual(90)
          expect(moment.elevation).toBeGreaterThanOrEqual(lowestSun)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a facade and the opposite one together have all sunny hours of the day', () => {
  fc.assert(
    fc.property(days, belgium, facings, (day, place, facing) => {
      const track = trackSun(day, place)
      const minutesOf = (side: number) =>
        findSunSpans(track, side).reduce((sum, { from, to }) => sum + (to.instant - from.instant) / 60_000 + 1, 0)
      const sunny = track.filter(({ elevation }) => elevation >= lowestSun).length
      expect(minutesOf(facing) + minutesOf((facing + 180) % 360)).toBe(sunny)
    }),
    { numRuns: 60 },
  )
})
