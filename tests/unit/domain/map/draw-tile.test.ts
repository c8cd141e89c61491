/** The drawn map of the Antwerp region. */
import { describe, expect, test } from 'vitest'
import { streams } from '@/lib/domain/map/antwerp'
import { placeNames } from '@/lib/domain/map/antwerp-names'
import { mainRoads, motorways } from '@/lib/domain/map/antwerp-roads'
import { drawTile } from '@/lib/domain/map/draw-tile'
import { project, tileSize } from '@/lib/domain/map/mercator'

/** The tile that holds a point. */
function tileAt(longitude: number, latitude: number, zoom: number) {
  const { x, y } = project(longitude, latitude, zoom)
  return { zoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

const centre = (zoom: number) => drawTile(tileAt(4.4025, 51.2205, zoom))

test('a tile is a whole picture of 256 pixels', () => {
  const svg = centre(13)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256"/)
  expect(svg.endsWith('</svg>')).toBe(true)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href/)
})

test('the same tile is the same text', () => {
  expect(centre(15)).toBe(centre(15))
})

describe('the palette of the design', () => {
  test.each([
    ['land', '#E9EEF0'],
    ['water', '#C5D6DF'],
    ['park', '#D9E4DC'],
    ['road', '#FFFFFF'],
  ])('%s is %s', (_name, colour) => {
    expect(centre(11)).toContain(colour)
  })
})

test('names come with the zoom, water in italics', () => {
  expect(centre(9)).toContain('>Antwerpen<')
  expect(centre(9)).not.toContain('>Seefhoek<')
  expect(drawTile(tileAt(4.429, 51.2265, 14))).toContain('>Seefhoek<')
  expect(drawTile(tileAt(4.386, 51.212, 14))).toMatch(/font-style="italic"[^>]*>Schelde</)
})

test('a name that reaches over an edge is written on both tiles', () => {
  const { zoom, x, y } = tileAt(4.4025, 51.2205, 13)
  const tiles = [-1, 0, 1].map((step) => drawTile({ zoom, x: x + step, y }))
  const place = project(4.4025, 51.2205, zoom).x / tileSize - x
  const neighbour = place < 0.15 ? 0 : place > 0.85 ? 2 : undefined
  expect(tiles[1]).toContain('>Antwerpen<')
  if (neighbour !== undefined) expect(tiles[neighbour]).toContain('>Antwerpen<')
})

test('far away there is nothing but land', () => {
  expect(drawTile({ zoom: 13, x: 0, y: 0 }).match(/<path/g)).toHaveLength(1)
})

test('every point and name of the drawing lies around Antwerp', () => {
  const points = [...streams, ...mainRoads, ...motorways].flat().map(([longitude, latitude]) => ({ longitude, latitude }))
  for (const { longitude, latitude } of [...points, ...placeNames]) {
    expect(longitude).toBeGreaterThan(4.1)
    expect(longitude).toBeLessThan(4.8)
    expect(latitude).toBeGreaterThan(51)
    expect(latitude).toBeLessThan(51.45)
  }
})
