/** The drawn map of the Antwerp region. */
import { describe, expect, test } from 'vitest'
import { drawTile } from '@/lib/domain/map/draw-tile'
import { type Geography, plainGeography } from '@/lib/domain/map/geography'
import { project, tileSize } from '@/lib/domain/map/mercator'
import { snapshot } from '../../../support/content'

const { geography } = snapshot

/** The tile that holds a point. */
function tileAt(longitude: number, latitude: number, zoom: number) {
  const { x, y } = project(longitude, latitude, zoom)
  return { zoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

const centre = (zoom: number) => drawTile(tileAt(4.4025, 51.2205, zoom), geography)

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
  expect(drawTile(tileAt(4.429, 51.2265, 14), geography)).toContain('>Seefhoek<')
  expect(drawTile(tileAt(4.386, 51.212, 14), geography)).toMatch(/font-style="italic"[^>]*>Schelde</)
})

test('a name that reaches over an edge is written on both tiles', () => {
  const { zoom, x, y } = tileAt(4.4025, 51.2205, 13)
  const tiles = [-1, 0, 1].map((step) => drawTile({ zoom, x: x + step, y }, geography))
  const place = project(4.4025, 51.2205, zoom).x / tileSize - x
  const neighbour = place < 0.15 ? 0 : place > 0.85 ? 2 : undefined
  expect(tiles[1]).toContain('>Antwerpen<')
  if (neighbour !== undefined) expect(tiles[neighbour]).toContain('>Antwerpen<')
})

test('far away there is nothing but land', () => {
  expect(drawTile({ zoom: 13, x: 0, y: 0 }, geography).match(/<path/g)).toHaveLength(1)
})

test('every point and name of the drawing lies around Antwerp', () => {
  const { streams, mainRoads, motorways, names } = geography
  const points = [...streams, ...mainRoads, ...motorways].flat().map(([longitude, latitude]) => ({ longitude, latitude }))
  for (const { longitude, latitude } of [...points, ...names]) {
    expect(longitude).toBeGreaterThan(4.1)
    expect(longitude).toBeLessThan(4.8)
    expect(latitude).toBeGreaterThan(51)
    expect(latitude).toBeLessThan(51.45)
  }
})

test('without a drawing the map is land alone, at every zoom', () => {
  for (const zoom of [9, 13, 18]) {
    const svg = drawTile(tileAt(4.4025, 51.2205, zoom), plainGeography)
    expect(svg.match(/<path/g)).toHaveLength(1)
    expect(svg).not.toContain('<text')
  }
})

test('a name is text, whatever is in it', () => {
  const place = { kind: 'town', name: 'A & <script>', longitude: 4.4025, latitude: 51.2205, fromZoom: 9 } as const
  const named: Geography = { ...plainGeography, names: [place] }
  expect(drawTile(tileAt(4.4025, 51.2205, 12), named)).toContain('>A &amp; &lt;script&gt;</text>')
})

test('every path says how it is drawn, and nothing else', () => {
  const words = new Set(
    [...centre(13).matchAll(/<path ([^>]*?)\/>/g)].flatMap(([, text = '']) => text.replace(/="[^"]*"/g, '').split(/\s+/)),
  )
  expect(words).toContain('stroke')
  expect([...words].filter((word) => !/^(|d|fill|stroke(-[a-z]+)?|opacity)$/.test(word))).toEqual([])
})
