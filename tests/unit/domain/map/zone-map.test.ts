/** The map that zones are picked on: every area lies within it, where its postcodes are. */
import { expect, test } from 'vitest'
import { rawZone } from '@/lib/content/catalogue'
import { drawTile } from '@/lib/domain/map/draw-tile'
import { drawZoneMap, frameZones, zoneArea, zoneTiles } from '@/lib/domain/map/zone-map'
import { snapshot } from '../../../support/content'

const zones = snapshot.zones.flatMap(({ id, zips, outline }) => (outline ? [{ id, zips, outline }] : []))
const outlines = zones.map(({ outline }) => outline)
const frame = frameZones(outlines)
if (!frame) throw new Error('no zone has an outline')

const pointsOf = (outline: (typeof outlines)[number]) =>
  zoneArea(outline, frame)
    .split(', ')
    .map((point) => point.split(' ').map(Number.parseFloat))

test.each(zones)('$id lies within the map', ({ outline }) => {
  for (const [x = -1, y = -1] of pointsOf(outline)) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(100)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(100)
  }
})

/** Whether a point is inside, by the number of borders to its right. */
function isInside([x, y]: readonly [number, number], outline: (typeof outlines)[number]): boolean {
  return outline.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
}

test('the listings of the demo lie in the outline of the zone with their postcode', () => {
  for (const { id, zip, longitude, latitude } of snapshot.properties) {
    const zone = zones.find(({ zips }) => zips.includes(zip))
    expect([id, zone && isInside([longitude, latitude], zone.outline)]).toEqual([id, true])
  }
})

test('the drawing has a border for every zone, and no zone no drawing', () => {
  const drawn = zoneTiles(frame).map((tile) => ({ tile, svg: drawTile(tile, snapshot.geography) }))
  const drawing = drawZoneMap(outlines, frame, drawn, '#006644')
  expect(drawing.match(/stroke="#006644"[^>]* stroke-linejoin="round" d="M/g)).toHaveLength(zones.length)
  expect(frameZones([])).toBeUndefined()
})

test('a zone may be named by its municipalities: their border is its outline', () => {
  const names = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }
  const zone = { id: 'gent', name: names, zips: ['9000'], municipalities: ['Gent', 'Merelbeke'] }
  const { outline = [], ...rest } = rawZone.parse(zone)
  expect(rest).toEqual({ id: 'gent', name: names, zips: ['9000'] })
  expect(outline.length).toBeGreaterThan(50)
  expect(isInside([3.7253, 51.0543], outline)).toBe(true)
  expect(rawZone.safeParse({ ...zone, municipalities: ['Atlantis'] }).error?.issues[0]?.path).toEqual(['municipalities', 0])
  expect(rawZone.parse({ ...zone, municipalities: [] }).outline).toBeUndefined()
})
