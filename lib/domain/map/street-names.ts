/** Street names, written along the streets. */
import type { NamedStreet, PlaceName, Point } from './geography.ts'

/** Lowest zoom at which a street is wide enough for its name. */
const fromZoom = 16

/** Components east and south from `from`, in degrees of latitude; longitude is scaled so that angles match the projection. */
function step(from: Point, to: Point): { east: number; south: number } {
  return { east: (to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180), south: from[1] - to[1] }
}

/** Degrees clockwise; never upside down. */
function angleOf(from: Point, to: Point): number {
  const { east, south } = step(from, to)
  const degrees = (Math.atan2(south, east) * 180) / Math.PI
  if (degrees > 90) return degrees - 180
  return degrees <= -90 ? degrees + 180 : degrees
}

/** Placed in the middle of the longest straight segment; undefined without one. */
export function streetName({ name, line }: NamedStreet): PlaceName | undefined {
  const parts = line.slice(1).map((to, index) => {
    const from = line[index] ?? to
    const { east, south } = step(from, to)
    return { from, to, length: Math.hypot(east, south) }
  })
  const longest = parts.toSorted((a, b) => b.length - a.length)[0]
  if (!longest) return undefined
  const { from, to } = longest
  return {
    name,
    kind: 'road',
    longitude: (from[0] + to[0]) / 2,
    latitude: (from[1] + to[1]) / 2,
    fromZoom,
    angle: Math.round(angleOf(from, to) * 10) / 10,
  }
}

export const streetNames = (streets: readonly NamedStreet[]): PlaceName[] => streets.flatMap((street) => streetName(street) ?? [])
