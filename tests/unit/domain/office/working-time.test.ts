/** Due dates in working days: opening hours, weekends, public holidays, changes of daylight saving time. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicHoliday, publicHolidays } from '@/lib/domain/office/holidays'
import { ageOf, readOfficeHours, WorkingTime } from '@/lib/domain/office/working-time'
import { fromLocalTime, toLocalTime } from '@/lib/domain/text/brussels-time'

const time = new WorkingTime(readOfficeHours('Mo-Fr 09:00-18:00'), ['2026-12-28'])

const at = (text: string) => fromLocalTime({ date: text.slice(0, 10), time: text.slice(11) }) ?? new Date(Number.NaN)
const local = (moment: Date) => Object.values(toLocalTime(moment)).join(' ')

describe('one working day of nine hours', () => {
  test.each([
    ['on a Wednesday afternoon', '2026-11-18 17:10', '2026-11-19 17:10'],
    ['before opening', '2026-11-19 07:00', '2026-11-19 18:00'],
    ['after closing', '2026-11-19 21:30', '2026-11-20 18:00'],
    ['on a Friday', '2026-11-20 14:21', '2026-11-23 14:21'],
    ['on a Saturday', '2026-11-21 11:00', '2026-11-23 18:00'],
    ['before a bank holiday', '2026-11-10 10:00', '2026-11-12 10:00'],
    ['on Christmas Eve, before a closed Monday', '2026-12-24 12:00', '2026-12-29 12:00'],
    ['before Easter', '2027-03-26 16:00', '2027-03-30 16:00'],
    ['across the change to summer time', '2026-03-27 12:00', '2026-03-30 12:00'],
    ['across the change to winter time', '2026-10-23 12:00', '2026-10-26 12:00'],
  ])('%s is due on time', (_, from, to) => {
    expect(local(time.dueAt(at(from), time.dayLength))).toBe(to)
  })
})

test('overdue time is counted in working hours (design: Thursday 17.10, seen on Friday 14.30)', () => {
  const age = ageOf(time, at('2026-11-18 17:10'), 1, at('2026-11-20 14:30'))
  expect(age).toMatchObject({ state: 'late', left: -(6 * 60 + 20), promised: 540 })
})

test('below two hours it is due soon', () => {
  expect(ageOf(time, at('2026-11-19 16:20'), 1, at('2026-11-20 14:30'))).toMatchObject({ state: 'soon', left: 110 })
  expect(ageOf(time, at('2026-11-20 09:05'), 1, at('2026-11-20 14:30'))).toMatchObject({ state: 'runs', left: 540 - 325 })
})

test('nights and Sundays do not count', () => {
  expect(time.minutesBetween(at('2026-11-20 18:00'), at('2026-11-23 09:00'))).toBe(0)
  expect(time.workingDayOf(at('2026-11-21 10:00'))).toBe('2026-11-23')
  expect(time.workingDayOf(at('2026-11-20 17:59'))).toBe('2026-11-20')
})

test('for any start, exactly the promised working minutes lie before the due date', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 10 }), (from, days) => {
      const due = time.dueAt(from, days * time.dayLength)
      expect(time.minutesBetween(from, due)).toBe(days * time.dayLength)
      expect(time.minutesBetween(due, from)).toBe(0)
      // Inverse: nothing that started later is due by then.
      const last = time.lastDueBy(due, days * time.dayLength)
      expect(last.getTime()).toBeGreaterThanOrEqual(from.getTime())
      expect(time.dueAt(last, days * time.dayLength)).toEqual(due)
      expect(time.dueAt(new Date(last.getTime() + 1), days * time.dayLength).getTime()).toBeGreaterThan(due.getTime())
    }),
    { numRuns: 50 },
  )
})

describe('opening hours', () => {
  test.each([
    ['Mo-Fr 09:00-18:00', { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
    ['Tu-Sa 10:00-17:30, Su 10:00-12:00', { weekdays: [2, 3, 4, 5, 6], from: '10:00', to: '17:30' }],
    ['Sa-Mo 08:00-12:00', { weekdays: [1, 6, 7], from: '08:00', to: '12:00' }],
    ['We 13:00-17:00', { weekdays: [3], from: '13:00', to: '17:00' }],
    ['by appointment', { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
    ['Mo-Fr 18:00-09:00', { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
  ])('%s', (code, hours) => {
    expect(readOfficeHours(code)).toEqual(hours)
  })
})

test('the ten public holidays of Belgium', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
  expect(isPublicHoliday('2027-03-29')).toBe(true)
  expect(isPublicHoliday('2027-05-06')).toBe(true)
  expect(isPublicHoliday('2026-11-23')).toBe(false)
})

test('hours that are not at the start of the code are ignored: nine to six on weekdays', () => {
  const usual = readOfficeHours('')
  expect(readOfficeHours('closed Mo-Tu 10:00-12:00')).toEqual(usual)
  expect(readOfficeHours('Mo-Tu 10:00-12:00, Sa 10:00-11:00')).toEqual({ weekdays: [1, 2], from: '10:00', to: '12:00' })
})

test.each([
  ['24:00-25:00', false],
  ['09:60-18:00', false],
  ['09:00-18:60', false],
  ['29:00-29:30', false],
  ['9:00-18:00', false],
  ['00:00-23:59', true],
  ['19:05-20:00', true],
  ['09:00-09:00', false],
])('Mo %s can be parsed: %s', (times, isRead) => {
  const [from = '', to = ''] = times.split('-')
  expect(readOfficeHours(`Mo ${times}`)).toEqual(isRead ? { weekdays: [1], from, to } : readOfficeHours(''))
})

test('without working days nothing becomes due, and the day of the request is returned', () => {
  const never = new WorkingTime({ weekdays: [], from: '09:00', to: '18:00' })
  const monday = at('2026-11-23 10:00')
  expect(never.dueAt(monday, 1).getTime() - monday.getTime()).toBe(1_000 * 86_400_000)
  expect(never.lastDueBy(monday, 1)).toEqual(new Date(0))
  expect(never.workingDayOf(monday)).toBe('2026-11-23')
  expect(never.minutesBetween(monday, at('2026-12-23 10:00'))).toBe(0)
})

test('due at this minute is late; two hours before, it is on time; a minute later, it is due soon', () => {
  const [since, due] = [at('2026-11-18 17:10'), '2026-11-19']
  expect(ageOf(time, since, 1, at(`${due} 17:10`))).toMatchObject({ state: 'late', left: -0 })
  expect(ageOf(time, since, 1, at(`${due} 15:10`))).toMatchObject({ state: 'runs', left: 120 })
  expect(ageOf(time, since, 1, at(`${due} 15:11`))).toMatchObject({ state: 'soon', left: 119 })
})
