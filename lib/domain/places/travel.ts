/**
 * Distance between two places, and travel time on foot and by bicycle: a model, not a timetable
 * (docs/decisions/054-own-places.md). It uses straight lines and rivers; no streets, bridges, buses or trains.
 */
import { distanceBetween, type Spot } from '../map/distance.ts'
import type { Point } from '../map/geography.ts'

export const travelModes = ['walking', 'cycling'] as const
export type TravelMode = (typeof travelModes)[number]

/** `detour`: length of streets relative to the straight line. `start`: minutes to set off and to park. */
const travelModel = {
  walking: { detour: 1.3, kilometresPerHour: 4.8, start: 0 },
  cycling: { detour: 1.25, kilometresPerHour: 16, start: 2 },
} as const satisfies Record<TravelMode, { detour: number; kilometresPerHour: number; start: number }>

/** Straight-line distance in metres beyond which no time is given: too far to walk or cycle daily. */
export const farthest = 40_000

/** Whole minutes, at least one. @param metres straight-line distance */
export function minutesFor(metres: number, mode: TravelMode): number {
  const { detour, kilometresPerHour, start } = travelModel[mode]
  return Math.max(1, Math.round((metres * detour * 60) / (kilometresPerHour * 1000) + start))
}

export type RiverLine = readonly Point[]

/** Cross product: its sign is the side of the line from `a` to `b` on which the point lies. */
const turn = (a: Point, b: Point, point: Point) => (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

/** A point on the line counts as right, so that a line through a vertex of the river crosses it once. */
const isLeft = (a: Point, b: Point, point: Point) => turn(a, b, point) > 0

const doCross = (a: Point, b: Point, c: Point, d: Point) =>
  isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b)

/** Whether two places are on different banks: the straight line between them crosses the river an odd number of times. */
export function isAcross(from: Spot, to: Spot, river: RiverLine): boolean {
  const [a, b]: [Point, Point] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ]
  const count = river.slice(1).filter((end, index) => doCross(a, b, river[index] ?? end, end)).length
  return count % 2 === 1
}

/** `minutes` is undefined where the model gives no time; `why`: a river (by index) is in between, or it is too far. */
export type Journey = {
  metres: number
  minutes: Readonly<Record<TravelMode, number>> | undefined
  why?: 'far' | { river: number }
}

/** @param rivers lines from `data/points.json`; the result refers to one by its index */
export function journeyBetween(from: Spot, to: Spot, rivers: readonly RiverLine[]): Journey {
  const metres = distanceBetween(from, to)
  const river = rivers.findIndex((line) => isAcross(from, to, line))
  if (river >= 0) return { metres, minutes: undefined, why: { river } }
  if (metres > farthest) return { metres, minutes: undefined, why: 'far' }
  return { metres, minutes: { walking: minutesFor(metres, 'walking'), cycling: minutesFor(metres, 'cycling') } }
}
