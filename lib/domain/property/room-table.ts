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

const sumOf = (rooms: readonly Room[]) => rooms.reduce((sum, { area }) => sum + area, 0)

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
  return { storeys: toStoreys(counted), total: sumOf(counted), uncounted }
}

export type WholeStorey = {
  floor: number
  /** What is lived in, then what does not count. */
  rooms: readonly Room[]
  uncounted: readonly Room[]
  /** m2 of what counts; of everything where nothing does, such as a cellar. */
  area: number
}

/** Every storey with all that lies on it, a terrace beside the living room; the total is that of `toRoomTable`. */
export function toWholeStoreys(rooms: readonly Room[]): { storeys: WholeStorey[]; total: number | undefined } {
  const { total, uncounted } = toRoomTable(rooms)
  const storeys = toStoreys(rooms).map(({ floor, rooms: all }) => {
    const outside = all.filter((room) => uncounted.includes(room))
    const counted = all.filter((room) => !uncounted.includes(room))
    return { floor, rooms: [...counted, ...outside], uncounted: outside, area: sumOf(counted.length > 0 ? counted : all) }
  })
  return { storeys, total }
}
