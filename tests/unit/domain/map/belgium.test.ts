/** The plain map of Belgium: location, names and drawing of municipalities. */
import { describe, expect, test } from 'vitest'
import { findMunicipality, getBorders, getMunicipalities, municipalityAt, nameFor, outlineOf } from '@/lib/domain/map/belgium'
import { drawBelgiumTile } from '@/lib/domain/map/draw-belgium'
import { mapColours } from '@/lib/domain/map/map-colours'
import { project, tileSize } from '@/lib/domain/map/mercator'
import { belgiumMaxZoom, zoomRange } from '@/lib/domain/map/tile'
import type { Language } from '@/lib/domain/text/language'

const places = {
  gent: [3.7253, 51.0543],
  liege: [5.5718, 50.6403],
  eupen: [6.0362, 50.6275],
  ixelles: [4.367, 50.829],
  antwerpen: [4.4025, 51.2205],
} as const

/** The tile that contains a point. */
function tileAt([longitude, latitude]: readonly [number, number], zoom: number) {
  const { x, y } = project(longitude, latitude, zoom)
  return { zoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

const draw = (place: keyof typeof places, zoom: number, language: Language = 'nl') =>
  drawBelgiumTile(tileAt(places[place], zoom), language, mapColours.light)

test('581 municipalities, each containing the point of its name', () => {
  const all = getMunicipalities()
  expect(all).toHaveLength(581)
  expect(all.filter((one) => municipalityAt([one.longitude, one.latitude])?.nis !== one.nis).map(({ nis }) => nis)).toEqual([])
})

test.each([
  ['gent', '44021'],
  ['liege', '62063'],
  ['eupen', '63023'],
  ['ixelles', '21009'],
  ['antwerpen', '11002'],
] as const)('the centre of %s is in municipality %s', (place, nis) => {
  expect(municipalityAt(places[place])?.nis).toBe(nis)
})

test('Lille and Maastricht are in none', () => {
  expect([municipalityAt([3.06, 50.63]), municipalityAt([5.69, 50.85])]).toEqual([undefined, undefined])
})

test('every ring is closed, and every border except the national one is between two municipalities', () => {
  for (const { nis, rings } of getMunicipalities()) for (const ring of rings) expect([nis, ring[0]]).toEqual([nis, ring.at(-1)])
  const kinds = getBorders().map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'country').length).toBeLessThan(kinds.filter((kind) => kind === 'province').length)
})

describe('names', () => {
  test.each([
    ['21009', 'nl', 'Elsene / Ixelles'],
    ['21009', 'fr', 'Ixelles / Elsene'],
    ['21009', 'en', 'Ixelles / Elsene'],
    ['44021', 'nl', 'Gent'],
    ['44021', 'fr', 'Gand'],
    ['44021', 'en', 'Ghent'],
    ['44021', 'de', 'Gent'],
    ['62063', 'de', 'Lüttich'],
    ['63040', 'de', 'Kelmis / La Calamine'],
    ['63040', 'fr', 'La Calamine / Kelmis'],
    ['45041', 'nl', 'Ronse / Renaix'],
  ] as const)('%s in %s is %s', (nis, language, name) => {
    const found = findMunicipality(nis)
    expect(found && nameFor(found, language)).toBe(name)
  })

  test('a municipality is found by any of its names', () => {
    expect(['gent', 'Gand', 'Ghent', '44021'].map((name) => findMunicipality(name)?.nis)).toEqual(Array(4).fill('44021'))
    expect(findMunicipality('Atlantis')).toBeUndefined()
    const written = ['LIEGE', 'liege', 'BRAINE L’ALLEUD', 'Sint Niklaas', 'ST-GILLES', 'St. Gillis', 'Ste-Ode', 'FLERON']
    expect(written.map((name) => findMunicipality(name)?.names.fr)).toEqual([
      ...['Liège', 'Liège', "Braine-l'Alleud", 'Saint-Nicolas', 'Saint-Gilles', 'Saint-Gilles', 'Sainte-Ode', 'Fléron'],
    ])
    // Homonyms in two Regions.
    expect(['9100', '4420', ''].map((zip) => findMunicipality('SAINT-NICOLAS', zip)?.nis)).toEqual(['46021', '62093', '46021'])
  })
})

describe('the drawing', () => {
  test('every zoom shows a name around every town', () => {
    for (const place of ['gent', 'liege', 'eupen'] as const) {
      for (let zoom = zoomRange.min; zoom <= zoomRange.max; zoom += 1) {
        const { x, y } = tileAt(places[place], zoom)
        const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ zoom, x: x + dx, y: y + dy })))
        const svg = around.map((tile) => drawBelgiumTile(tile, 'nl', mapColours.light)).join('')
        expect([place, zoom, svg.includes('<text')]).toEqual([place, zoom, true])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  test('at every zoom a border and a name are visible on a phone, wherever in town a home is', () => {
    const homes = [places.gent, places.liege, places.eupen, [3.7139, 51.0592], [5.5602, 50.6362], [4.4025, 51.2194]] as const
    for (const home of homes) {
      for (let zoom = zoomRange.min; zoom <= belgiumMaxZoom; zoom += 1) {
        const { x, y } = tileAt(home, zoom)
        const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ zoom, x: x + dx, y: y + dy })))
        const svg = around.map((tile) => drawBelgiumTile(tile, 'nl', mapColours.light)).join('')
        expect([home, zoom, svg.includes('<text'), svg.includes('stroke-linejoin="round" d="')]).toEqual([home, zoom, true, true])
      }
    }
  })

  test('names are in the language of the visitor', () => {
    expect(draw('liege', 11, 'nl')).toContain('>Luik<')
    expect(draw('liege', 11, 'fr')).toContain('>Liège<')
  })

  test('the same tile is the same text, in the requested colours', () => {
    expect(draw('gent', 12)).toBe(draw('gent', 12))
    expect(drawBelgiumTile(tileAt(places.gent, 12), 'nl', mapColours.dark)).toContain(mapColours.dark.land)
  })

  test('a tile stays small, also where many borders meet', () => {
    for (const place of ['gent', 'liege', 'ixelles'] as const) {
      for (const zoom of [9, 10, 12, 15, 18]) expect(draw(place, zoom).length).toBeLessThan(100_000)
    }
  })
})

test('the outline of neighbours has no inner border', () => {
  const [one, two] = [outlineOf(['63023']), outlineOf(['63023', '63061'])]
  expect(one.length).toBeGreaterThan(10)
  expect(two[0]).toEqual(two.at(-1))
  // Both are inside: only their common border is removed.
  const corners = new Set(two.map(String))
  const shared = one.filter((point) => !corners.has(String(point)))
  expect(shared.length).toBeGreaterThan(0)
  expect(two.length).toBeGreaterThan(one.length / 2)
})

test('each line of a tile is numbers, and land is as many rings as there are municipalities near', () => {
  const svg = draw('gent', 12)
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, text = '']) => text)
  expect(paths.length).toBeGreaterThan(2)
  for (const text of paths) expect(text).toMatch(/^(?:M-?[\d.]+[ ,]-?[\d.]+[^"]*)+$/)
  const land = /<path fill="[^"]*" fill-rule="evenodd" d="([^"]*)"/.exec(svg)?.[1] ?? ''
  expect(land.match(/M/g)?.length).toBeGreaterThan(0)
})
