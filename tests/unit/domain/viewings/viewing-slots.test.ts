import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoment, fromLocalTime, toLocalTime } from '@/lib/domain/text/brussels-time'
import { dayMs } from '@/lib/domain/text/date'
import { type AgentCalendar, isFreeAt, listSlots } from '@/lib/domain/viewings/viewing-slots'

const agent: AgentCalendar = {
  agentId: 11,
  hours: [{ weekdays: [7], from: '10:00', to: '11:30' }],
  duration: 30,
  leadTime: 24,
  travel: 0,
  absences: [],
}

const iso = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString())

describe('Belgian time', () => {
  test('local times on the days daylight saving time changes', () => {
    // 28 March 2027, 2 am becomes 3 am; 25 October 2026, 3 am becomes 2 am.
    expect(fromLocalTime({ date: '2027-03-28', time: '01:30' })?.toISOString()).toBe('2027-03-28T00:30:00.000Z')
    expect(fromLocalTime({ date: '2027-03-28', time: '02:30' })).toBeUndefined()
    expect(fromLocalTime({ date: '2027-03-28', time: '10:00' })?.toISOString()).toBe('2027-03-28T08:00:00.000Z')
    expect(fromLocalTime({ date: '2026-10-25', time: '02:30' })?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(fromLocalTime({ date: '2026-10-25', time: '10:00' })?.toISOString()).toBe('2026-10-25T09:00:00.000Z')
  })

  test('every instant is converted back, except the hour that occurs twice', () => {
    const range = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const moment = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
        const back = fromLocalTime(toLocalTime(moment))
        const isTwice = back !== undefined && moment.getTime() - back.getTime() === 3_600_000
        expect(isTwice || back?.getTime() === moment.getTime()).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('an invalid date or time has no instant', () => {
    expect(fromLocalTime({ date: '2026-13-01', time: '10:00' })).toBeUndefined()
    expect(fromLocalTime({ date: '2026-11-24', time: '25:00' })).toBeUndefined()
  })

  test('a time is written day-month-year without leading zeros (spec 9)', () => {
    expect(formatMoment(new Date('2027-01-05T08:05:00Z'))).toBe('5-1-2027, 09:05')
  })
})

describe('slots', () => {
  test('a slot keeps its local time when daylight saving time changes', () => {
    const slots = listSlots(agent, [], new Date('2026-10-17T06:00:00Z'))
    expect(slots.map((slot) => toLocalTime(slot).time).filter((time) => time === '10:00')).toHaveLength(4)
    expect(iso(slots)).toContain('2026-10-18T08:00:00.000Z')
    expect(iso(slots)).toContain('2026-10-25T09:00:00.000Z')
  })

  test('three half hours fit between ten and half past eleven', () => {
    const slots = listSlots(agent, [], new Date('2026-11-20T06:00:00Z')).slice(0, 3)
    expect(slots.map(formatMoment)).toEqual(['22-11-2026, 10:00', '22-11-2026, 10:30', '22-11-2026, 11:00'])
  })

  test('the lead time counts from now, and slots end after four weeks', () => {
    const now = new Date('2026-11-21T09:15:00Z')
    const slots = listSlots(agent, [], now)
    expect(slots[0] && formatMoment(slots[0])).toBe('22-11-2026, 10:30')
    expect(slots.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime() + 28 * dayMs)
    expect(slots).toHaveLength(11)
  })

  test('holidays and days off have none', () => {
    const now = new Date('2026-11-21T06:00:00Z')
    const away = { ...agent, absences: [{ from: '2026-11-28', to: '2026-12-06' }] }
    const days = new Set(listSlots(away, ['2026-12-13'], now).map((slot) => toLocalTime(slot).date))
    expect([...days]).toEqual(['2026-11-22'])
  })

  describe('occupied time', () => {
    const slots = listSlots(agent, [], new Date('2026-11-20T06:00:00Z')).slice(0, 3)
    const until = (from: string, minutes: number, propertyId?: number) => {
      const begins = new Date(from)
      return { from: begins, to: new Date(begins.getTime() + minutes * 60_000), propertyId }
    }
    const freeWith = (travel: number, ...taken: readonly ReturnType<typeof until>[]) =>
      slots.filter((slot) => isFreeAt(slot, { duration: 30, travel, propertyId: 1 }, taken)).map(formatMoment)

    test('a booking occupies the slots that it overlaps', () => {
      expect(freeWith(0, until('2026-11-22T09:15:00Z', 30))).toEqual(['22-11-2026, 11:00'])
      expect(freeWith(0, until('2026-11-22T09:30:00Z', 30, 2))).toEqual(['22-11-2026, 10:00', '22-11-2026, 11:00'])
    })

    test('travel time is added between two properties, none within one', () => {
      expect(freeWith(15, until('2026-11-22T09:30:00Z', 30, 2))).toEqual([])
      expect(freeWith(15, until('2026-11-22T09:30:00Z', 30, 1))).toEqual(['22-11-2026, 10:00', '22-11-2026, 11:00'])
    })

    test('travel time to events of the calendar of the agent is unknown', () => {
      expect(freeWith(15, until('2026-11-22T09:30:00Z', 30))).toEqual(['22-11-2026, 10:00', '22-11-2026, 11:00'])
    })
  })

  test('any calendar gives future slots in order, each once, within its hours', () => {
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
    const clock = (value: number) => new Date(value * 60_000).toISOString().slice(11, 16)
    const hours = fc
      .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), minutes, minutes)
      .map(([weekdays, a, b]) => ({ weekdays, from: clock(Math.min(a, b)), to: clock(Math.max(a, b)) }))
    const calendar = fc.record({
      agentId: fc.constant(1),
      hours: fc.array(hours, { minLength: 1, maxLength: 3 }),
      duration: fc.constantFrom(15, 20, 30, 60),
      leadTime: fc.integer({ min: 0, max: 72 }),
      travel: fc.constant(0),
      absences: fc.constant([]),
    })
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(calendar, moment, (generated, now) => {
        const slots = listSlots(generated, [], now)
        expect(new Set(iso(slots)).size).toBe(slots.length)
        expect(iso(slots)).toEqual(iso(slots).toSorted())
        for (const slot of slots) {
          expect(slot.getTime()).toBeGreaterThanOrEqual(now.getTime() + generated.leadTime * 3_600_000)
          const { time } = toLocalTime(slot)
          expect(generated.hours.some(({ from, to }) => from <= time && time < to)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})
