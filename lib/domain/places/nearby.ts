/** Points of interest around a home: the nearest of each kind within walking distance. */
import { distanceBetween, type Spot } from '../map/distance.ts'
import { type AmenityKind, amenityKinds, type PointOfInterest, type River } from '../map/points.ts'
import { isAcross, minutesFor } from './travel.ts'

export type NearbyKind = AmenityKind | 'station'
export type NearbyPoint = { kind: NearbyKind; point: PointOfInterest; metres: number; minutes: number }

const nearbyKinds: readonly NearbyKind[] = [...amenityKinds, 'station']

/** Straight-line distance in metres: twenty minutes on foot by the travel model. */
export const nearbyReach = 1230

/** Nearest first. Points across a river are left out. */
export function findNearby(home: Spot, points: readonly PointOfInterest[], rivers: readonly River[]): NearbyPoint[] {
  const nearest = new Map<NearbyKind, NearbyPoint>()
  for (const point of points) {
    const kind = nearbyKinds.find((known) => known === point.kind)
    if (!kind) continue
    const metres = distanceBetween(home, point)
    if (metres > Math.min(nearbyReach, nearest.get(kind)?.metres ?? Number.POSITIVE_INFINITY)) continue
    if (rivers.some(({ line }) => isAcross(home, point, line))) continue
    nearest.set(kind, { kind, point, metres, minutes: minutesFor(metres, 'walking') })
  }
  return [...nearest.values()].sort((a, b) => a.metres - b.metres)
}
