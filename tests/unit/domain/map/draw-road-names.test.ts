/** Road names on the map: along the road, where they fit. */
import { describe, expect, test } from 'vitest'
import { writeRoadNames } from '@/lib/domain/map/draw-labels'
import type { Label } from '@/lib/domain/map/vector-labels'
import type { VectorFeature } from '@/lib/domain/map/vector-tile'
import { across, colours, draw, feature, type Spot } from '../../../support/drawn-tile.ts'

describe('names of roads', () => {
  const road = (name: string | undefined, spots: readonly Spot[], kind = 'minor_road') => feature(kind, 'line', spots, name)
  const write = (roads: VectorFeature[], labels: Label[] = []) =>
    [...writeRoadNames(roads, labels, 'nl', colours).matchAll(/x="([^"]*)" y="([^"]*)".*?rotate\(([^)]*)\)">([^<]*)</g)].map(
      (match) => match.slice(1).join(' '),
    )

  test('are in the middle of the road, rotated with it and never upside down', () => {
    const through = (a: Spot, b: Spot) => write([road('Lange straat', [a, b])])
    expect(through([0, 100], [256, 100])).toEqual(['128.0 100.0 0.0 128.0 100.0 Lange straat'])
    expect(through([256, 100], [0, 100])).toEqual(['128.0 100.0 0.0 128.0 100.0 Lange straat'])
    expect(through([40, 40], [200, 200])).toEqual(['120.0 120.0 45.0 120.0 120.0 Lange straat'])
    expect(through([200, 200], [40, 40])).toEqual(['120.0 120.0 45.0 120.0 120.0 Lange straat'])
    expect(through([200, 40], [40, 200])).toEqual(['120.0 120.0 -45.0 120.0 120.0 Lange straat'])
    expect(through([100, 20], [100, 220])).toEqual(['100.0 120.0 90.0 100.0 120.0 Lange straat'])
    expect(through([100, 220], [100, 20])).toEqual(['100.0 120.0 -90.0 100.0 120.0 Lange straat'])
  })

  test('are placed by the part on the tile only', () => {
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

  test('do not overlap names of places or each other', () => {
    const at = (y: number, name: string) =>
      road(name, [
        [60, y],
        [196, y],
      ])
    const place: Label = { name: 'Lier', kind: 'town', at: { x: 128, y: 100 }, fromZoom: 0, rank: 0 }
    expect(write([at(126, 'Kade')], [place])).toEqual([])
    expect(write([at(127, 'Kade')], [place])).toHaveLength(1)
    // The reserved space of a long name is half its length.
    expect(write([at(131, 'Korenmarkt')], [place])).toEqual([])
    expect(write([at(132, 'Korenmarkt')], [place])).toHaveLength(1)
    expect(write([at(40, 'Kade'), at(60, 'Vest'), at(80, 'Dreef')]).map((text) => text.split(' ').at(-1))).toEqual([
      'Kade',
      'Dreef',
    ])
  })

  test('appear once per tile; paths and roads without a name have none', () => {
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

  test('are visible from zoom 15', () => {
    const roads = [road('Kade', across)]
    expect(draw({ roads }, 14)).not.toContain('Kade')
    expect(draw({ roads }, 15)).toContain('>Kade</text>')
  })
})
