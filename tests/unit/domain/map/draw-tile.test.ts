/** The drawn map of the Antwerp region. */
import { describe, expect, test } from 'vitest'
import { drawTile } from '@/lib/domain/map/draw-tile'
import { type Geography, type Point, plainGeography } from '@/lib/domain/map/geography'
import { mapColours } from '@/lib/domain/map/map-colours'
import { project, tileSize } from '@/lib/domain/map/mercator'
import { snapshot } from '../../../support/content'

const { geography } = snapshot

/** The tile that contains a point. */
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

test('more names are visible at closer zooms, those of water in italics', () => {
  expect(centre(9)).toContain('>Antwerpen<')
  expect(centre(9)).not.toContain('>Seefhoek<')
  expect(drawTile(tileAt(4.429, 51.2265, 14), geography)).toContain('>Seefhoek<')
  expect(drawTile(tileAt(4.386, 51.212, 14), geography)).toMatch(/font-style="italic"[^>]*>Schelde</)
})

test('a name across an edge is drawn on both tiles', () => {
  const { zoom, x, y } = tileAt(4.4025, 51.2205, 13)
  const tiles = [-1, 0, 1].map((step) => drawTile({ zoom, x: x + step, y }, geography))
  const place = project(4.4025, 51.2205, zoom).x / tileSize - x
  const neighbour = place < 0.15 ? 0 : place > 0.85 ? 2 : undefined
  expect(tiles[1]).toContain('>Antwerpen<')
  if (neighbour !== undefined) expect(tiles[neighbour]).toContain('>Antwerpen<')
})

test('far away from everything only land is drawn', () => {
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

test('without map data only land is drawn, at every zoom', () => {
  for (const zoom of [9, 13, 18]) {
    const svg = drawTile(tileAt(4.4025, 51.2205, zoom), plainGeography)
    expect(svg.match(/<path/g)).toHaveLength(1)
    expect(svg).not.toContain('<text')
  }
})

test('names are escaped', () => {
  const place = { kind: 'town', name: 'A & <script>', longitude: 4.4025, latitude: 51.2205, fromZoom: 9 } as const
  const named: Geography = { ...plainGeography, names: [place] }
  expect(drawTile(tileAt(4.4025, 51.2205, 12), named)).toContain('>A &amp; &lt;script&gt;</text>')
})

test('every path has drawing attributes, and no others', () => {
  const words = new Set(
    [...centre(13).matchAll(/<path ([^>]*?)\/>/g)].flatMap(([, text = '']) => text.replace(/="[^"]*"/g, '').split(/\s+/)),
  )
  expect(words).toContain('stroke')
  expect([...words].filter((word) => !/^(|d|fill|stroke(-[a-z]+)?|opacity)$/.test(word))).toEqual([])
})

test.each([
  ['city', '17', '600', 'normal', mapColours.light.text, mapColours.light.land],
  ['town', '14', '500', 'normal', mapColours.light.secondText, mapColours.light.land],
  ['quarter', '12.5', '500', 'normal', mapColours.light.secondText, mapColours.light.land],
  ['park', '12', '500', 'normal', mapColours.light.secondText, mapColours.light.park],
  ['water', '13', 'normal', 'italic', mapColours.light.waterText, mapColours.light.water],
  ['road', '11', '600', 'normal', mapColours.light.secondText, mapColours.light.road],
] as const)(
  'the name of a %s has the colour of its kind, and a halo in the colour of what lies under it',
  (kind, size, weight, style, fill, stroke) => {
    const place = { kind, name: 'Naam', longitude: 4.4025, latitude: 51.2205, fromZoom: 9 } as const
    const svg = drawTile(tileAt(4.4025, 51.2205, 12), { ...plainGeography, names: [place] })
    const own = /<text ([^>]*)>Naam</.exec(svg)?.[1] ?? ''
    const said = Object.fromEntries([...own.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    expect({ 'font-weight': 'normal', 'font-style': 'normal', ...said }).toMatchObject({
      'font-size': size,
      'font-weight': weight,
      'font-style': style,
      fill,
      stroke,
    })
    expect(svg).toMatch(/<g font-family="Archivo[^>]*paint-order="stroke">/)
  },
)

test('a name is visible from its first zoom to its last, inclusive', () => {
  const place = { kind: 'town', name: 'Naam', longitude: 4.4025, latitude: 51.2205, fromZoom: 11, toZoom: 13 } as const
  const isThere = (zoom: number) =>
    drawTile(tileAt(4.4025, 51.2205, zoom), { ...plainGeography, names: [place] }).includes('>Naam<')
  expect([10, 11, 13, 14].map(isThere)).toEqual([false, true, true, false])
})

test('a named street is drawn from zoom 14 on, also outside quarters', () => {
  const line: Point[] = [
    [4.4, 51.22],
    [4.405, 51.221],
  ]
  const withStreet: Geography = { ...plainGeography, streets: [{ name: 'Dreef', line }] }
  const paths = (zoom: number) =>
    drawTile(tileAt(4.4025, 51.2205, zoom), withStreet).match(/<path[^>]*stroke="#FFFFFF"/g)?.length ?? 0
  expect([13, 14, 16].map(paths)).toEqual([0, 1, 1])
})
