import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitPlaces, placeTiles } from '../../../../lib/domain/map/still-map.ts'

const size = { width: 480, height: 240 }
const region = { south: 51, west: 4, north: 51.5, east: 5 }

test('the tiles cover the whole image, for any point', () => {
  const point = fc.record({
    latitude: fc.double({ min: 51.1, max: 51.4, noNaN: true }),
    longitude: fc.double({ min: 4.2, max: 4.8, noNaN: true }),
  })
  fc.assert(
    fc.property(point, fc.integer({ min: 11, max: 16 }), (middle, zoom) => {
      const tiles = placeTiles(middle, zoom, size, region, 'nl-light-1')
      expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
      expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0)
      expect(Math.max(...tiles.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(100)
      expect(Math.max(...tiles.map(({ top, height }) => top + height))).toBeGreaterThanOrEqual(100)
      for (const { url } of tiles) expect(url).toMatch(new RegExp(`^/tiles/${zoom}/\\d+/\\d+/nl-light-1/$`))
    }),
  )
})

test('there is no map with missing tiles', () => {
  expect(placeTiles({ latitude: 49.6, longitude: 6.1 }, 14, size, region, 'nl-light-1')).toEqual([])
  expect(placeTiles({ latitude: 51.2, longitude: 3.99 }, 14, size, region, 'nl-light-1')).toEqual([])
})

test('all places are within the image, at the closest possible zoom', () => {
  const place = fc.record({
    latitude: fc.double({ min: 51.1, max: 51.4, noNaN: true }),
    longitude: fc.double({ min: 4.2, max: 4.8, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const fit = fitPlaces(places, size, { closest: 14, furthest: 6 })
      expect(fit?.spots).toHaveLength(places.length)
      for (const { left, top } of fit?.spots ?? []) {
        expect(left).toBeGreaterThanOrEqual(5)
        expect(left).toBeLessThanOrEqual(95)
        expect(top).toBeGreaterThanOrEqual(11)
        expect(top).toBeLessThanOrEqual(89)
      }
      // One zoom closer a place would be at the edge.
      const closer = fit && fit.zoom < 14 && fitPlaces(places, size, { closest: fit.zoom + 1, furthest: fit.zoom + 1 })
      if (closer) expect(closer).toBeUndefined()
    }),
  )
})

test('north is up, east is right', () => {
  const [north, south] =
    fitPlaces(
      [
        { latitude: 51.22, longitude: 4.42 },
        { latitude: 51.2, longitude: 4.4 },
      ],
      size,
      { closest: 14, furthest: 9 },
    )?.spots ?? []
  expect(north?.top).toBeLessThan(south?.top ?? 0)
  expect(north?.left).toBeGreaterThan(south?.left ?? 100)
})

test('without a place, or when places are too far apart, there is no map', () => {
  expect(fitPlaces([], size, { closest: 14, furthest: 9 })).toBeUndefined()
  const far = [
    { latitude: 51.2, longitude: 4.4 },
    { latitude: 38.8, longitude: 0.1 },
  ]
  expect(fitPlaces(far, size, { closest: 14, furthest: 9 })).toBeUndefined()
})
