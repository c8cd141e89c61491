import { expect, test } from 'vitest'
import type { Room } from '../../../../lib/domain/property/property.ts'
import { toRoomTable, toWholeStoreys } from '../../../../lib/domain/property/room-table.ts'

const room = (floor: number, kind: Room['kind'], area: number): Room => ({ floor, kind, area })

test('storeys from the ground up, then down; terraces and cellars below the total', () => {
  const { storeys, total, uncounted } = toRoomTable([
    room(-1, 'laundry', 8),
    room(1, 'bedroom', 12.5),
    room(0, 'living', 30),
    room(0, 'terrace', 20),
    room(-1, 'cellar', 15),
    room(0, 'kitchen', 10),
  ])
  expect(storeys.map(({ floor, rooms }) => [floor, ...rooms.map(({ kind }) => kind)])).toEqual([
    [0, 'living', 'kitchen'],
    [1, 'bedroom'],
    [-1, 'laundry'],
  ])
  expect(total).toBe(60.5)
  expect(uncounted.map(({ kind }) => kind)).toEqual(['terrace', 'cellar'])
})

test('a garage has no living area and so no total', () => {
  expect(toRoomTable([room(0, 'garage', 17)])).toEqual({
    storeys: [{ floor: 0, rooms: [room(0, 'garage', 17)] }],
    total: undefined,
    uncounted: [],
  })
})

test('a storey has all its rooms; its area is the living area', () => {
  const { storeys, total } = toWholeStoreys([
    room(-1, 'cellar', 15),
    room(0, 'terrace', 20),
    room(0, 'living', 30),
    room(0, 'kitchen', 10),
  ])
  expect(storeys.map(({ floor, area, rooms }) => [floor, area, ...rooms.map(({ kind }) => kind)])).toEqual([
    [0, 40, 'living', 'kitchen', 'terrace'],
    [-1, 15, 'cellar'],
  ])
  expect(storeys[0]?.uncounted.map(({ kind }) => kind)).toEqual(['terrace'])
  expect(total).toBe(40)
})
