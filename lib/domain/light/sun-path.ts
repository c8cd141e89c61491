/** The path of the sun over a place on one day, for the compass. */
import { formatClock } from './clock-time.ts'
import { findSunDay } from './sun-day.ts'
import type { SunMoment } from './sun-hours.ts'
import { type Place, sunPositionAt } from './sun-position.ts'

export type SunPath = {
  /** Azimuth of sunrise and sunset, degrees clockwise from north. */
  riseAzimuth: number
  setAzimuth: number
  /** Local time, to the minute. */
  riseTime: string
  setTime: string
}

/** @property hour local time, 0 to 23. */
export type HourMark = { hour: number; azimuth: number }

/** Undefined where the sun does not rise and set that day. */
export function findSunPath(date: string, place: Place): SunPath | undefined {
  const { rise, set } = findSunDay(date, place)
  if (rise === undefined || set === undefined) return undefined
  return {
    riseAzimuth: sunPositionAt(rise, place).azimuth,
    setAzimuth: sunPositionAt(set, place).azimuth,
    riseTime: formatClock(rise),
    setTime: formatClock(set),
  }
}

/** The positions at full hours. */
export function findHourMarks(track: readonly SunMoment[]): HourMark[] {
  return track
    .filter(({ instant }) => instant % 3_600_000 === 0)
    .map(({ instant, azimuth }) => ({ hour: Number.parseInt(formatClock(instant), 10), azimuth }))
}
