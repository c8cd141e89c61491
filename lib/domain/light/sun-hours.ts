/** When the sun shines on a side of a house. */
import { angleBetween } from './degrees.ts'
import { findSunDay } from './sun-day.ts'
import { type Place, type SunPosition, sunPositionAt } from './sun-position.ts'

/** A moment of a day with the sun above the horizon. */
export type SunMoment = SunPosition & { instant: number }

/** From and to, both with sun. */
export type SunSpan = { from: SunMoment; to: SunMoment }

/** Lower than this, degrees, walls and hedges of any garden keep the sun away. */
export const lowestSun = 10

const minute = 60_000

/** The sun of one day above the horizon, a moment a minute; the whole day, from midnight by the sun, where it does not set. */
export function trackSun(date: string, place: Place): SunMoment[] {
  const { noon, rise = noon - 720 * minute, set = noon + 719 * minute } = findSunDay(date, place)
  const start = Math.round(rise / minute) * minute
  const count = Math.round((set - start) / minute) + 1
  return Array.from({ length: count }, (_, index) => start + index * minute)
    .map((instant) => ({ instant, ...sunPositionAt(instant, place) }))
    .filter(({ elevation }) => elevation > 0)
}

/**
 * The spans in which the sun stands in front of a side and at least `lowestSun` high; a side to the north has two in
 * summer and none in winter. Trees, neighbours and the house's own wings are not known and left out.
 * @param facing degrees clockwise from north that the side looks at.
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
