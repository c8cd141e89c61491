/** Clusters markers that would overlap: one marker with their number. */
import { project } from './mercator.ts'

type Point = { id: number; latitude: number; longitude: number; isApproximate?: boolean }

export type Cluster<T> = { id: number; latitude: number; longitude: number; members: readonly T[] }

/** Pixels between the centres of two price labels below which they overlap. */
const reach = { x: 84, y: 36 } as const

/** Pixels between a place and the centre of its label above it; 0 where the address is hidden. */
const lift = 22

const liftOf = (members: readonly Point[]) => (members.length === 1 && members[0]?.isApproximate ? 0 : lift)

/** `x`, `y`: the centre of its label. */
type Group<T> = Cluster<T> & { x: number; y: number }

const touch = (a: Group<unknown>, b: Group<unknown>) => Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function toGroup<T extends Point>(members: readonly T[], zoom: number): Group<T> {
  const latitude = mean(members.map((member) => member.latitude))
  const longitude = mean(members.map((member) => member.longitude))
  const { x, y } = project(longitude, latitude, zoom)
  return { id: members[0]?.id ?? 0, latitude, longitude, members, x, y: y - liftOf(members) }
}

/** Merges the group with every group that it overlaps, repeatedly, until none is left. @param at its index in the order. */
function addGroup<T extends Point>(groups: Group<T>[], group: Group<T>, zoom: number, at = groups.length): void {
  const place = groups.findIndex((other) => touch(other, group))
  const [other] = place < 0 ? [] : groups.splice(place, 1)
  if (other) addGroup(groups, toGroup([...other.members, ...group.members], zoom), zoom, Math.min(place, at))
  else groups.splice(at, 0, group)
}

/**
 * Clusters points so that no two labels overlap. Deterministic: same points and zoom, same clusters. A single marker keeps its
 * exact position, a cluster is at the centre of its members.
 */
export function clusterPoints<T extends Point>(points: readonly T[], zoom: number): Cluster<T>[] {
  const groups: Group<T>[] = []
  for (const point of points) addGroup(groups, toGroup([point], zoom), zoom)
  return groups.map(({ id, latitude, longitude, members }) => ({ id, latitude, longitude, members }))
}
