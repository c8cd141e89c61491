/** A tile of the own map server as a picture: what shows at which zoom, in which colour, and where the names of roads fit. */
import { describe, expect, test } from 'vitest'
import { writeLabels, writeRoadNames } from '@/lib/domain/map/draw-labels'
import { drawVectorTile } from '@/lib/domain/map/draw-vector-tile'
import { mapColours } from '@/lib/domain/map/map-colours'
import type { Label } from '@/lib/domain/map/vector-labels'
import { makeTile, type VectorFeature, type VectorLayerName } from '@/lib/domain/map/vector-tile'

const colours = mapColours.light

type Spot = readonly [number, number]

const feature = (kind: string, shape: VectorFeature['shape'], spots: readonly Spot[], name?: string): VectorFeature => ({
  shape,
  kind,
  detail: '',
  names: name === undefined ? {} : { '': name },
  fromZoom: 0,
  rank: 0,
  lines: [spots.map(([x, y]) => ({ x, y }))],
})

const across: readonly Spot[] = [
  [0, 100],
  [256, 100],
]
const square: readonly Spot[] = [
  [10, 10],
  [50, 10],
  [50, 50],
]

const draw = (layers: Partial<Record<VectorLayerName, VectorFeature[]>>, zoom = 15, labels: Label[] = []) =>
  drawVectorTile(
    makeTile((name) => layers[name] ?? []),
    labels,
    zoom,
    'nl',
    colours,
  )

/** The paths of a picture but for its ground, as colour and line. */
const pathsOf = (svg: string) => [...svg.matchAll(/<path [^>]*>/g)].map(([path]) => path).slice(1)
const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="${colours.land}" d="M0 0h256v256H0z"/></svg>`

test('where nothing is there is land, and not a letter more', () => {
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

  test('several are one path; what is no area, no green or not on the tile is left out', () => {
    const two = draw({ water: [feature('lake', 'polygon', square), feature('lake', 'polygon', square)] })
    expect(pathsOf(two)).toHaveLength(1)
    expect(two.match(/Z/g)).toHaveLength(2)
    const away = square.map(([x, y]): Spot => [x + 300, y])
    expect(draw({ water: [feature('lake', 'polygon', away), feature('lake', 'point', square)] })).toBe(empty)
    expect(draw({ landuse: [feature('industrial', 'polygon', square)] })).toBe(empty)
  })

  test('houses show from zoom 14', () => {
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
  ])('%s: shows from its zoom on', (kind, layer, zoom) => {
    const layers = { [layer]: [feature(kind, 'line', across)] }
    if (zoom > 9) expect(draw(layers, zoom - 1)).toBe(empty)
    expect(draw(layers, zoom)).toContain('M0.0 100.0L256.0 100.0')
  })

  test('what has no line of ours is left out: a runway, a county, an area', () => {
    expect(draw({ roads: [feature('runway', 'line', across)], boundaries: [feature('county', 'line', across)] })).toBe(empty)
    expect(draw({ water: [feature('river', 'polygon', across)] })).not.toContain('fill="none"')
  })

  test('rivers and canals show from far away', () => {
    for (const kind of ['river', 'canal']) expect(draw({ water: [feature(kind, 'line', across)] }, 13)).toContain('M0.0 100.0')
  })

  test('they are as wide as the zoom asks, dashed where a rail or a border runs', () => {
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
    // The casing lies below, an eighth wider on each side, or 0.6 pixels.
    expect(look('roads', 'highway', 13)).toEqual([line(colours.casing, '6.3', round), line(colours.road, '5.0', round)])
    expect(look('roads', 'major_road', 9)).toEqual([line(colours.casing, '2.0', round), line(colours.road, '0.8', round)])
  })

  test('all casings lie below all roads, and small roads below large ones', () => {
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

  test('a line beside the tile shows by its width alone', () => {
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

  test('are written where they reach into the tile, each in the look of its kind', () => {
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

  test('lie above all else', () => {
    expect(draw({ roads: [feature('highway', 'line', across)] }, 13, [label('Lier')]).endsWith('>Lier</text></g></svg>')).toBe(
      true,
    )
  })
})

describe('names of roads', () => {
  const road = (name: string | undefined, spots: readonly Spot[], kind = 'minor_road') => feature(kind, 'line', spots, name)
  const write = (roads: VectorFeature[], labels: Label[] = []) =>
    [...writeRoadNames(roads, labels, 'nl', colours).matchAll(/x="([^"]*)" y="([^"]*)".*?rotate\(([^)]*)\)">([^<]*)</g)].map(
      (match) => match.slice(1).join(' '),
    )

  test('stand in the middle of the road, turned with it and never upside down', () => {
    const through = (a: Spot, b: Spot) => write([road('Lange straat', [a, b])])
    expect(through([0, 100], [256, 100])).toEqual(['128.0 100.0 0.0 128.0 100.0 Lange straat'])
    expect(through([256, 100], [0, 100])).toEqual(['128.0 100.0 0.0 128.0 100.0 Lange straat'])
    expect(through([40, 40], [200, 200])).toEqual(['120.0 120.0 45.0 120.0 120.0 Lange straat'])
    expect(through([200, 200], [40, 40])).toEqual(['120.0 120.0 45.0 120.0 120.0 Lange straat'])
    expect(through([200, 40], [40, 200])).toEqual(['120.0 120.0 -45.0 120.0 120.0 Lange straat'])
    expect(through([100, 20], [100, 220])).toEqual(['100.0 120.0 90.0 100.0 120.0 Lange straat'])
    expect(through([100, 220], [100, 20])).toEqual(['100.0 120.0 -90.0 100.0 120.0 Lange straat'])
  })

  test('count what is on the tile alone', () => {
    expect(
      write([
        road('Lange straat', [
          [-500, 100],
          [200, 100],
        ]),
      ]),
    ).toEqual(['100.0 100.0 0.0 100.0 100.0 Lange straat'])
    expect(
      write([
        road('Lange straat', [
          [100, 100],
          [100, 700],
        ]),
      ]),
    ).toEqual(['100.0 178.0 90.0 100.0 178.0 Lange straat'])
    expect(
      write([
        road('Lange straat', [
          [100, 160],
          [100, -500],
        ]),
      ]),
    ).toEqual(['100.0 80.0 -90.0 100.0 80.0 Lange straat'])
    expect(
      write([
        road('Lange straat', [
          [60, 100],
          [700, 100],
        ]),
      ]),
    ).toEqual(['158.0 100.0 0.0 158.0 100.0 Lange straat'])
    for (const beside of [-3, 259])
      expect(
        write([
          road('Lange straat', [
            [0, beside],
            [256, beside],
          ]),
          road('Kade', [
            [beside, 0],
            [beside, 256],
          ]),
        ]),
      ).toEqual([])
  })

  test('follow the longest straight part', () => {
    const bent: Spot[] = [
      [20, 20],
      [20, 60],
      [220, 60],
      [220, 90],
    ]
    expect(write([road('Lange straat', bent)])).toEqual(['120.0 60.0 0.0 120.0 60.0 Lange straat'])
    const parted = {
      ...road('Lange straat', bent),
      lines: [bent.slice(0, 2), bent.slice(1, 3)].map((line) => line.map(([x, y]) => ({ x, y }))),
    }
    expect(write([parted])).toEqual(['120.0 60.0 0.0 120.0 60.0 Lange straat'])
  })

  test('need a straight as long as they are, and six pixels to every edge', () => {
    // Ten letters are 62 pixels wide.
    const fits = (a: Spot, b: Spot) => write([road('Korenmarkt', [a, b])]).length
    expect([fits([100, 100], [162, 100]), fits([100, 100], [161, 100])]).toEqual([1, 0])
    expect([fits([0, 100], [76, 100]), fits([0, 100], [73, 100])]).toEqual([1, 0])
    expect([fits([180, 100], [256, 100]), fits([183, 100], [256, 100])]).toEqual([1, 0])
    expect([fits([100, 0], [100, 76]), fits([100, 0], [100, 73])]).toEqual([1, 0])
    expect([fits([100, 180], [100, 256]), fits([100, 183], [100, 256])]).toEqual([1, 0])
    expect([fits([50, 7], [200, 7]), fits([50, 5], [200, 5]), fits([50, 249], [200, 249]), fits([50, 251], [200, 251])]).toEqual([
      1, 0, 1, 0,
    ])
    expect([fits([7, 50], [7, 200]), fits([5, 50], [5, 200]), fits([249, 50], [249, 200]), fits([251, 50], [251, 200])]).toEqual([
      1, 0, 1, 0,
    ])
  })

  test('keep away from names of places and from each other', () => {
    const at = (y: number, name: string) =>
      road(name, [
        [60, y],
        [196, y],
      ])
    const place: Label = { name: 'Lier', kind: 'town', at: { x: 128, y: 100 }, fromZoom: 0, rank: 0 }
    expect(write([at(126, 'Kade')], [place])).toEqual([])
    expect(write([at(127, 'Kade')], [place])).toHaveLength(1)
    // A long name asks for half its own length.
    expect(write([at(131, 'Korenmarkt')], [place])).toEqual([])
    expect(write([at(132, 'Korenmarkt')], [place])).toHaveLength(1)
    expect(write([at(40, 'Kade'), at(60, 'Vest'), at(80, 'Dreef')]).map((text) => text.split(' ').at(-1))).toEqual([
      'Kade',
      'Dreef',
    ])
  })

  test('stand once a tile; paths and what has no name have none', () => {
    expect(
      write([
        road('Kade', across),
        road('Kade', [
          [0, 200],
          [256, 200],
        ]),
      ]),
    ).toHaveLength(1)
    expect(write([road(undefined, across), road('Kade', across, 'path'), road('Kade', [])])).toEqual([])
    for (const kind of ['highway', 'major_road', 'medium_road']) expect(write([road('Kade', across, kind)])).toHaveLength(1)
    expect(writeRoadNames([], [], 'nl', colours)).toBe('')
    expect(writeRoadNames([road('A & B', across)], [], 'nl', colours)).toContain('>A &amp; B<')
  })

  test('show from zoom 15', () => {
    const roads = [road('Kade', across)]
    expect(draw({ roads }, 14)).not.toContain('Kade')
    expect(draw({ roads }, 15)).toContain('>Kade</text>')
  })
})
