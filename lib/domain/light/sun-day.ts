/** Noon, rise and set of the sun on one day. */
import { cosine, sine, tangent, toDegrees } from './degrees.ts'
import { sunInSpaceAt } from './sun-in-space.ts'
import type { Place } from './sun-position.ts'

/** Milliseconds since 1970, UTC. `rise` and `set` are missing where the sun does not cross the horizon that day. */
export type SunDay = { noon: number; rise?: number; set?: number }

/** Elevation of the centre when the upper limb touches the horizon: 34' of refraction and 16' of disc. */
const horizon = -0.833

/** Milliseconds in which the sky turns by a degree. */
const perDegree = 240_000

function noonNear(instant: number, middle: number): number {
  return middle - sunInSpaceAt(instant).equationOfTime * 60_000
}

/** Degrees that the sky turns between noon and the horizon; undefined in polar day and night. */
function halfDay(instant: number, latitude: number): number | undefined {
  const { declination } = sunInSpaceAt(instant)
  const ratio = sine(horizon) / (cosine(latitude) * cosine(declination)) - tangent(latitude) * tangent(declination)
  return Math.abs(ratio) > 1 ? undefined : toDegrees(Math.acos(ratio))
}

/** The crossing before (-1) or after (1) noon; the second round takes the sun of the crossing itself. */
function findCrossing(middle: number, noon: number, latitude: number, side: -1 | 1): number | undefined {
  let crossing = noon
  for (let round = 0; round < 3; round += 1) {
    const turn = halfDay(crossing, latitude)
    if (turn === undefined) return undefined
    crossing = noonNear(crossing, middle) + side * turn * perDegree
  }
  return crossing
}

/** @param date ISO day, `2026-06-21`, as it is at the place. */
export function findSunDay(date: string, { latitude, longitude }: Place): SunDay {
  const middle = Date.parse(`${date}T12:00:00Z`) - longitude * perDegree
  const noon = noonNear(middle, middle)
  const rise = findCrossing(middle, noon, latitude, -1)
  const set = findCrossing(middle, noon, latitude, 1)
  return { noon, ...(rise !== undefined && { rise }), ...(set !== undefined && { set }) }
}
