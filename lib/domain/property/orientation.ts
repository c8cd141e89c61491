/** Orientation of a facade, as one of eight compass directions. */
import type { Orientation } from './property.ts'

const directions: readonly Orientation[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** Degrees clockwise from north, accurate to ±22.5°. */
export function azimuthOf(orientation: Orientation): number {
  return directions.indexOf(orientation) * 45
}

/** @param eighths of a circle, clockwise: 2 turns north to east, 4 to south. */
export function turn(orientation: Orientation, eighths: number): Orientation {
  return directions[(directions.indexOf(orientation) + eighths + 8) % 8] ?? orientation
}
