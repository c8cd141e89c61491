import { expect, test } from 'vitest'
import { numberRooms } from '../../../../lib/domain/property/numbered-rooms.ts'
import type { Room } from '../../../../lib/domain/property/property.ts'

const room = (floor: number, kind: Room['kind']) => ({ floor, kind, area: 10 })
const plan = (floor: number) => ({ floor, url: `/plans/x-${floor}.svg`, width: 10, height: 10 })

const rooms = [room(-1, 'cellar'), room(1, 'bedroom'), room(0, 'living'), room(0, 'terrace')]

test('numbers follow the layout table: storeys upwards, then rooms outside the living area', () => {
  const numbers = numberRooms(rooms, [plan(0), plan(1), plan(-1)])
  expect([...numbers].map(([{ kind }, number]) => [kind, number])).toEqual([
    ['living', 1],
    ['bedroom', 2],
    ['cellar', 3],
    ['terrace', 4],
  ])
})

test('a storey without a plan leaves no gap in the numbers', () => {
  const numbers = numberRooms(rooms, [plan(1), plan(-1)])
  expect([...numbers.values()]).toEqual([1, 2])
})

test('without plans there are no numbers', () => {
  expect(numberRooms(rooms, []).size).toBe(0)
})
