/**
 * Declination of the sun and equation of time, after Meeus, Astronomical Algorithms (1998), chapters 25 and 28, in the short
 * form of the NOAA Solar Calculator: within 0.01° and a few seconds from 1900 to 2100.
 */
import { dayMs } from '../text/date.ts'
import { cosine, sine, tangent, toDegrees } from './degrees.ts'

export type SunInSpace = {
  /** Degrees north of the equator. */
  declination: number
  /** Minutes by which apparent solar time is ahead of mean solar time. */
  equationOfTime: number
}

const millisecondsPerCentury = 36_525 * dayMs
const epoch = Date.UTC(2000, 0, 1, 12)

/** @param instant milliseconds since 1970, UTC. */
export function sunInSpaceAt(instant: number): SunInSpace {
  const centuries = (instant - epoch) / millisecondsPerCentury
  const meanLongitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)
  const anomaly = 357.52911 + centuries * (35_999.05029 - centuries * 0.0001537)
  const eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
  const centre =
    sine(anomaly) * (1.914602 - centuries * (0.004817 + centuries * 0.000014)) +
    sine(2 * anomaly) * (0.019993 - centuries * 0.000101) +
    sine(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * centuries
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sine(node)
  const tilt = 23.4392911 - centuries * 0.0130042 + 0.00256 * cosine(node)
  return {
    declination: toDegrees(Math.asin(sine(tilt) * sine(longitude))),
    equationOfTime: equationOfTime(tangent(tilt / 2) ** 2, eccentricity, meanLongitude, anomaly),
  }
}

/** Smart's series (Meeus 28.3); one degree is four minutes. */
function equationOfTime(tilt: number, eccentricity: number, longitude: number, anomaly: number): number {
  const angle =
    tilt * sine(2 * longitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * tilt * sine(anomaly) * cosine(2 * longitude) -
    0.5 * tilt ** 2 * sine(4 * longitude) -
    1.25 * eccentricity ** 2 * sine(2 * anomaly)
  return 4 * toDegrees(angle)
}
