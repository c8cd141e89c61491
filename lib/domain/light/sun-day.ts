/** Solar noon, sunrise and sunset on one day. */
import { cosine, sine, tangent, toDegrees } from './degrees.ts'
import { sunInSpaceAt } from './sun-in-space.ts'
import type { Place } from './sun-position.ts'

/** Milliseconds since 1970, UTC. `rise` and `set` are undefined where the sun does not cross the horizon that day. */
export type SunDay = { noon: number; rise?: number; set?: number }

/** Degrees: elevation of the sun's centre when its upper limb touches the horizon: 34' of refraction and 16' of radius. */
const horizon = -0.833

/** Milliseconds in which the earth rotates by one degree. */
const perDegree = 240_000

function noonNear(instant: number, middle: number): number {
  return middle - sunInSpaceAt(instant).equationOfTime * 60_000
}

/** Hour angle in degrees between noon and the horizon; undefined during polar day and night. */
function halfDay(instant: number, latitude: number): number | undefined {
  const { declination } = sunInSpaceAt(instant)
  const ratio = sine(horizon) / (cosine(latitude) * cosine(declination)) - tangent(latitude) * tangent(declination)
  return Math.abs(ratio) > 1 ? undefined : toDegrees(Math.acos(ratio))
}

/**
 * The crossing of the horizon before (-1) or after (1) noon. The second iteration uses the sun's declination at the crossing
 * itself.
 */
function findCrossing(middle: number, noon: number, latitude: number, side: -1 | 1): number | undefined {
  let crossing = noon
  for (let round = 0; round < 3; round += 1) {
    const turn = halfDay(crossing, latitude)
    if (turn === undefined) return undefined
    crossing = noonNear(crossing, middle) + side * turn * perDegree
  }
  return crossing
}

/** @param date ISO date at the place, `2026-06-21`. */
export function findSunDay(date: string, { latitude, longitude }: Place): SunDay {
  const middle = Date.parse(`${date}T12:00:00Z`) - longitude * perDegree
  const noon = noonNear(middle, middle)
  const rise = findCrossing(middle, noon, latitude, -1)
  const set = findCrossing(middle, noon, latitude, 1)
  return { noon, ...(rise !== undefined && { rise }), ...(set !== undefined && { set }) }
}
