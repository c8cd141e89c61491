import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeTiles } from '../../../../lib/domain/map/still-map.ts'

const size = { width: 480, height: 240 }
const region = { south: 51, west: 4, north: 51.5, east: 5 }

test('the tiles cover the whole picture, whatever the point', () => {
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

test('half a map is none', () => {
  expect(placeTiles({ latitude: 49.6, longitude: 6.1 }, 14, size, region, 'nl-light-1')).toEqual([])
  expect(placeTiles({ latitude: 51.2, longitude: 3.99 }, 14, size, region, 'nl-light-1')).toEqual([])
})
