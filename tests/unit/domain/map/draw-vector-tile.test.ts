/** A vector tile drawn as SVG: what is visible at which zoom, in which colour, and where road names fit. */
import { describe, expect, test } from 'vitest'
import { writeLabels } from '@/lib/domain/map/draw-labels'
import type { Label } from '@/lib/domain/map/vector-labels'
import type { VectorLayerName } from '@/lib/domain/map/vector-tile'
import { across, colours, draw, feature, type Spot } from '../../../support/drawn-tile.ts'

const square: readonly Spot[] = [
  [10, 10],
  [50, 10],
  [50, 50],
]

/** The paths of the SVG except the background, as colour and stroke. */
const pathsOf = (svg: string) => [...svg.matchAll(/<path [^>]*>/g)].map(([path]) => path).slice(1)

const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="${colours.land}" d="M0 0h256v256H0z"/></svg>`

test('an empty tile is land without text', () => {
  expect(draw({})).toBe(empty)
})

describe('areas', () => {
  test.each<[string, VectorLayerName, string, string]>([
    ['parks', 'landuse', 'park', colours.park],
    ['woods', 'landuse', 'forest', colours.park],
    ['gardens', 'landuse', 'garden', colours.park],
    ['water', 'water', 'lake', colours.water],
    ['houses', 'buildings', 'building', colours.building],
  ])('%s are filled', (_, layer, kind, colour) => {
    expect(pathsOf(draw({ [layer]: [feature(kind, 'polygon', square)] }))).toEqual([
      `<path fill="${colour}" d="M10.0 10.0L50.0 10.0L50.0 50.0Z"/>`,
    ])
  })

  test('several are one path; other shapes, other kinds and areas outside the tile are left out', () => {
    const two = draw({ water: [feature('lake', 'polygon', square), feature('lake', 'polygon', square)] })
    expect(pathsOf(two)).toHaveLength(1)
    expect(two.match(/Z/g)).toHaveLength(2)
    const away = square.map(([x, y]): Spot => [x + 300, y])
    expect(draw({ water: [feature('lake', 'polygon', away), feature('lake', 'point', square)] })).toBe(empty)
    expect(draw({ landuse: [feature('industrial', 'polygon', square)] })).toBe(empty)
  })

  test('buildings are visible from zoom 14', () => {
    const houses = { buildings: [feature('building', 'polygon', square)] }
    expect(draw(houses, 13)).toBe(empty)
    expect(draw(houses, 14)).not.toBe(empty)
  })
})

describe('lines', () => {
  test.each<[string, VectorLayerName, number]>([
    ['river', 'water', 9],
    ['canal', 'water', 9],
    ['stream', 'water', 12],
    ['ditch', 'water', 12],
    ['drain', 'water', 12],
    ['rail', 'roads', 11],
    ['highway', 'roads', 9],
    ['major_road', 'roads', 9],
    ['medium_road', 'roads', 9],
    ['minor_road', 'roads', 12],
    ['path', 'roads', 15],
    ['other', 'roads', 15],
    ['country', 'boundaries', 9],
    ['region', 'boundaries', 9],
  ])('%s: visible from its zoom on', (kind, layer, zoom) => {
    const layers = { [layer]: [feature(kind, 'line', across)] }
    if (zoom > 9) expect(draw(layers, zoom - 1)).toBe(empty)
    expect(draw(layers, zoom)).toContain('M0.0 100.0L256.0 100.0')
  })

  test('lines that our map does not draw are left out: a runway, a county, an area', () => {
    expect(draw({ roads: [feature('runway', 'line', across)], boundaries: [feature('county', 'line', across)] })).toBe(empty)
    expect(draw({ water: [feature('river', 'polygon', across)] })).not.toContain('fill="none"')
  })

  test('rivers and canals are visible at every zoom', () => {
    for (const kind of ['river', 'canal']) expect(draw({ water: [feature(kind, 'line', across)] }, 13)).toContain('M0.0 100.0')
  })

  test('their width depends on the zoom; railways and borders are dashed', () => {
    const look = (layer: VectorLayerName, kind: string, zoom: number) =>
      pathsOf(draw({ [layer]: [feature(kind, 'line', across)] }, zoom)).map((path) =>
        path.replace(/^<path fill="none" | d=.*$/g, ''),
      )
    const line = (colour: string, width: string, more = '') =>
      `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}`
    const round = ' stroke-linecap="round"'
    expect(look('water', 'river', 13)).toEqual([line(colours.water, '1.0')])
    expect(look('water', 'river', 15)).toEqual([line(colours.water, '2.6')])
    expect(look('water', 'river', 10)).toEqual([line(colours.water, '1.0')])
    expect(look('roads', 'rail', 13)).toEqual([line(colours.rail, '1.4', ' stroke-dasharray="7 4"')])
    expect(look('boundaries', 'country', 13)).toEqual([line(colours.strongBorder, '1.2', ' stroke-dasharray="6 3"')])
    expect(look('roads', 'minor_road', 13)).toEqual([line(colours.road, '1.4', round)])
    expect(look('roads', 'minor_road', 15)).toEqual([line(colours.road, '4.0', round)])
    expect(look('roads', 'path', 15)).toEqual([line(colours.road, '1.1', round)])
    // The casing is below, an eighth wider on each side, or 0.6 pixels.
    expect(look('roads', 'highway', 13)).toEqual([line(colours.casing, '6.3', round), line(colours.road, '5.0', round)])
    expect(look('roads', 'major_road', 9)).toEqual([line(colours.casing, '2.0', round), line(colours.road, '0.8', round)])
  })

  test('all casings are below all roads, and small roads below large ones', () => {
    const roads = ['highway', 'minor_road', 'major_road'].map((kind) => feature(kind, 'line', across))
    const looks = pathsOf(draw({ roads }, 13)).map((path) => /stroke="([^"]*)" stroke-width="([^"]*)"/.exec(path)?.slice(1))
    expect(looks).toEqual([
      [colours.casing, '4.4'],
      [colours.casing, '6.3'],
      [colours.road, '1.4'],
      [colours.road, '3.2'],
      [colours.road, '5.0'],
    ])
  })

  test('a line next to the tile is visible if its width reaches into it', () => {
    const beside = (y: number) =>
      draw(
        {
          roads: [
            feature(
              'highway',
              'line',
              across.map(([x]): Spot => [x, y]),
            ),
          ],
        },
        13,
      ).includes(colours.road)
    expect([beside(-4.9), beside(-5.1), beside(260.9), beside(261.1)]).toEqual([true, false, true, false])
  })
})

describe('names of places', () => {
  const label = (name: string, more: Partial<Label> = {}): Label => ({
    name,
    kind: 'town',
    at: { x: 20.04, y: 30 },
    fromZoom: 0,
    rank: 0,
    ...more,
  })

  test('are drawn where they reach into the tile, each in the style of its kind', () => {
    const svg = writeLabels(
      [label('Lier & co'), label('Nete', { kind: 'water' }), label('Mol', { at: { x: 400, y: 30 } })],
      colours,
    )
    expect(svg).toMatch(/^<g font-family=.*<\/g>$/)
    expect(svg).toContain(`<text x="20.0" y="30.0" font-size="14" font-weight="500" fill="${colours.secondText}"`)
    expect(svg).toContain('>Lier &amp; co<')
    expect(svg).toMatch(/font-style="italic"[^>]*>Nete</)
    expect(svg).not.toContain('Mol')
    expect(writeLabels([], colours)).toBe('')
  })

  test('are on top of everything else', () => {
    expect(draw({ roads: [feature('highway', 'line', across)] }, 13, [label('Lier')]).endsWith('>Lier</text></g></svg>')).toBe(
      true,
    )
  })
})
