/** Weekly opening hours and their code, and closing days as ranges. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingRanges, daysBetween } from '@/lib/domain/office/closing-days'
import { type DayHours, lengthOf, parseWeekHours, writeWeekHours } from '@/lib/domain/office/week-hours'

const nine = { from: '09:00', to: '18:00' }
const none = undefined

describe('opening hours', () => {
  test.each([
    ['Mo-Fr 09:00-18:00', [nine, nine, nine, nine, nine, none, none]],
    ['Sa 10:00-12:00', [none, none, none, none, none, { from: '10:00', to: '12:00' }, none]],
    ['Mo-Tu 09:00-18:00, Th 09:00-18:00', [nine, nine, none, nine, none, none, none]],
  ])('%s', (code, days) => {
    expect(parseWeekHours(code)).toEqual(days)
    expect(writeWeekHours(days)).toBe(code)
  })

  test.each(['', 'by appointment', 'Mo-Fr', 'Fr-Mo 09:00-18:00', 'Mo 18:00-09:00', 'Mo 09:00-12:00, Mo 13:00-18:00'])(
    'not weekly hours: %s',
    (code) => expect(parseWeekHours(code)).toBeUndefined(),
  )

  test('any week is parsed as it was written', () => {
    const day = fc.option(fc.constantFrom<DayHours>(nine, { from: '10:00', to: '12:30' }, { from: '09:30', to: '17:15' }), {
      nil: undefined,
    })
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
        const code = writeWeekHours(days)
        expect(code === '' ? days.every((hours) => hours === undefined) : parseWeekHours(code)).toEqual(code === '' ? true : days)
      }),
    )
  })

  test('the length of a day', () => {
    expect([lengthOf(nine), lengthOf({ from: '09:30', to: '17:15' }), lengthOf(undefined)]).toEqual([9, 7.75, 0])
  })
})

describe('closing days', () => {
  const day = (date: string) => ({ date, raw: date })

  test('consecutive ones are one range, in order; past ones are left out, duplicates counted once', () => {
    const days = ['2027-01-01', '2026-12-25', '2026-12-26', '2026-12-26', '2026-11-11'].map(day)
    expect(closingRanges(days, '2026-11-21')).toEqual([
      { from: '2026-12-25', to: '2026-12-26', days: 2, raw: ['2026-12-25', '2026-12-26', '2026-12-26'] },
      { from: '2027-01-01', to: '2027-01-01', days: 1, raw: ['2027-01-01'] },
    ])
  })

  test('a range has all of its days, also across the end of a year; none when it ends before it begins, or exceeds a year', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    expect(daysBetween('2027-01-02', '2027-01-01')).toEqual([])
    expect(daysBetween('2027-01-02', '2029-01-01')).toEqual([])
  })
})
