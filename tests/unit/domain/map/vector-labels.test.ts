/** Place names on vector tiles: which of two overlapping names is drawn, and that neighbouring tiles agree. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NameKind } from '@/lib/domain/map/geography'
import { chooseLabels, type Label, labelsOf, reachesTile } from '@/lib/domain/map/vector-labels'
import type { VectorFeature } from '@/lib/domain/map/vector-tile'

const label = (name: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  name,
  kind: 'town',
  at: { x, y },
  fromZoom: 8,
  rank: 5,
  ...more,
})

const place = (more: Partial<VectorFeature> = {}): VectorFeature => ({
  shape: 'point',
  kind: 'locality',
  detail: 'town',
  names: { '': 'Mechelen', fr: 'Malines' },
  fromZoom: 8,
  rank: 9,
  lines: [[{ x: 10, y: 20 }]],
  ...more,
})

const read = (feature: VectorFeature, layer: 'places' | 'water' = 'places', zoom = 10) =>
  labelsOf([feature], layer, 'fr', zoom, ({ x, y }) => ({ x: x + 256, y: y - 256 }))

describe('labels of a tile', () => {
  test('a place has its name in the language, at its position relative to the drawn tile', () => {
    expect(read(place())).toEqual([{ name: 'Malines', kind: 'town', at: { x: 266, y: -236 }, fromZoom: 8, rank: 9 }])
    expect(read(place({ names: { '': 'Mechelen' } }))[0]?.name).toBe('Mechelen')
  })

  test.each<[string, Partial<VectorFeature>, NameKind | undefined]>([
    ['a city', { detail: 'city' }, 'city'],
    ['a village', { detail: 'village' }, 'quarter'],
    ['a neighbourhood', { kind: 'neighbourhood', detail: '' }, 'quarter'],
    ['a part of a town', { kind: 'macrohood', detail: '' }, 'quarter'],
    ['a country', { kind: 'country', detail: '' }, undefined],
    ['one without a name', { names: {} }, undefined],
    ['an outline', { shape: 'polygon' }, undefined],
    ['one without a point', { lines: [] }, undefined],
    ['one for closer zooms', { fromZoom: 11 }, undefined],
    ['one from this zoom on', { fromZoom: 10 }, 'town'],
  ])('%s', (_, feature, kind) => {
    expect(read(place(feature)).map((each) => each.kind)).toEqual(kind === undefined ? [] : [kind])
  })

  test('every named feature of the water layer is water', () => {
    expect(read(place({ kind: 'lake', detail: '' }), 'water')[0]?.kind).toBe('water')
  })
})

describe('of two overlapping names', () => {
  const names = (...labels: Label[]) => chooseLabels(labels).map(({ name }) => name)

  test.each<[string, Partial<Label>, Partial<Label>]>([
    ['a city before a town', { kind: 'city', rank: 1 }, { kind: 'town', rank: 9 }],
    ['a town before water', { kind: 'town' }, { kind: 'water', rank: 9 }],
    ['water before a quarter', { kind: 'water' }, { kind: 'quarter', rank: 9 }],
    ['a quarter before a park', { kind: 'quarter' }, { kind: 'park', rank: 9 }],
    ['a park before a road', { kind: 'park' }, { kind: 'road', rank: 9 }],
    ['the one with more people', { rank: 6, fromZoom: 9 }, { rank: 5 }],
    ['the one that shows from further away', { fromZoom: 7 }, { fromZoom: 8 }],
  ])('%s', (_, first, second) => {
    expect(names(label('Zoersel', 100, 100, first), label('Aalst', 110, 100, second))).toEqual(['Zoersel'])
    expect(names(label('Aalst', 110, 100, second), label('Zoersel', 100, 100, first))).toEqual(['Zoersel'])
  })

  test('otherwise the name decides, then the position', () => {
    expect(names(label('Lier', 100, 100), label('Duffel', 110, 100))).toEqual(['Duffel'])
    expect(chooseLabels([label('Hove', 120, 100), label('Hove', 100, 100)]).map(({ at }) => at.x)).toEqual([100])
    expect(chooseLabels([label('Hove', 100, 110), label('Hove', 100, 100)]).map(({ at }) => at.y)).toEqual([100])
    expect(chooseLabels([label('Hove', 120, 100), label('Hove', 100, 110)]).map(({ at }) => at.x)).toEqual([100])
  })

  test('a place in two tiles is drawn once', () => {
    expect(chooseLabels([label('Lier', 100, 100), label('Lier', 100.6, 99.5)])).toHaveLength(1)
    expect(chooseLabels([label('Lier', 100, 100), label('Lier', 100, 100)])).toHaveLength(1)
    expect(chooseLabels([label('Lier', 100, 100), label('Lier', 100, 200)])).toHaveLength(2)
    expect(chooseLabels([label('Lier', 100, 100), label('Lier', 200, 100)])).toHaveLength(2)
    expect(chooseLabels([label('Mol', 100.2, 100.2), label('Lier', 100, 100)]).map(({ name }) => name)).toEqual(['Lier'])
  })

  test('names next to and below each other do not overlap', () => {
    // Four letters are 34 pixels wide, a line is 22 high.
    expect(names(label('Lier', 100, 100), label('Mols', 133, 100))).toEqual(['Lier'])
    expect(names(label('Lier', 100, 100), label('Mols', 134, 100))).toEqual(['Lier', 'Mols'])
    expect(names(label('Lier', 100, 100), label('Mols', 100, 121))).toEqual(['Lier'])
    expect(names(label('Lier', 100, 100), label('Mols', 100, 122))).toEqual(['Lier', 'Mols'])
    expect(names(label('Lier', 133, 121), label('Mols', 100, 100))).toEqual(['Lier'])
  })

  test('a hidden label still hides others: labels further away have no influence', () => {
    expect(
      names(label('A', 100, 100, { rank: 9 }), label('B', 100, 115, { rank: 8 }), label('C', 100, 130, { rank: 7 })),
    ).toEqual(['A'])
  })

  test('all tiles choose the same labels, whatever the order of places', () => {
    const any = fc.record({
      name: fc.constantFrom('Lier', 'Mol', 'Geel'),
      x: fc.integer({ min: 0, max: 60 }).map((each) => each * 3),
      y: fc.integer({ min: 0, max: 40 }).map((each) => each * 3),
      rank: fc.integer({ min: 1, max: 2 }),
    })
    const key = ({ name, at: { x, y } }: Label) => `${name} ${x} ${y}`
    fc.assert(
      fc.property(fc.uniqueArray(any, { maxLength: 8, selector: ({ name, x, y }) => `${name} ${x} ${y}` }), (places) => {
        const all = places.map(({ name, x, y, rank }) => label(name, x, y, { rank }))
        const chosen = chooseLabels(all).map(key).toSorted()
        expect(chooseLabels(all.toReversed()).map(key).toSorted()).toEqual(chosen)
        expect(all.length === 0 || chosen.length > 0).toBe(true)
      }),
    )
  })
})

test('a name is drawn on every tile that it reaches into', () => {
  // Four letters: 17 pixels to each side, 22 up and down.
  for (const [x, y, isSeen] of [
    [-16, 100, true],
    [-17, 100, false],
    [272, 100, true],
    [273, 100, false],
    [100, -21, true],
    [100, -22, false],
    [100, 277, true],
    [100, 278, false],
  ] as const)
    expect([x, y, reachesTile(label('Lier', x, y))]).toEqual([x, y, isSeen])
})
