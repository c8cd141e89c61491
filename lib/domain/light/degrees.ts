/** Angles in degrees. */

const radian = Math.PI / 180

export const sine = (degrees: number) => Math.sin(degrees * radian)
export const cosine = (degrees: number) => Math.cos(degrees * radian)
export const tangent = (degrees: number) => Math.tan(degrees * radian)
export const toDegrees = (radians: number) => radians / radian

/** The same direction in the range 0 ≤ degrees < 360. */
export const normalise = (degrees: number) => ((degrees % 360) + 360) % 360

/** The smaller angle between two directions, 0 to 180. */
export function angleBetween(a: number, b: number): number {
  const turn = normalise(a - b)
  return turn > 180 ? 360 - turn : turn
}
