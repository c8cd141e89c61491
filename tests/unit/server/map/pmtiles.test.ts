/** A map file in the content: read, drawn in the site's style, with labels in the visitor's language. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapColours } from '@/lib/domain/map/map-colours'
import { project, tileSize } from '@/lib/domain/map/mercator'
import type { Language } from '@/lib/domain/text/language'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { drawMap } from '@/lib/server/map/draw-map'
import { mapSource } from '@/lib/server/map/map-source'
import { findMapFile } from '@/lib/server/map/pmtiles/map-file'
import { snapshot } from '../../../support/content'
import { expectConsole } from '../../../support/fail-on-console'
import { makePmtiles, type TestFeature } from '../../../support/make-pmtiles'

const folder = mkdtempSync(join(tmpdir(), 'map-'))
const path = join(folder, 'map.pmtiles')
afterAll(() => rmSync(folder, { recursive: true }))

/** Ghent, on the last zoom of the file. */
const last = 14
const pixel = project(3.7253, 51.0543, last)
const [x, y] = [Math.floor(pixel.x / tileSize), Math.floor(pixel.y / tileSize)]

const place = (name: string, at: [number, number], more: Record<string, string | number> = {}): TestFeature => ({
  type: 'point',
  properties: { kind: 'locality', name, min_zoom: 5, ...more },
  lines: [[at]],
})
const road = (kind: string, name: string, height: number): TestFeature => ({
  type: 'line',
  properties: { kind, name },
  lines: [
    [
      [0, height],
      [4096, height],
    ],
  ],
})
const square = (kind: string, from: number, to: number): TestFeature => ({
  type: 'polygon',
  properties: { kind },
  lines: [
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ],
  ],
})

const ghent = place('Gent', [2048, 2048], { 'name:fr': 'Gand', kind_detail: 'city', population_rank: 12 })
const layers = {
  places: [ghent, place('Muide', [2100, 2000], { kind: 'neighbourhood' }), place('Ledeberg', [4090, 3900])],
  roads: [road('highway', 'E17', 600), road('minor_road', 'Veldstraat', 3000), road('rail', '', 3500)],
  water: [square('ocean', 0, 300)],
  landuse: [square('park', 3000, 3300), square('industrial', 3400, 3500)],
  buildings: [square('building', 1000, 1100)],
}
const region = { south: 51, west: 3.6, north: 51.1, east: 3.9 }
const file = makePmtiles(
  [
    { z: last, x, y, layers },
    { z: last, x: x + 1, y, layers: { places: [place('Ledeberg', [-6, 3900])] } },
  ],
  region,
)

const draw = (language: Language = 'nl', zoom = last, column = x, row = y) =>
  drawMap({ zoom, x: column, y: row }, { language, scheme: 'light' })

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
  vi.stubEnv('CONTENT_DIR', folder)
  writeFileSync(path, file)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(path, { force: true })
})

test('it takes the place of the drawn map, and names OpenStreetMap', () => {
  expect(mapSource().kind).toBe('pmtiles')
  rmSync(path)
  expect(mapSource().kind).toBe('drawn')
})

test('a tile server of the environment comes before it', () => {
  vi.stubEnv('TILE_UPSTREAM', 'https://tile.example.org/{z}/{x}/{y}.png')
  expect(mapSource().kind).toBe('upstream')
})

describe('the drawing', () => {
  test('is a whole picture in the colours of the design', async () => {
    const svg = await draw()
    expect(svg).toMatch(/^<svg [^>]*width="256" height="256".*<\/svg>$/)
    const { light } = mapColours
    for (const colour of [light.land, light.water, light.park, light.building, light.road, light.casing, light.rail])
      expect(svg).toContain(colour)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href/)
    expect(await drawMap({ zoom: last, x, y }, { language: 'nl', scheme: 'dark' })).toContain(mapColours.dark.land)
  })

  test('has names in the language of the visitor', async () => {
    expect(await draw('fr')).toContain('>Gand<')
    expect(await draw('de')).toContain('>Gent<')
  })

  test('leaves out a name that a greater one would cover', async () => {
    expect(await draw()).not.toContain('>Muide<')
  })

  test('writes a name that reaches over an edge on both tiles, once each', async () => {
    for (const column of [x, x + 1]) expect((await draw('nl', last, column)).match(/>Ledeberg</g)).toHaveLength(1)
  })

  test('enlarges the last zoom of the file beyond it', async () => {
    const near = await Promise.all(
      [0, 1, 2, 3].flatMap((dx) => [0, 1, 2, 3].map((dy) => draw('nl', last + 2, x * 4 + dx, y * 4 + dy))),
    )
    expect(near.filter((svg) => svg.includes('>Gent<')).length).toBeGreaterThan(0)
    expect(near.filter((svg) => svg.includes('>Veldstraat<')).length).toBeGreaterThan(0)
  })

  test('colours a wood within a park, and leaves out a clearing of it that the park does not cover', async () => {
    const ring = (from: number, to: number) => square('', from, to).lines[0] ?? []
    const wood: TestFeature = {
      type: 'polygon',
      properties: { kind: 'wood' },
      lines: [ring(400, 3600), ring(2000, 3000).toReversed()],
    }
    writeFileSync(path, makePmtiles([{ z: last, x, y, layers: { landuse: [square('park', 800, 1600), wood] } }], region))
    const { data, info } = await sharp(Buffer.from(await draw()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colourAt = (at: number) => {
      const start = (Math.round((at / 4096) * tileSize) * info.width + Math.round((at / 4096) * tileSize)) * info.channels
      return `#${data
        .subarray(start, start + 3)
        .toString('hex')
        .toUpperCase()}`
    }
    const { land, park } = mapColours.light
    expect([200, 600, 1200, 2500].map(colourAt)).toEqual([land, park, park, land].map((colour) => colour.toUpperCase()))
  })

  test('is that of the content where the file has nothing', async () => {
    const antwerp = project(4.4025, 51.2205, 12)
    const svg = await draw('nl', 12, Math.floor(antwerp.x / tileSize), Math.floor(antwerp.y / tileSize))
    expect(svg).toContain('>Schelde<')
  })
})

test('version 3 of the tiles, as older files have it, has woods, streams, rails and names of lakes in layers of their own', async () => {
  const named = (feature: TestFeature, kind: string): TestFeature => {
    const { kind: _, min_zoom, ...rest } = feature.properties
    return {
      ...feature,
      properties: { ...rest, 'pmap:kind': kind, ...(min_zoom !== undefined && { 'pmap:min_zoom': min_zoom }) },
    }
  }
  const older = {
    natural: [named(square('', 100, 900), 'wood')],
    physical_line: [named(road('', '', 1500), 'stream')],
    physical_point: [named(place('Watersportbaan', [1000, 2000]), 'water'), named(place('Blandijnberg', [3000, 2800]), 'peak')],
    transit: [named(road('', '', 3500), 'rail'), named(road('', '', 3700), 'aeroway')],
  }
  writeFileSync(path, makePmtiles([{ z: last, x, y, layers: older }], region))
  const svg = await draw()
  const { light } = mapColours
  for (const colour of [light.park, light.water, light.rail]) expect(svg).toContain(`"${colour}"`)
  expect(svg.match(new RegExp(`stroke="${light.rail}"`, 'g'))).toHaveLength(1)
  expect(svg).toContain('>Watersportbaan<')
  expect(svg).not.toContain('>Blandijnberg<')
})

test('another file is another map, without a restart', async () => {
  const { version } = mapSource()
  writeFileSync(path, makePmtiles([{ z: last, x, y, layers: { places: [place('Nieuwstad', [2048, 2048])] } }], region))
  expect(mapSource().version).not.toBe(version)
  expect(await draw()).toContain('>Nieuwstad<')
})

describe('what is no map', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('no map, and long enough to have a header of so many bytes '.repeat(4))],
    ['a map of pictures', Buffer.from(file).fill(2, 99, 100)],
  ])('%s is passed over', (_name, bytes) => {
    writeFileSync(path, bytes)
    expect(findMapFile()).toBe('unreadable')
    expect(mapSource().kind).toBe('drawn')
  })

  test('with a truncated file the geography of the content is drawn, and a warning is given', async () => {
    expectConsole()
    writeFileSync(path, file.subarray(0, 200))
    expect(await draw()).toContain('<svg')
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'map-file-unreadable' }))
  })

  test('the check of the content warns of it', () => {
    const content = join(folder, 'content')
    cpSync('data', content, { recursive: true })
    writeFileSync(join(content, 'map.pmtiles'), 'no map')
    const { warnings } = loadSnapshot(content, '2026-11-21')
    expect(warnings.filter((one) => one.file === 'map.pmtiles')).toHaveLength(1)
  })
})
