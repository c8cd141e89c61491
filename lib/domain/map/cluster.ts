/** Markers that would cover each other stand together as one number. */
import { project } from './mercator.ts'

type Point = { id: number; latitude: number; longitude: number }

export type Cluster<T> = { id: number; latitude: number; longitude: number; members: readonly T[] }

/** Pixels between two price labels below which they touch. */
const reach = { x: 78, y: 36 } as const

/**
 * Groups points that lie within a label's size of a group's first point. Same points, same zoom, same groups; one marker
 * keeps its exact place, a group stands in the middle of its members.
 */
export function clusterPoints<T extends Point>(points: readonly T[], zoom: number): Cluster<T>[] {
  const groups: { x: number; y: number; members: T[] }[] = []
  for (const point of points) {
    const { x, y } = project(point.longitude, point.latitude, zoom)
    const group = groups.find((other) => Math.abs(other.x - x) < reach.x && Math.abs(other.y - y) < reach.y)
    if (group) group.members.push(point)
    else groups.push({ x, y, members: [point] })
  }
  return groups.map(({ members }) => toCluster(members))
}

function toCluster<T extends Point>(members: readonly T[]): Cluster<T> {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    id: members[0]?.id ?? 0,
    latitude: mean(members.map(({ latitude }) => latitude)),
    longitude: mean(members.map(({ longitude }) => longitude)),
    members,
  }
}
