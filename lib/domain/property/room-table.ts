/** The rooms by storey, with a total of what is lived in. */
import type { Room } from './property.ts'

/** Room kinds that do not count as living space. */
const uncountedKinds: readonly string[] = [
  'attic',
  'cellar',
  'garage',
  'garden',
  'parking',
  'plot',
  'pool',
  'roof-terrace',
  'stables',
  'terrace',
]

export type Storey = { floor: number; rooms: readonly Room[] }

export type RoomTable = {
  storeys: readonly Storey[]
  /** m2 of the rooms in `storeys`; undefined when none of them counts. */
  total: number | undefined
  /** Below the total; empty when nothing counts. */
  uncounted: readonly Room[]
}

/** Ground floor upwards, then what lies below it. */
const byFloor = (a: Storey, b: Storey) => Number(a.floor < 0) - Number(b.floor < 0) || Math.abs(a.floor) - Math.abs(b.floor)

function toStoreys(rooms: readonly Room[]): Storey[] {
  const floors = [...new Set(rooms.map(({ floor }) => floor))]
  return floors.map((floor) => ({ floor, rooms: rooms.filter((room) => room.floor === floor) })).sort(byFloor)
}

/** A garage or a plot has no living space: then its rooms are the table and there is no total. */
export function toRoomTable(rooms: readonly Room[]): RoomTable {
  const counted = rooms.filter(({ kind }) => !uncountedKinds.includes(kind))
  if (counted.length === 0) return { storeys: toStoreys(rooms), total: undefined, uncounted: [] }
  const uncounted = rooms.filter(({ kind }) => uncountedKinds.includes(kind))
  const total = counted.reduce((sum, { area }) => sum + area, 0)
  return { storeys: toStoreys(counted), total, uncounted }
}
