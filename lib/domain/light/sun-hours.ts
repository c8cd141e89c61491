/** When the sun shines on a facade. */
import { angleBetween } from './degrees.ts'
import { findSunDay } from './sun-day.ts'
import { type Place, type SunPosition, sunPositionAt } from './sun-position.ts'

/** A time at which the sun is above the horizon. */
export type SunMoment = SunPosition & { instant: number }

/** Start and end, inclusive. */
export type SunSpan = { from: SunMoment; to: SunMoment }

/** Degrees; below this elevation walls and hedges usually block the sun. */
export const lowestSun = 10

const minute = 60_000

/** The sun's positions above the horizon on one day, one per minute; where it does not set, the whole solar day from midnight. */
export function trackSun(date: string, place: Place): SunMoment[] {
  const { noon, rise = noon - 720 * minute, set = noon + 719 * minute } = findSunDay(date, place)
  const start = Math.round(rise / minute) * minute
  const count = Math.round((set - start) / minute) + 1
  return Array.from({ length: count }, (_, index) => start + index * minute)
    .map((instant) => ({ instant, ...sunPositionAt(instant, place) }))
    .filter(({ elevation }) => elevation > 0)
}

/**
 * The spans in which the sun is in front of a facade and at least `lowestSun` high; a north facade has two in summer and none
 * in winter. Trees, neighbouring buildings and the house's own wings are unknown and ignored.
 * @param facing orientation of the facade, degrees clockwise from north.
 */
export function findSunSpans(track: readonly SunMoment[], facing: number): SunSpan[] {
  const spans: SunSpan[] = []
  for (const moment of track) {
    if (moment.elevation < lowestSun || angleBetween(moment.azimuth, facing) > 90) continue
    const last = spans.at(-1)
    if (last && moment.instant - last.to.instant <= minute) spans[spans.length - 1] = { from: last.from, to: moment }
    else spans.push({ from: moment, to: moment })
  }
  return spans
}
