/** The sun's way over a place in one day, as a compass shows it. */
import { formatClock } from './clock-time.ts'
import { findSunDay } from './sun-day.ts'
import type { SunMoment } from './sun-hours.ts'
import { type Place, sunPositionAt } from './sun-position.ts'

export type SunPath = {
  /** Degrees clockwise from north where the sun rises and sets. */
  riseAzimuth: number
  setAzimuth: number
  /** On the clock, to the minute. */
  riseTime: string
  setTime: string
}

/** @property hour of the clock, 0 to 23. */
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

/** The full hours of a day's track. */
export function findHourMarks(track: readonly SunMoment[]): HourMark[] {
  return track
    .filter(({ instant }) => instant % 3_600_000 === 0)
    .map(({ instant, azimuth }) => ({ hour: Number.parseInt(formatClock(instant), 10), azimuth }))
}
