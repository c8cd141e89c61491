/** Slots as days: whole weeks, each day once, no slot lost. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/domain/text/date'
import type { Choice } from '@/lib/forms/form-props'
import { chosenSlot, dayParts, slotWeeks } from '@/lib/forms/slot-days'

const at = (date: string, label: string, isTaken = false): Choice => ({ value: `${date}T${label}`, label, date, isTaken })

const some = [
  at('2026-11-24', '10:00', true),
  at('2026-11-26', '11:30'),
  at('2026-11-26', '12:00', true),
  at('2026-11-26', '16:30'),
  at('2026-11-26', '17:00'),
  at('2026-12-01', '17:00'),
  { value: 'other', label: 'None of these' },
]

test('days are free, nearly full, full or without slots, in weeks from Monday', () => {
  const weeks = slotWeeks(some)
  expect(weeks.map((days) => [days[0]?.date, days.at(-1)?.date])).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect(weeks[0]?.map(({ state, free }) => [state, free])).toEqual([
    ['none', 0],
    ['full', 0],
    ['none', 0],
    ['free', 3],
    ['none', 0],
    ['none', 0],
    ['none', 0],
  ])
  expect(weeks[1]?.[1]).toMatchObject({ date: '2026-12-01', weekday: 1, state: 'few' })
})

test('the afternoon begins at noon, the evening at five', () => {
  const thursday = slotWeeks(some)[0]?.[3]?.slots ?? []
  const parts = dayParts(thursday).map(({ part, slots }) => [part, ...slots.map(({ label }) => label)])
  expect(parts).toEqual([
    ['morning', '11:30'],
    ['afternoon', '12:00', '16:30'],
    ['evening', '17:00'],
  ])
})

test('only a free slot can be chosen', () => {
  expect(chosenSlot(some, '2026-11-26T16:30')?.label).toBe('16:30')
  expect(chosenSlot(some, '2026-11-26T12:00')).toBeUndefined()
  expect(chosenSlot(some, 'other')).toBeUndefined()
})

test('every slot is on its own weekday, in order, and nothing else is', () => {
  const slots = fc
    .array(fc.record({ day: fc.nat(60), hour: fc.integer({ min: 10, max: 19 }), isTaken: fc.boolean() }), { maxLength: 40 })
    .map((all) =>
      all
        .map(({ day, hour, isTaken }) => at(addDays('2026-11-23', day), `${hour}:00`, isTaken))
        .toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    )
  fc.assert(
    fc.property(slots, (choices) => {
      const days = slotWeeks(choices).flat()
      expect(days.flatMap((day) => day.slots)).toEqual(choices)
      expect(days.length % 7).toBe(0)
      for (const { date, weekday } of days) expect((new Date(date).getUTCDay() + 6) % 7).toBe(weekday)
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
    }),
  )
})
