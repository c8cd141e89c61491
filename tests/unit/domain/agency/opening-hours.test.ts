/** Opening hours of branches: parsing, and whether a branch is open at a given time. */
import { expect, test } from 'vitest'
import {
  type OpeningHours,
  openingHoursData,
  openState,
  parseDayHours,
  shownTime,
  weekdayOf,
  weekdays,
} from '@/lib/domain/agency/opening-hours'

const parsed = (text: string) => parseDayHours(text) ?? { kind: 'closed' as const }

const hours: OpeningHours = {
  monday: parsed('9:00-12:30, 13:30-18:00'),
  tuesday: parsed('9:00-18:00'),
  wednesday: parsed('closed'),
  thursday: parsed('9:00-18:00'),
  friday: parsed('9:00-16:00'),
  saturday: parsed('appointment'),
  sunday: parsed('closed'),
}

test.each([
  [
    '9:00-12:30, 13:30-18:00',
    {
      kind: 'open',
      times: [
        { from: '09:00', to: '12:30' },
        { from: '13:30', to: '18:00' },
      ],
    },
  ],
  ['appointment', { kind: 'appointment' }],
  ['closed', { kind: 'closed' }],
  ['9-18', undefined],
  ['18:00-9:00', undefined],
  ['9:00-25:00', undefined],
  ['9:00-13:00, 12:00-18:00', undefined],
  ['', undefined],
])('%s', (text, expected) => expect(parseDayHours(text)).toEqual(expected))

test.each([
  ['2026-11-23', '10:00', { kind: 'open', until: '12:30' }],
  ['2026-11-23', '12:30', { kind: 'opens', days: 0, weekday: 'monday', from: '13:30' }],
  ['2026-11-23', '18:00', { kind: 'opens', days: 1, weekday: 'tuesday', from: '09:00' }],
  ['2026-11-24', '23:59', { kind: 'opens', days: 2, weekday: 'thursday', from: '09:00' }],
  ['2026-11-28', '10:00', { kind: 'opens', days: 2, weekday: 'monday', from: '09:00' }],
  // Christmas falls on a Friday.
  ['2026-12-25', '10:00', { kind: 'opens', days: 3, weekday: 'monday', from: '09:00' }],
])('on %s at %s', (date, time, expected) => expect(openState(hours, { date, time })).toEqual(expected))

test('a closing day of the agency counts like a public holiday', () =>
  expect(openState(hours, { date: '2026-11-23', time: '10:00' }, ['2026-11-23'])).toMatchObject({ kind: 'opens', days: 1 }))

test('a branch that works by appointment only is never open', () => {
  const never = Object.fromEntries(weekdays.map((day) => [day, { kind: 'appointment' }])) as OpeningHours
  expect(openState(never, { date: '2026-11-23', time: '10:00' })).toEqual({ kind: 'closed' })
  expect(openingHoursData(never)).toEqual([])
})

test('structured data lists every period', () => {
  expect(openingHoursData(hours)).toHaveLength(5)
  expect(openingHoursData(hours)[0]).toMatchObject({ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '12:30' })
})

test('the weekday of a date', () => expect(['2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual(['sunday', 'monday']))

test.each([
  ['09:00', '9:00'],
  ['00:30', '0:30'],
  ['10:05', '10:05'],
])('%s is parsed as %s', (time, shown) => expect(shownTime(time)).toBe(shown))

test.each(['9:00 - 18:00', 'from 9:00-18:00', '9:00-18:00h', '9:60-18:00', '24:00-24:30', '9:00-9:00', '9:00-12:30,', '9:00'])(
  '%s are invalid hours',
  (text) => expect(parseDayHours(text)).toBeUndefined(),
)

test('a period may begin when the previous one ends; a branch is closed from its closing minute on', () => {
  expect(parseDayHours('9:00-12:00,12:00-13:00')).toMatchObject({ kind: 'open', times: [{ to: '12:00' }, { from: '12:00' }] })
  expect(openState(hours, { date: '2026-11-23', time: '09:00' })).toEqual({ kind: 'open', until: '12:30' })
  expect(openState(hours, { date: '2026-11-23', time: '17:59' })).toEqual({ kind: 'open', until: '18:00' })
})

test('a branch that is open one day a week opens in seven days, and not in eight', () => {
  const closed = Object.fromEntries(weekdays.map((day) => [day, { kind: 'closed' }])) as OpeningHours
  const mondays = { ...closed, monday: parsed('9:00-12:00') }
  expect(openState(mondays, { date: '2026-11-23', time: '12:00' })).toEqual({
    kind: 'opens',
    days: 7,
    weekday: 'monday',
    from: '09:00',
  })
  expect(openState(mondays, { date: '2026-11-23', time: '12:00' }, ['2026-11-30'])).toEqual({ kind: 'closed' })
})
