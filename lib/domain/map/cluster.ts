/** Markers that would cover each other stand together as one number. */
import { project } from './mercator.ts'

type Point = { id: number; latitude: number; longitude: number; isApproximate?: boolean }

export type Cluster<T> = { id: number; latitude: number; longitude: number; members: readonly T[] }

/** Pixels between the middles of two price labels below which they touch. */
const reach = { x: 84, y: 36 } as const

/** Pixels between a place and the middle of its label, which stands above it; where an address is hidden it stands on it. */
const lift = 22

const liftOf = (members: readonly Point[]) => (members.length === 1 && members[0]?.isApproximate ? 0 : lift)

/** `x`, `y`: the middle of its label. */
type Group<T> = Cluster<T> & { x: number; y: number }

const touch = (a: Group<unknown>, b: Group<unknown>) => Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function toGroup<T extends Point>(members: readonly T[], zoom: number): Group<T> {
  const latitude = mean(members.map((member) => member.latitude))
  const longitude = mean(members.map((member) => member.longitude))
  const { x, y } = project(longitude, latitude, zoom)
  return { id: members[0]?.id ?? 0, latitude, longitude, members, x, y: y - liftOf(members) }
}

/** Takes in what the group touches, and what it touches then, until it stands apart. @param at its place in the order. */
function addGroup<T extends Point>(groups: Group<T>[], group: Group<T>, zoom: number, at = groups.length): void {
  const place = groups.findIndex((other) => touch(other, group))
  const [other] = place < 0 ? [] : groups.splice(place, 1)
  if (other) addGroup(groups, toGroup([...other.members, ...group.members], zoom), zoom, Math.min(place, at))
  else groups.splice(at, 0, group)
}

/**
 * Groups points so that no two groups touch, wherever they stand. Same points, same zoom, same groups; one marker keeps its exact
 * place, a group stands in the middle of its members.
 */
export function clusterPoints<T extends Point>(points: readonly T[], zoom: number): Cluster<T>[] {
  const groups: Group<T>[] = []
  for (const point of points) addGroup(groups, toGroup([point], zoom), zoom)
  return groups.map(({ id, latitude, longitude, members }) => ({ id, latitude, longitude, members }))
}
