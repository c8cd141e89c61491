/** The map to choose zones on: every area is within it, at the place of its postcodes. */
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

test.each(zones)('$id is within the map', ({ outline }) => {
  for (const [x = -1, y = -1] of pointsOf(outline)) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(100)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(100)
  }
})

/** Ray casting: an odd number of borders to the right of the point. */
function isInside([x, y]: readonly [number, number], outline: (typeof outlines)[number]): boolean {
  return outline.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
}

test('the listings of the demo are in the outline of the zone with their postcode', () => {
  for (const { id, zip, longitude, latitude } of snapshot.properties) {
    const zone = zones.find(({ zips }) => zips.includes(zip))
    expect([id, zone && isInside([longitude, latitude], zone.outline)]).toEqual([id, true])
  }
})

test('the map has a border for every zone, and is undefined without zones', () => {
  const drawn = zoneTiles(frame).map((tile) => ({ tile, svg: drawTile(tile, snapshot.geography) }))
  const drawing = drawZoneMap(outlines, frame, drawn, '#006644')
  expect(drawing.match(/stroke="#006644"[^>]* stroke-linejoin="round" d="M/g)).toHaveLength(zones.length)
  expect(frameZones([])).toBeUndefined()
})

test('a zone may be defined by municipalities: their common border is its outline', () => {
  const names = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }
  const zone = { id: 'gent', name: names, zips: ['9000'], municipalities: ['Gent', 'Merelbeke'] }
  const { outline = [], ...rest } = rawZone.parse(zone)
  expect(rest).toEqual({ id: 'gent', name: names, zips: ['9000'] })
  expect(outline.length).toBeGreaterThan(50)
  expect(isInside([3.7253, 51.0543], outline)).toBe(true)
  expect(rawZone.safeParse({ ...zone, municipalities: ['Atlantis'] }).error?.issues[0]?.path).toEqual(['municipalities', 0])
  expect(rawZone.parse({ ...zone, municipalities: [] }).outline).toBeUndefined()
})
