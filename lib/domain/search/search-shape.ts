/**
 * Search shapes on the map: areas drawn by their corners, and circles around a point. Both are query parameters of a list
 * (`zone=51.2147,4.4126,…`, `around=51.0259,4.4776,5`); a listing matches when it is within at least one. A hidden address is
 * matched by its rounded point, as a public property has no other.
 */
import { type Bounds, boundsOf } from '../map/bounds.ts'
import { degreesOf, distanceBetween, type Spot, surfaceOf } from '../map/distance.ts'

/** At least three corners, the westernmost first, then clockwise; the last is connected to the first. */
export type DrawnArea = { kind: 'area'; corners: readonly Spot[] }
/** `kilometres`: the radius, with at most one decimal. */
export type Circle = { kind: 'circle'; kilometres: number } & Spot
export type SearchShape = DrawnArea | Circle

/** Highest number of each kind in one search. */
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

/** Difference in rounding steps: whole numbers, so that three corners on a line are recognised exactly. */
const stepsTo = (from: Spot, to: Spot) => ({
  x: Math.round((to.longitude - from.longitude) * scale),
  y: Math.round((to.latitude - from.latitude) * scale),
})

/** Positive when the path from `a` over `b` to `c` turns left, zero when it is straight or reverses. */
function turnOf(a: Spot, b: Spot, c: Spot): number {
  const [ab, ac] = [stepsTo(a, b), stepsTo(a, c)]
  return ab.x * ac.y - ab.y * ac.x
}

const sideOf = ([a, b]: Line, c: Spot) => Math.sign(turnOf(a, b, c))

const doCross = (one: Line, other: Line) =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0

/** Whether edges of an area cross; such an area follows the even-odd rule. */
export function hasCrossing(corners: readonly Spot[]): boolean {
  const lines = linesOf(corners)
  return lines.some((line, index) => lines.slice(index + 2).some((other) => doCross(line, other)))
}

/** Square kilometres; undefined when edges cross. */
export const areaSize = ({ corners }: DrawnArea): number | undefined => (hasCrossing(corners) ? undefined : surfaceOf(corners))

/** Negative when `a` is further west, or further south at the same longitude. */
const fromWest = (a: Spot, b: Spot) => a.longitude - b.longitude || a.latitude - b.latitude

const writeSpot = ({ latitude, longitude }: Spot) => `${latitude.toFixed(4)},${longitude.toFixed(4)}`
const textOf = (corners: readonly Spot[]) => corners.map(writeSpot).join()

/** From the westernmost corner clockwise. With crossing edges neither direction is clockwise: then the text that sorts first. */
function inOneWay(first: Spot, corners: readonly Spot[]): readonly Spot[] {
  const surface = linesOf(corners).reduce((sum, [a, b]) => sum + turnOf(first, a, b), 0)
  const directions = [...(surface <= 0 ? [corners] : []), ...(surface >= 0 ? [corners.toReversed()] : [])]
  const ways = directions.flatMap((ring) => ring.map((_, start) => [...ring.slice(start), ...ring.slice(0, start)]))
  const isBefore = (a: readonly Spot[], b: readonly Spot[]) =>
    (fromWest(a[0] ?? first, b[0] ?? first) || (textOf(a) < textOf(b) ? -1 : 1)) < 0
  return ways.reduce((best, way) => (isBefore(way, best) ? way : best))
}

/**
 * The area in normal form: rounded, without equal consecutive corners, from the westernmost corner clockwise. Undefined with too
 * few or too many corners, or when all are on one line.
 */
export function toArea(spots: readonly Spot[]): DrawnArea | undefined {
  const rounded = spots.map(roundSpot)
  const corners = rounded.filter((spot, index) => !isSame(spot, rounded[(index + 1) % rounded.length] ?? spot))
  if (corners.length < cornerLimits.least || corners.length > cornerLimits.most || !corners.every(isOnEarth)) return undefined
  const [first, second] = corners
  if (!first || !second || corners.every((spot) => turnOf(first, second, spot) === 0)) return undefined
  return { kind: 'area', corners: inOneWay(first, corners) }
}

/** The circle, rounded; undefined with invalid coordinates or a radius out of range. */
export function toCircle(middle: Spot, kilometres: number): Circle | undefined {
  const rounded = Math.round(kilometres * 10) / 10
  const isSound = rounded >= kilometreLimits.least && rounded <= kilometreLimits.most && isOnEarth(middle)
  return isSound ? { kind: 'circle', ...roundSpot(middle), kilometres: rounded } : undefined
}

/** Decimal numbers separated by commas; undefined for anything else. */
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

/** Inverse of the two parsers. */
export const writeShape = (shape: SearchShape): string =>
  shape.kind === 'area' ? textOf(shape.corners) : `${writeSpot(shape)},${shape.kilometres}`

const byText = <T extends { text: string }>(a: T, b: T) => (a.text < b.text ? -1 : 1)
const startOf = (shape: SearchShape): Spot =>
  shape.kind === 'area' ? (shape.corners[0] ?? { latitude: 0, longitude: 0 }) : shape

/**
 * Removes duplicates and sorts: areas before circles, each from west to east, at most four of each. Numbering and addresses follow
 * this order.
 */
export function orderShapes(shapes: readonly SearchShape[]): SearchShape[] {
  const named = [...new Map(shapes.map((shape) => [`${shape.kind} ${writeShape(shape)}`, shape]))]
  const ordered = named
    .map(([text, shape]) => ({ text, shape }))
    .sort((a, b) => fromWest(startOf(a.shape), startOf(b.shape)) || byText(a, b))
    .map(({ shape }) => shape)
  return (['area', 'circle'] as const).flatMap((kind) => ordered.filter((shape) => shape.kind === kind).slice(0, shapeLimit))
}

/** The bounding box of a shape. */
export function boundsOfShape(shape: SearchShape): Bounds {
  if (shape.kind === 'area') return boundsOf(shape.corners) ?? { south: 0, west: 0, north: 0, east: 0 }
  const { latitude, longitude, kilometres } = shape
  // On a sphere a circle extends slightly further east than at the latitude of its centre: 0.1 per cent for 50 km at 60 degrees.
  const reach = degreesOf(kilometres * 1010, latitude)
  return {
    south: latitude - reach.latitude,
    west: longitude - reach.longitude,
    north: latitude + reach.latitude,
    east: longitude + reach.longitude,
  }
}

/**
 * Returns a test whether a point is within a shape; create once for many points. Areas: ray casting to the east on plain degrees,
 * within a few metres of the drawn line over 20 km. Circles include their edge.
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

/** Whether a point is within at least one shape; always true without shapes. */
export const isInShapes = (spot: Spot, shapes: readonly SearchShape[]): boolean =>
  shapes.length === 0 || shapes.some((shape) => isInShape(spot, shape))
