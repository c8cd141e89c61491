/** Straight-line distances. */

export type Spot = { latitude: number; longitude: number }

/** Mean earth radius in metres. */
const earthRadius = 6_371_008.8

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres on a spherical earth; within 0.5 per cent of the ellipsoid. */
export function distanceBetween(a: Spot, b: Spot): number {
  const height = Math.sin(toRadians(b.latitude - a.latitude) / 2)
  const width = Math.sin(toRadians(b.longitude - a.longitude) / 2)
  const chord = height ** 2 + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * width ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const metresPerDegree = toRadians(1) * earthRadius

/** Converts a length to degrees of latitude and longitude at a latitude. @param metres never negative */
export function degreesOf(metres: number, latitude: number): Spot {
  const height = metres / metresPerDegree
  return { latitude: height, longitude: height / Math.cos(toRadians(latitude)) }
}

/** Area in square kilometres of a simple polygon whose corners lie within a few dozen kilometres. */
export function surfaceOf(corners: readonly Spot[]): number {
  const [first] = corners
  if (!first) return 0
  const width = (metresPerDegree / 1000) * Math.cos(toRadians(first.latitude))
  const height = metresPerDegree / 1000
  const twice = corners.reduce((sum, { latitude, longitude }, index) => {
    const next = corners[(index + 1) % corners.length] ?? first
    // Relative to the first corner, to avoid loss of precision with large coordinates.
    const [x1, y1] = [longitude - first.longitude, latitude - first.latitude]
    const [x2, y2] = [next.longitude - first.longitude, next.latitude - first.latitude]
    return sum + (x1 * y2 - x2 * y1) * width * height
  }, 0)
  return Math.abs(twice) / 2
}
