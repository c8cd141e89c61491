/**
 * What a search may be bounded by on the map: areas drawn by their corners, and circles around a point. Both stand in the address of
 * the list (`zone=51.2147,4.4126,…`, `around=51.0259,4.4776,5`); a listing fits when it lies in one of them. A hidden address is
 * decided on by the rounded point, because a public property has no other.
 */
import { type Bounds, boundsOf } from '../map/bounds.ts'
import { degreesOf, distanceBetween, type Spot, surfaceOf } from '../map/distance.ts'

/** Three corners or more, the most western first, then clockwise; a line leads from the last to the first. */
export type DrawnArea = { kind: 'area'; corners: readonly Spot[] }
/** `kilometres`: half its width, with at most one decimal. */
export type Circle = { kind: 'circle'; kilometres: number } & Spot
export type SearchShape = DrawnArea | Circle

/** Of each kind in one search. */
export const shapeLimit = 4
export const cornerLimits = { least: 3, most: 24 } as const
const kilometreLimits = { least: 0.1, most: 50 } as const

/** Four decimals: about ten metres. */
const scale = 10_000
const roundDegrees = (degrees: number): number => Math.round(degrees * scale) / scale
export const roundSpot = ({ latitude, longitude }: Spot): Spot => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
})

const isSame = (a: Spot, b: Spot) => a.latitude === b.latitude && a.longitude === b.longitude
const isOnEarth = ({ latitude, longitude }: Spot) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180

type Line = readonly [from: Spot, to: Spot]

export const linesOf = (corners: readonly Spot[]): Line[] =>
  corners.map((from, index): Line => [from, corners[(index + 1) % corners.length] ?? from])

/** Steps of rounding between two corners: whole numbers, so that three corners on a line are seen to be. */
const stepsTo = (from: Spot, to: Spot) => ({
  x: Math.round((to.longitude - from.longitude) * scale),
  y: Math.round((to.latitude - from.latitude) * scale),
})

/** Positive when the way from `a` over `b` to `c` turns left, zero when it goes straight on or back. */
function turnOf(a: Spot, b: Spot, c: Spot): number {
  const [ab, ac] = [stepsTo(a, b), stepsTo(a, c)]
  return ab.x * ac.y - ab.y * ac.x
}

const sideOf = ([a, b]: Line, c: Spot) => Math.sign(turnOf(a, b, c))

const doCross = (one: Line, other: Line) =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0

/** Whether two lines of an area cross; what lies between such lines an uneven number of times belongs to it. */
export function hasCrossing(corners: readonly Spot[]): boolean {
  const lines = linesOf(corners)
  return lines.some((line, index) => lines.slice(index + 2).some((other) => doCross(line, other)))
}

/** Square kilometres; undefined where lines cross. */
export const areaSize = ({ corners }: DrawnArea): number | undefined => (hasCrossing(corners) ? undefined : surfaceOf(corners))

/** Negative when `a` lies further west, or further south on the same line. */
const fromWest = (a: Spot, b: Spot) => a.longitude - b.longitude || a.latitude - b.latitude

const writeSpot = ({ latitude, longitude }: Spot) => `${latitude.toFixed(4)},${longitude.toFixed(4)}`
const textOf = (corners: readonly Spot[]) => corners.map(writeSpot).join()

/** From the most western corner clockwise. Where lines cross such that neither way is clockwise, the text that comes first. */
function inOneWay(first: Spot, corners: readonly Spot[]): readonly Spot[] {
  const surface = linesOf(corners).reduce((sum, [a, b]) => sum + turnOf(first, a, b), 0)
  const directions = [...(surface <= 0 ? [corners] : []), ...(surface >= 0 ? [corners.toReversed()] : [])]
  const ways = directions.flatMap((ring) => ring.map((_, start) => [...ring.slice(start), ...ring.slice(0, start)]))
  const isBefore = (a: readonly Spot[], b: readonly Spot[]) =>
    (fromWest(a[0] ?? first, b[0] ?? first) || (textOf(a) < textOf(b) ? -1 : 1)) < 0
  return ways.reduce((best, way) => (isBefore(way, best) ? way : best))
}

/**
 * The area with these corners in the one way it is written: rounded, without a corner twice in a row, from the most western corner
 * clockwise. Undefined with too few or too many, or when all lie on one line.
 */
export function toArea(spots: readonly Spot[]): DrawnArea | undefined {
  const rounded = spots.map(roundSpot)
  const corners = rounded.filter((spot, index) => !isSame(spot, rounded[(index + 1) % rounded.length] ?? spot))
  if (corners.length < cornerLimits.least || corners.length > cornerLimits.most || !corners.every(isOnEarth)) return undefined
  const [first, second] = corners
  if (!first || !second || corners.every((spot) => turnOf(first, second, spot) === 0)) return undefined
  return { kind: 'area', corners: inOneWay(first, corners) }
}

/** The circle, rounded; undefined when it lies off the earth or is too small or too large. */
export function toCircle(middle: Spot, kilometres: number): Circle | undefined {
  const rounded = Math.round(kilometres * 10) / 10
  const isSound = rounded >= kilometreLimits.least && rounded <= kilometreLimits.most && isOnEarth(middle)
  return isSound ? { kind: 'circle', ...roundSpot(middle), kilometres: rounded } : undefined
}

/** Decimals separated by commas; undefined for anything else. */
function readNumbers(text: string): number[] | undefined {
  const parts = text.split(',')
  if (parts.length > 2 * cornerLimits.most) return undefined
  return parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part)) ? parts.map(Number) : undefined
}

/** `51.2147,4.4126,51.2175,4.4273,51.2052,4.4141`: latitude and longitude of each corner. */
export function parseArea(text: string): DrawnArea | undefined {
  const numbers = readNumbers(text)
  if (!numbers || numbers.length % 2 === 1) return undefined
  return toArea(
    numbers.flatMap((latitude, index) => (index % 2 === 0 ? [{ latitude, longitude: numbers[index + 1] ?? Number.NaN }] : [])),
  )
}

/** `51.0259,4.4776,5`: latitude, longitude, kilometres. */
export function parseCircle(text: string): Circle | undefined {
  const [latitude, longitude, kilometres, ...rest] = readNumbers(text) ?? []
  if (latitude === undefined || longitude === undefined || kilometres === undefined || rest.length > 0) return undefined
  return toCircle({ latitude, longitude }, kilometres)
}

/** The same text again. */
export const writeShape = (shape: SearchShape): string =>
  shape.kind === 'area' ? textOf(shape.corners) : `${writeSpot(shape)},${shape.kilometres}`

const byText = <T extends { text: string }>(a: T, b: T) => (a.text < b.text ? -1 : 1)
const startOf = (shape: SearchShape): Spot =>
  shape.kind === 'area' ? (shape.corners[0] ?? { latitude: 0, longitude: 0 }) : shape

/**
 * Each shape once: areas before circles, of each kind from west to east and at most four. So they are numbered, and so they stand
 * in an address.
 */
export function orderShapes(shapes: readonly SearchShape[]): SearchShape[] {
  const named = [...new Map(shapes.map((shape) => [`${shape.kind} ${writeShape(shape)}`, shape]))]
  const ordered = named
    .map(([text, shape]) => ({ text, shape }))
    .sort((a, b) => fromWest(startOf(a.shape), startOf(b.shape)) || byText(a, b))
    .map(({ shape }) => shape)
  return (['area', 'circle'] as const).flatMap((kind) => ordered.filter((shape) => shape.kind === kind).slice(0, shapeLimit))
}

/** The smallest rectangle around a shape. */
export function boundsOfShape(shape: SearchShape): Bounds {
  if (shape.kind === 'area') return boundsOf(shape.corners) ?? { south: 0, west: 0, north: 0, east: 0 }
  const { latitude, longitude, kilometres } = shape
  // A circle of a globe reaches a little further east than its middle's degrees say; 50 km at 60 degrees by 0.1 per cent.
  const reach = degreesOf(kilometres * 1010, latitude)
  return {
    south: latitude - reach.latitude,
    west: longitude - reach.longitude,
    north: latitude + reach.latitude,
    east: longitude + reach.longitude,
  }
}

/**
 * Says of points whether they lie in a shape; made once for many points. Of an area by the number of its lines east of the point,
 * straight on degrees: over 20 km that is within a few metres of the line drawn on the map. A circle has its edge.
 */
export function insideOf(shape: SearchShape): (spot: Spot) => boolean {
  if (shape.kind === 'circle') return (spot) => distanceBetween(spot, shape) <= shape.kilometres * 1000
  const lines = linesOf(shape.corners)
  return ({ latitude: y, longitude: x }) => {
    let isInside = false
    for (const [{ latitude: y1, longitude: x1 }, { latitude: y2, longitude: x2 }] of lines) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
    return isInside
  }
}

export const isInShape = (spot: Spot, shape: SearchShape): boolean => insideOf(shape)(spot)

/** Whether a point lies in one of the shapes; in any place when there are none. */
export const isInShapes = (spot: Spot, shapes: readonly SearchShape[]): boolean =>
  shapes.length === 0 || shapes.some((shape) => isInShape(spot, shape))
