/** Markers that would cover each other stand together as one number. */
import { project } from './mercator.ts'

type Point = { id: number; latitude: number; longitude: number }

export type Cluster<T> = { id: number; latitude: number; longitude: number; members: readonly T[] }

/**
 * Pixels between two places below which their price labels touch: a label is some 80 wide and 30 high, and stands above its place
 * or, where an address is hidden, on it.
 */
const reach = { x: 84, y: 52 } as const

type Group<T> = Cluster<T> & { x: number; y: number }

const touch = (a: Group<unknown>, b: Group<unknown>) => Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function toGroup<T extends Point>(members: readonly T[], zoom: number): Group<T> {
  const latitude = mean(members.map((member) => member.latitude))
  const longitude = mean(members.map((member) => member.longitude))
  return { id: members[0]?.id ?? 0, latitude, longitude, members, ...project(longitude, latitude, zoom) }
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
