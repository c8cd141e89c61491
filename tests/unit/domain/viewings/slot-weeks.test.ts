/** The calendar of an agent: free slots by day, other events, and the visitor's preferred hours. */
import { describe, expect, test } from 'vitest'
import { suitingFirst, suits } from '@/lib/domain/viewings/preferred-hours'
import { type FilledTime, toSlotWeeks } from '@/lib/domain/viewings/slot-weeks'

const now = new Date('2026-11-21T10:00:00Z')
const at = (moment: string) => new Date(moment)
const busy = (from: string, to: string): FilledTime => ({ kind: 'busy', from: at(from), to: at(to), words: '' })
const asked = { now, duration: 30, preferred: [], filled: [], free: [] }

describe('weeks of an agent', () => {
  test('begin today while today has a free slot, else tomorrow, and are four weeks of seven days', () => {
    const today = toSlotWeeks({ ...asked, free: [at('2026-11-21T15:00:00Z')] })
    expect(today.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7])
    expect(today.weeks[0]?.days[0]?.date).toBe('2026-11-21')
    const later = toSlotWeeks({ ...asked, free: [at('2026-12-19T09:00:00Z')] })
    expect(later.weeks[0]?.days[0]?.date).toBe('2026-11-22')
    // The last day that visitors can book, four weeks ahead.
    expect(later.weeks.map(({ free }) => free)).toEqual([0, 0, 0, 1])
  })

  test('a slot is on its day and hour in Belgium, whatever the local time zone', () => {
    const { weeks } = toSlotWeeks({ ...asked, free: [at('2026-11-24T23:30:00Z')] })
    const day = weeks[0]?.days.find(({ slots }) => slots.length > 0)
    expect(day?.date).toBe('2026-11-25')
    expect(day?.slots[0]?.place).toEqual({ from: 0.5, to: 1 })
  })

  test('an event across midnight is shown on both days, in order, without data of others', () => {
    const filled = [busy('2026-11-23T20:00:00Z', '2026-11-24T09:00:00Z'), busy('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z')]
    const { weeks, hours } = toSlotWeeks({ ...asked, filled })
    const places = weeks[0]?.days.map(({ filled: parts }) => parts.map(({ place }) => [place.from, place.to]))
    expect(places?.slice(0, 4)).toEqual([
      [],
      [
        [9, 10],
        [21, 24],
      ],
      [[0, 10]],
      [],
    ])
    // Busy times at night do not extend the range.
    expect(hours).toEqual({ from: 9, to: 18 })
  })

  test('the range of hours includes early and late events', () => {
    const free = [at('2026-11-24T06:30:00Z'), at('2026-11-24T19:15:00Z')]
    expect(toSlotWeeks({ ...asked, free }).hours).toEqual({ from: 7, to: 21 })
  })
})

describe('preferred hours', () => {
  const morning = ['10:00-13:00']
  test.each([
    ['2026-11-24T08:59:00Z', false],
    ['2026-11-24T09:00:00Z', true],
    ['2026-11-24T11:59:00Z', true],
    ['2026-11-24T12:00:00Z', false],
  ])('%s in Belgium between ten and one: %s', (moment, expected) => {
    expect(suits(at(moment), morning)).toBe(expected)
    expect(suits(at(moment), [])).toBe(false)
  })

  test('come first, each in its order', () => {
    const [early, noon, late] = [at('2026-11-24T07:00:00Z'), at('2026-11-24T11:00:00Z'), at('2026-11-25T10:00:00Z')]
    expect(suitingFirst([late, early, noon], morning)).toEqual([noon, late, early])
    expect(suitingFirst([late, early, noon], [])).toEqual([early, noon, late])
  })
})
