/** Distances as the crow flies. */

export type Spot = { latitude: number; longitude: number }

/** Mean radius of the earth, in metres. */
const earthRadius = 6_371_008.8

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along the surface of a round earth; within half a per cent of a survey. */
export function distanceBetween(a: Spot, b: Spot): number {
  const height = Math.sin(toRadians(b.latitude - a.latitude) / 2)
  const width = Math.sin(toRadians(b.longitude - a.longitude) / 2)
  const chord = height ** 2 + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * width ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const metresPerDegree = toRadians(1) * earthRadius

/** Degrees of latitude and longitude that a length is at a latitude. @param metres never negative */
export function degreesOf(metres: number, latitude: number): Spot {
  const height = metres / metresPerDegree
  return { latitude: height, longitude: height / Math.cos(toRadians(latitude)) }
}

/** Square kilometres of a surface whose corners lie within a few dozen kilometres, its lines not crossing. */
export function surfaceOf(corners: readonly Spot[]): number {
  const [first] = corners
  if (!first) return 0
  const width = (metresPerDegree / 1000) * Math.cos(toRadians(first.latitude))
  const height = metresPerDegree / 1000
  const twice = corners.reduce((sum, { latitude, longitude }, index) => {
    const next = corners[(index + 1) % corners.length] ?? first
    // Beside the first corner, so that small differences are not lost among large numbers.
    const [x1, y1] = [longitude - first.longitude, latitude - first.latitude]
    const [x2, y2] = [next.longitude - first.longitude, next.latitude - first.latitude]
    return sum + (x1 * y2 - x2 * y1) * width * height
  }, 0)
  return Math.abs(twice) / 2
}
