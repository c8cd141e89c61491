/** Planning a day of viewings: no overlaps, enough travel time, as many homes as possible. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayHome, type DayLeg, dayOrders, planDay, readDay, writeDay } from '@/lib/domain/viewings/plan-day'

const minute = 60_000
const at = (hour: number, minutes = 0) => (hour * 60 + minutes) * minute
const leg = (minutes: number): DayLeg => ({ metres: minutes * 200, minutes, isKnown: true })
const home = (id: number, slots: readonly number[], agentId = id): DayHome => ({ id, agentId, duration: 30, travel: 20, slots })

const homes = fc
  .array(
    fc.record({
      agentId: fc.constantFrom(11, 12),
      duration: fc.constantFrom(20, 30, 45),
      travel: fc.constantFrom(0, 15, 30),
      slots: fc.uniqueArray(
        fc.integer({ min: 36, max: 72 }).map((quarter) => quarter * 15 * minute),
        { maxLength: 8 },
      ),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, id) => ({ ...one, id, slots: one.slots.toSorted((a, b) => a - b) })))
const legs = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 25, maxLength: 25 })

describe('a plan', () => {
  test('uses free slots only, each home once, and leaves travel time for visitor and agent', () => {
    fc.assert(
      fc.property(homes, legs, fc.constantFrom(...dayOrders), (given, minutes, order) => {
        const legBetween = (from: number, to: number) => leg(minutes[Math.min(from, to) * 5 + Math.max(from, to)] ?? 5)
        const { stops, left } = planDay(given, legBetween, order)
        expect([...stops.map(({ id }) => id), ...left].toSorted()).toEqual(given.map(({ id }) => id))
        for (const [index, { id, startsAt, endsAt, way }] of stops.entries()) {
          const own = given[id]
          expect(own?.slots).toContain(startsAt)
          expect(endsAt).toBe(startsAt + (own?.duration ?? 0) * minute)
          const before = stops[index - 1]
          expect(way === undefined).toBe(before === undefined)
          if (!before || !own) continue
          const same = given[before.id]?.agentId === own.agentId
          const gap = Math.max(way?.minutes ?? 0, same ? Math.max(own.travel, given[before.id]?.travel ?? 0) : 0)
          expect(startsAt - before.endsAt).toBeGreaterThanOrEqual(gap * minute)
          expect(way?.slack).toBe((startsAt - before.endsAt) / minute - (way?.minutes ?? 0))
        }
      }),
    )
  })

  test('has as many homes in either order, and never ends later in the order "early"', () => {
    fc.assert(
      fc.property(homes, (given) => {
        const [early, near] = [planDay(given, () => leg(10), 'early'), planDay(given, () => leg(10), 'near')]
        expect(early.stops.length).toBe(near.stops.length)
        expect(early.stops.at(-1)?.endsAt ?? 0).toBeLessThanOrEqual(near.stops.at(-1)?.endsAt ?? 0)
        if (given.some(({ slots }) => slots.length > 0)) expect(early.stops.length).toBeGreaterThan(0)
      }),
    )
  })
})

test('the first viewing is moved later to shorten the waiting time before the second', () => {
  const plan = planDay([home(1, [at(9), at(10), at(11)]), home(2, [at(12)])], () => leg(10), 'early')
  expect(plan.stops.map(({ id, startsAt }) => [id, startsAt])).toEqual([
    [1, at(11)],
    [2, at(12)],
  ])
  expect(plan.stops[1]?.way).toEqual({ ...leg(10), slack: 20 })
})

test('homes that do not fit are listed', () => {
  const plan = planDay([home(1, [at(9)]), home(2, [at(9, 15)]), home(3, [])], () => leg(10), 'early')
  expect(plan.stops).toHaveLength(1)
  expect(plan.left).toHaveLength(2)
})

test('one agent has travel time between two homes', () => {
  expect(planDay([home(1, [at(9)], 11), home(2, [at(9, 40)], 11)], () => leg(5), 'early').stops).toHaveLength(1)
  expect(planDay([home(1, [at(9)], 11), home(2, [at(9, 50)], 11)], () => leg(5), 'early').stops).toHaveLength(2)
})

describe('the text of a form field', () => {
  test('is parsed to what was written', () => {
    const day = fc.array(
      fc.record({
        propertyId: fc.integer({ min: 1, max: 999_999_999 }),
        startsAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(day, (given) => {
        expect(readDay(writeDay(given))).toEqual(given)
      }),
    )
  })

  test.each(['x', '4102311', '4102311@', '4102311@2026-99-99T10:00:00.000Z', '4102311@2026-11-28T10:00:00.000Z,'])(
    '%j is invalid',
    (text) => {
      expect(readDay(text)).toBeUndefined()
    },
  )
})
