/**
 * `node scripts/make-belgium-map.ts <belgium-municipalities.topojson>`: creates `lib/domain/map/belgium.json`, the built-in map
 * for agencies without a map of their own. The input is that of github.com/bmesuere/belgium-topojson (CC0 1.0): municipalities of 2020
 * with their names. Borders are simplified (Visvalingam-Whyatt), which moves them by up to some ten metres.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { project } from '../lib/domain/map/mercator.ts'
import { englishNames, germanNames, localLanguages } from './belgium-names.ts'
import { findMiddle, simplify, type XY } from './simplify-shapes.ts'

const index = z.number().int()
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: z.array(z.array(index)) }),
  z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(index))) }),
])
const properties = z.object({ nis: z.string(), name_nl: z.string(), name_fr: z.string(), population: z.number() })
const topology = z.object({
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({ municipalities: z.object({ geometries: z.array(shape.and(z.object({ properties }))) }) }),
})

const target = 'lib/domain/map/belgium.json'
/** Bends that enclose less (square metres) are removed. */
const leastBend = 15_000
/** Units per degree in the file. */
const precision = 10_000

const [file = ''] = process.argv.slice(2)
const { arcs, transform, objects } = topology.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Converts an arc of the TopoJSON, delta-encoded and quantized, to degrees. */
function toDegrees(arc: readonly XY[]): XY[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): XY => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
}

/** Encodes a number as text (Encoded Polyline Algorithm): five bits per character, the lowest first. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}

function encodeArc(points: readonly XY[]): string {
  let last: XY = [0, 0]
  return points
    .map(([longitude, latitude]): XY => [Math.round(longitude * precision), Math.round(latitude * precision)])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1])
    .map((point) => {
      const text = encodeNumber(point[0] - last[0]) + encodeNumber(point[1] - last[1])
      last = point
      return text
    })
    .join('')
}

const simple = arcs.map((arc) => simplify(toDegrees(arc), leastBend))

/** The points of a ring; an arc with a negative index (`~index`) is reversed. */
const ringOf = (ring: readonly number[]): XY[] =>
  ring.flatMap((at) => (at < 0 ? [...(simple[~at] ?? [])].reverse() : (simple[at] ?? [])))

type Town = { nis: string; names: string[]; population: number; middle: XY; rings: number[][]; longest: number }

const towns = objects.municipalities.geometries.map(
  ({ properties: { nis, name_nl, name_fr, population }, ...geometry }): Town => {
    const rings = geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()
    const names = [name_nl, name_fr, englishNames[nis] ?? '', germanNames[nis] ?? '']
    const longest = Math.max(...names.map(({ length }) => length)) * (localLanguages(nis).length > 1 ? 2 : 1)
    return { nis, names, population, middle: findMiddle(rings.map(ringOf)), rings, longest }
  },
)

/** Size of a character and of a line of a name, in pixels. */
const letter = 8
const line = 20
const [firstZoom, lastZoom] = [9, 13]

const kindOf = ({ population }: Town) => (population >= 70_000 ? 'city' : population >= 20_000 ? 'town' : 'quarter')

/** Lowest zoom by kind of place, even where there is space for its name. */
const firstZooms = { city: 9, town: 9, quarter: 10 } as const

/** The zoom from which each name is shown without overlapping others; more populous places are placed first. */
function findZooms(): Map<string, number> {
  const zooms = new Map<string, number>()
  const bySize = [...towns].sort((a, b) => b.population - a.population)
  const boxAt = ({ middle: [longitude, latitude], longest }: Town, zoom: number) => ({
    ...project(longitude, latitude, zoom),
    half: (longest * letter) / 2,
  })
  for (let zoom = firstZoom; zoom <= lastZoom; zoom += 1) {
    const placed = bySize.filter(({ nis }) => zooms.has(nis)).map((town) => boxAt(town, zoom))
    for (const town of bySize.filter((one) => !zooms.has(one.nis) && zoom >= firstZooms[kindOf(one)])) {
      const box = boxAt(town, zoom)
      const isFree = placed.every(({ x, y, half }) => Math.abs(x - box.x) > half + box.half || Math.abs(y - box.y) > line)
      if (!isFree && zoom < lastZoom) continue
      zooms.set(town.nis, zoom)
      placed.push(box)
    }
  }
  return zooms
}

const zooms = findZooms()
/** Only the arcs of municipalities are used, with new indices: the input contains those of provinces as well. */
const used = [...new Set(towns.flatMap(({ rings }) => rings.flat().map((at) => (at < 0 ? ~at : at))))]
const numbers = new Map(used.map((old, at) => [old, at]))
const renumber = (at: number) => (at < 0 ? ~(numbers.get(~at) ?? 0) : (numbers.get(at) ?? 0))

const lines = towns
  .sort((a, b) => a.nis.localeCompare(b.nis))
  .map((town) => {
    const { nis, names, middle, rings } = town
    return [
      nis,
      ...names,
      localLanguages(nis).join('+'),
      middle.map((degrees) => degrees.toFixed(4)).join(','),
      kindOf(town),
      zooms.get(nis),
      rings.map((ring) => ring.map(renumber).join(',')).join('/'),
    ].join(';')
  })

const content = {
  source: 'https://github.com/bmesuere/belgium-topojson (base map arneh61/Belgium-Map, names Statbel), simplified',
  licence: 'CC0-1.0',
  columns: 'nis;nl;fr;en;de;languages;longitude,latitude;kind;fromZoom;rings of arcs, ~n backwards',
  municipalities: lines,
  arcs: used.map((at) => encodeArc(simple[at] ?? [])),
}
writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`)
console.log(
  `${target}: ${towns.length} municipalities, ${used.flatMap((at) => simple[at] ?? []).length} points of ${arcs.flat().length}`,
)
