/** Addresses of tiles. */
import { describe, expect, test } from 'vitest'
import { project, tileSize } from '@/lib/domain/map/mercator'
import { isInRegion, parseTile, tileBounds } from '@/lib/domain/map/tile'

describe('an address', () => {
  test.each([
    [['13', '4196', '2733'], { zoom: 13, x: 4196, y: 2733 }],
    [['13', '4196', '2733.png'], { zoom: 13, x: 4196, y: 2733 }],
    [['9', '0', '0'], { zoom: 9, x: 0, y: 0 }],
    [['18', '262143', '262143'], { zoom: 18, x: 262_143, y: 262_143 }],
  ] as const)('%o is a tile', ([z, x, y], tile) => {
    expect(parseTile(z, x, y)).toEqual(tile)
  })

  test.each([
    ['8', '1', '1'],
    ['19', '1', '1'],
    ['13', '8192', '1'],
    ['13', '1', '8192'],
    ['13', '-1', '1'],
    ['13', '1.5', '1'],
    ['013', '1', '1'],
    ['13', '0x10', '1'],
    ['13', '1e3', '1'],
    ['', '', ''],
    ['13', '..', '1'],
    ['13', '4196', '2733.svg'],
    ['13', '4196', '2733.png.png'],
    ['13', '99999999', '1'],
    ['13', '4196', '2733@evil.example'],
  ])('%s/%s/%s is not a tile', (z, x, y) => {
    expect(parseTile(z, x, y)).toBeUndefined()
  })
})

test('a tile covers the points that are drawn on it', () => {
  const tile = { zoom: 13, x: 4196, y: 2733 }
  const { north, west } = tileBounds(tile)
  const corner = project(west, north, tile.zoom)
  expect(corner.x / tileSize).toBeCloseTo(tile.x, 6)
  expect(corner.y / tileSize).toBeCloseTo(tile.y, 6)
})

test('only tiles that overlap the region are served', () => {
  const region = { south: 51.1, west: 4.3, north: 51.3, east: 4.6 }
  expect(isInRegion({ zoom: 13, x: 4196, y: 2733 }, region)).toBe(true)
  expect(isInRegion({ zoom: 9, x: 262, y: 170 }, region)).toBe(true)
  expect(isInRegion({ zoom: 13, x: 4000, y: 2733 }, region)).toBe(false)
})
