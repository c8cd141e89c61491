/** The municipalities of Belgium: names, borders, where each lies. Made by `scripts/make-belgium-map.ts` (CC0 1.0). */
import { belgiumId } from '../law/country.ts'
import { findRegion, type Region } from '../law/region.ts'
import { isLanguage, type Language } from '../text/language.ts'
import { slugify } from '../text/slug.ts'
import belgium from './belgium.json' with { type: 'json' }
import { type Bounds, boundsOf } from './bounds.ts'
import type { NameKind, Point } from './geography.ts'

type Ring = readonly Point[]

export type Municipality = {
  /** Number of the national institute of statistics. */
  nis: string
  names: Partial<Record<Language, string>>
  /** Official languages there, the one of most people first. */
  languages: readonly Language[]
  longitude: number
  latitude: number
  kind: NameKind
  fromZoom: number
  /** Closed: the last point is the first again. */
  rings: readonly Ring[]
  bounds: Bounds
}

export type BorderKind = 'municipality' | 'province' | 'country'
export type Border = { points: Ring; kind: BorderKind; bounds: Bounds }

/** Of a degree: what a step in the file is. */
const precision = 10_000

/** Numbers of an encoded polyline: five bits a sign, the lowest first. */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const sign of text) {
    const bits = (sign.codePointAt(0) ?? 63) - 63
    value |= (bits & 0x1f) << shift
    shift += 5
    if (bits >= 0x20) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

function decodeArc(text: string): Point[] {
  const steps = decodeNumbers(text)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push([x / precision, y / precision])
  }
  return points
}

const areaAround = (points: Ring): Bounds =>
  boundsOf(points.map(([longitude, latitude]) => ({ longitude, latitude }))) ?? { south: 0, west: 0, north: 0, east: 0 }

/** What arcs a municipality is made of, by their place in the file; a negative number runs backwards. */
type Parts = readonly (readonly number[])[]

const kinds: Readonly<Record<string, NameKind>> = { city: 'city', town: 'town' }

function readMunicipality(line: string, arcs: readonly Ring[]): Municipality & { parts: Parts } {
  const [nis = '', nl = '', fr = '', en = '', de = '', languages = '', place = '', kind = '', fromZoom = '', rings = ''] =
    line.split(';')
  const [longitude = 0, latitude = 0] = place.split(',').map(Number)
  const parts = rings.split('/').map((ring) => ring.split(',').map(Number))
  const ringOf = (part: readonly number[]) => part.flatMap((at) => (at < 0 ? [...(arcs[~at] ?? [])].reverse() : (arcs[at] ?? [])))
  const shapes = parts.map(ringOf)
  return {
    nis,
    names: { nl, fr, ...(en && { en }), ...(de && { de }) },
    languages: languages.split('+').filter(isLanguage),
    longitude,
    latitude,
    kind: kinds[kind] ?? 'quarter',
    fromZoom: Number(fromZoom),
    rings: shapes,
    bounds: areaAround(shapes.flat()),
    parts,
  }
}

const indexOf = (at: number) => (at < 0 ? ~at : at)

/** The first digits of a municipality's number tell its province; Brabant is three. */
function provinceOf(nis: string): string {
  if (!nis.startsWith('2')) return nis.slice(0, 1)
  return nis.startsWith('24') ? '23' : nis.slice(0, 2)
}

/** A border lies between two municipalities, or between one and abroad. */
function kindOfBorder([one, other]: readonly string[]): BorderKind {
  if (one === undefined || other === undefined) return 'country'
  return provinceOf(one) === provinceOf(other) ? 'municipality' : 'province'
}

function read() {
  const arcs = belgium.arcs.map(decodeArc)
  const municipalities = belgium.municipalities.map((line) => readMunicipality(line, arcs))
  const sides = arcs.map((): string[] => [])
  for (const { nis, parts } of municipalities) for (const at of parts.flat()) sides[indexOf(at)]?.push(nis)
  const borders = arcs.map((points, at): Border => ({ points, kind: kindOfBorder(sides[at] ?? []), bounds: areaAround(points) }))
  return { arcs, municipalities, borders, byName: nameAll(municipalities) }
}

let known: ReturnType<typeof read> | undefined

function country() {
  known ??= read()
  return known
}

export const getMunicipalities = (): readonly Municipality[] => country().municipalities
export const getBorders = (): readonly Border[] => country().borders

/** Whether a ring is around the point, by the number of its edges to the right. */
function isInside([x, y]: Point, ring: Ring): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
}

/** The municipality around a point; undefined abroad. */
export function municipalityAt(point: Point): Municipality | undefined {
  const [longitude, latitude] = point
  return country().municipalities.find(
    ({ bounds, rings }) =>
      longitude >= bounds.west &&
      longitude <= bounds.east &&
      latitude >= bounds.south &&
      latitude <= bounds.north &&
      // A hole is a ring within a ring.
      rings.filter((ring) => isInside(point, ring)).length % 2 === 1,
  )
}

/**
 * What a municipality is called for somebody who reads `language`; both names, the reader's first, where two languages are official.
 */
export function nameFor({ names, languages }: Municipality, language: Language): string {
  const official = languages.flatMap((code) => names[code] ?? [])
  const own = names[language]
  if (!own) return [...new Set(official)].join(' / ')
  return languages.length > 1 && languages.includes(language) ? [...new Set([own, ...official])].join(' / ') : own
}

const saints = ['sint-', 'saint-', 'sainte-']

/** `St-Gillis` as it is spelled out. */
const spellings = (key: string): string[] => [key, ...saints.map((saint) => key.replace(/^ste?-/, saint))]

/** The first digits of its number tell the region as they tell the province. */
function regionOf({ nis }: Municipality): Region {
  if (nis.startsWith('21')) return 'brussels'
  return /^(?:25|[5689])/.test(nis) ? 'wallonia' : 'flanders'
}

/**
 * By its number, or by a name in one of the languages, however it is written.
 * @param zip tells two of one name apart: in French, Sint-Niklaas is called as a town near Liège is.
 */
export function findMunicipality(wanted: string, zip = ''): Municipality | undefined {
  const found = spellings(slugify(wanted)).flatMap((key) => country().byName.get(key) ?? [])
  return found.find((municipality) => regionOf(municipality) === findRegion(zip, belgiumId)) ?? found[0]
}

function nameAll(municipalities: readonly Municipality[]): ReadonlyMap<string, readonly Municipality[]> {
  const named = new Map<string, Municipality[]>()
  for (const municipality of municipalities)
    for (const name of [municipality.nis, ...Object.values(municipality.names)])
      named.set(slugify(name), [...(named.get(slugify(name)) ?? []), municipality])
  return named
}

/** Joins arcs that meet into rings: each begins where the one before ended. */
function joinArcs(arcs: readonly Ring[]): Ring[] {
  const rest = arcs.map((points) => [...points])
  const rings: Ring[] = []
  const isSame = (a: Point | undefined, b: Point | undefined) =>
    a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
  for (let ring = rest.shift(); ring; ring = rest.shift()) {
    while (!isSame(ring[0], ring.at(-1))) {
      const end = ring.at(-1)
      const at = rest.findIndex((arc) => isSame(arc[0], end) || isSame(arc.at(-1), end))
      const [next] = at < 0 ? [] : rest.splice(at, 1)
      if (!next) break
      ring = [...ring, ...(isSame(next[0], end) ? next : next.reverse()).slice(1)]
    }
    rings.push(ring)
  }
  return rings
}

/** The outer border of municipalities together, without what lies between them; the longest where they do not touch. */
export function outlineOf(numbers: readonly string[]): Ring {
  const { municipalities, arcs } = country()
  const counts = new Map<number, number>()
  for (const { nis, parts } of municipalities) {
    if (numbers.includes(nis)) for (const at of parts.flat().map(indexOf)) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const outer = [...counts].filter(([, count]) => count === 1).flatMap(([at]) => (arcs[at] ? [arcs[at]] : []))
  return joinArcs(outer).reduce<Ring>((longest, ring) => (ring.length > longest.length ? ring : longest), [])
}
