/** The rooms by storey, with the total living area. */
import type { Room } from './property.ts'

/** Room kinds that do not count as living area. */
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
  /** Living area of the rooms in `storeys`, m²; undefined without living area. */
  total: number | undefined
  /** Listed below the total; empty when there is no living area. */
  uncounted: readonly Room[]
}

const sumOf = (rooms: readonly Room[]) => rooms.reduce((sum, { area }) => sum + area, 0)

/** Ground floor upwards, then storeys below it. */
const byFloor = (a: Storey, b: Storey) => Number(a.floor < 0) - Number(b.floor < 0) || Math.abs(a.floor) - Math.abs(b.floor)

function toStoreys(rooms: readonly Room[]): Storey[] {
  const floors = [...new Set(rooms.map(({ floor }) => floor))]
  return floors.map((floor) => ({ floor, rooms: rooms.filter((room) => room.floor === floor) })).sort(byFloor)
}

/** A garage or a plot has no living area: its rooms are listed without a total. */
export function toRoomTable(rooms: readonly Room[]): RoomTable {
  const counted = rooms.filter(({ kind }) => !uncountedKinds.includes(kind))
  if (counted.length === 0) return { storeys: toStoreys(rooms), total: undefined, uncounted: [] }
  const uncounted = rooms.filter(({ kind }) => uncountedKinds.includes(kind))
  return { storeys: toStoreys(counted), total: sumOf(counted), uncounted }
}

export type WholeStorey = {
  floor: number
  /** Living rooms first, then those that do not count. */
  rooms: readonly Room[]
  uncounted: readonly Room[]
  /** Living area in m²; total area on a storey without living area, such as a cellar. */
  area: number
}

/** Every storey with all its rooms, also those that do not count; the total is that of `toRoomTable`. */
export function toWholeStoreys(rooms: readonly Room[]): { storeys: WholeStorey[]; total: number | undefined } {
  const { total, uncounted } = toRoomTable(rooms)
  const storeys = toStoreys(rooms).map(({ floor, rooms: all }) => {
    const outside = all.filter((room) => uncounted.includes(room))
    const counted = all.filter((room) => !uncounted.includes(room))
    return { floor, rooms: [...counted, ...outside], uncounted: outside, area: sumOf(counted.length > 0 ? counted : all) }
  })
  return { storeys, total }
}
