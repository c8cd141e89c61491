/** Position of the sun in the sky of a place. */
import { dayMs } from '../text/date.ts'
import { cosine, normalise, sine, tangent, toDegrees } from './degrees.ts'
import { sunInSpaceAt } from './sun-in-space.ts'

/** Degrees, north and east positive. */
export type Place = { latitude: number; longitude: number }

export type SunPosition = {
  /** Degrees clockwise from north: 90 is east, 180 is south. */
  azimuth: number
  /** Degrees above the horizon as seen, refraction included; negative below. */
  elevation: number
}

/** Refraction in degrees at a true elevation, by the formulas of the NOAA Solar Calculator. */
function refraction(elevation: number): number {
  const slope = tangent(elevation)
  if (elevation > 85) return 0
  if (elevation > 5) return (58.1 / slope - 0.07 / slope ** 3 + 0.000086 / slope ** 5) / 3600
  if (elevation > -0.575)
    return (1735 + elevation * (-518.2 + elevation * (103.4 + elevation * (-12.79 + elevation * 0.711)))) / 3600
  return -20.772 / slope / 3600
}

/** @param instant milliseconds since 1970, UTC. */
export function sunPositionAt(instant: number, { latitude, longitude }: Place): SunPosition {
  const { declination, equationOfTime } = sunInSpaceAt(instant)
  const minutesUtc = (instant % dayMs) / 60_000
  const hourAngle = (minutesUtc + equationOfTime) / 4 + longitude - 180
  const height = sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(hourAngle)
  const elevation = toDegrees(Math.asin(Math.min(1, Math.max(-1, height))))
  const fromSouth = Math.atan2(
    sine(hourAngle) * cosine(declination),
    cosine(hourAngle) * cosine(declination) * sine(latitude) - sine(declination) * cosine(latitude),
  )
  return { azimuth: normalise(toDegrees(fromSouth) + 180), elevation: elevation + refraction(elevation) }
}
