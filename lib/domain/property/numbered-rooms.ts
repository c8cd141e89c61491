/** Numbers that link rooms in the layout table to the drawn plans. */
import type { FloorPlan, Room } from './property.ts'
import { toRoomTable } from './room-table.ts'

/**
 * Numbers from 1 in the order of the layout table, for rooms on storeys with a plan; others, such as the cellar of a flat, get
 * none.
 */
export function numberRooms(rooms: readonly Room[], plans: readonly FloorPlan[]): ReadonlyMap<Room, number> {
  const { storeys, uncounted } = toRoomTable(rooms)
  const drawnFloors = new Set(plans.map(({ floor }) => floor))
  const drawn = [...storeys.flatMap((storey) => storey.rooms), ...uncounted].filter(({ floor }) => drawnFloors.has(floor))
  return new Map(drawn.map((room, index) => [room, index + 1]))
}
