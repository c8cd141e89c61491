/** Streets and blocks of the drawn map's quarters. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawTile } from '@/lib/domain/map/draw-tile'
import { type Point, plainGeography, type Quarter } from '@/lib/domain/map/geography'
import { project, tileSize } from '@/lib/domain/map/mercator'
import { quarterGrid } from '@/lib/domain/map/quarter-grid'
import { streetName } from '@/lib/domain/map/street-names'

const quarter: Quarter = { longitude: 4.4, latitude: 51.2, width: 700, height: 600, spacing: 110, angle: 30 }

const quarters = fc.record({
  longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
  latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  width: fc.integer({ min: 300, max: 1500 }),
  height: fc.integer({ min: 300, max: 1500 }),
  spacing: fc.integer({ min: 80, max: 200 }),
  angle: fc.integer({ min: -90, max: 90 }),
})

const key = ([longitude, latitude]: Point) => `${longitude.toFixed(7)} ${latitude.toFixed(7)}`

test('the same quarter has the same streets', () => {
  expect(quarterGrid(quarter)).toEqual(quarterGrid({ ...quarter }))
  expect(quarterGrid(quarter).streets.length).toBeGreaterThan(10)
})

test('every street ends at another street', () => {
  fc.assert(
    fc.property(quarters, (any) => {
      const { streets } = quarterGrid(any)
      const uses = new Map<string, number>()
      for (const point of streets.flat()) uses.set(key(point), (uses.get(key(point)) ?? 0) + 1)
      const ends = streets.flatMap((line) => [line[0], line.at(-1)]).filter((end) => end !== undefined)
      expect(ends.filter((end) => (uses.get(key(end)) ?? 0) < 2)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('every corner of a block is a crossing', () => {
  const { streets, blocks } = quarterGrid(quarter)
  const crossings = new Set(streets.flat().map(key))
  expect(blocks.length).toBeGreaterThan(20)
  expect(blocks.flat().filter((corner) => !crossings.has(key(corner)))).toEqual([])
})

test('some blocks span two rows, without a street in the middle', () => {
  const sizes = new Set(quarterGrid(quarter).blocks.map((block) => block.length))
  expect(sizes).toEqual(new Set([4, 6]))
})

test('where quarters overlap, each place has blocks of one of them only', () => {
  const other = { ...quarter, longitude: 4.407, angle: -20 }
  const alone = quarterGrid(quarter).blocks.length
  const shared = quarterGrid(quarter, [quarter, other])
  const theirs = quarterGrid(other, [quarter, other])
  expect(shared.blocks.length).toBeLessThan(alone)
  const westOf = (blocks: Point[][]) => blocks.filter((block) => block.every(([longitude]) => longitude < 4.4)).length
  expect(westOf(theirs.blocks)).toBe(0)
  expect(westOf(shared.blocks)).toBeGreaterThan(5)
})

test('a quarter of detached houses has no blocks', () => {
  expect(quarterGrid({ ...quarter, spacing: 140 }).blocks).not.toEqual([])
  expect(quarterGrid({ ...quarter, spacing: 141 }).blocks).toEqual([])
})

describe('on a tile', () => {
  const at = (zoom: number) => {
    const { x, y } = project(4.4, 51.2, zoom)
    return { zoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
  }
  const line: Point[] = [
    [4.399, 51.2],
    [4.401, 51.2],
  ]
  const geography = { ...plainGeography, quarters: [quarter], streets: [{ name: 'Kaai & Co', line }] }

  test('blocks are visible from zoom 15, courtyards and street names from 16', () => {
    const fills = (zoom: number) => drawTile(at(zoom), geography).match(/<path fill="#/g)?.length
    expect([14, 15, 16].map(fills)).toEqual([1, 2, 3])
    expect(drawTile(at(15), geography)).not.toContain('Kaai')
    expect(drawTile(at(16), geography)).toContain('>Kaai &amp; Co</text>')
  })
})

test.each([
  ['to the east', [4.4, 51.2], [4.41, 51.2], 0],
  ['to the west', [4.41, 51.2], [4.4, 51.2], 0],
  ['to the north', [4.4, 51.2], [4.4, 51.21], 90],
  ['to the south', [4.4, 51.21], [4.4, 51.2], 90],
  ['to the south-east', [4.4, 51.2], [4.41595, 51.19], 45],
  ['to the north-west', [4.41595, 51.19], [4.4, 51.2], 45],
] as const)('the name of a street that runs %s is not upside down', (_name, from, to, angle) => {
  const place = streetName({ name: 'Dreef', line: [from, to] })
  expect(Math.abs(place?.angle ?? 999)).toBeCloseTo(angle, 0)
  expect(place?.longitude).toBeCloseTo((from[0] + to[0]) / 2, 6)
})

test('a name is on the longest segment of its street', () => {
  const bent: Point[] = [
    [4.4, 51.2],
    [4.401, 51.2],
    [4.401, 51.21],
  ]
  expect(streetName({ name: 'Dreef', line: bent })).toMatchObject({ longitude: 4.401, latitude: 51.205 })
  expect(streetName({ name: 'Dreef', line: [] })).toBeUndefined()
})

test('the name of a street from south to north does not depend on the direction in which it is drawn', () => {
  const [south, north]: [Point, Point] = [
    [4.4, 51.2],
    [4.4, 51.21],
  ]
  expect(streetName({ name: 'Dreef', line: [south, north] })?.angle).toBe(90)
  expect(streetName({ name: 'Dreef', line: [north, south] })?.angle).toBe(90)
})
