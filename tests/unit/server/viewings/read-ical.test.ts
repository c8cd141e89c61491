/** Calendars of various programs, valid and invalid: an unreadable event hides no other. */
import { expect, test } from 'vitest'
import { readBusyTimes } from '@/lib/server/viewings/own-calendar/read-ical'

const window = { from: new Date('2026-11-28T12:00:00Z'), to: new Date('2026-12-29T12:00:00Z') }
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']), 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')

const read = (text: string) => readBusyTimes(text, window, () => false).map(({ from }) => from.toISOString().slice(0, 16))

const meeting = 'UID:ok\nDTSTART:20261201T100000Z\nDTEND:20261201T110000Z'
const other = 'UID:a\nDTSTART:20261203T100000Z\nDTEND:20261203T110000Z'

test.each([
  ['no start', 'UID:a\nSUMMARY:x'],
  ['an invalid start', 'UID:a\nDTSTART:soon\nDTEND:later'],
  ['an empty start', 'UID:a\nDTSTART:\nDTEND:'],
  ['an invalid duration', 'UID:a\nDTSTART:20261201T100000Z\nDURATION:1H'],
])('an event with %s is skipped, the others are read', (_, event) => {
  expect(read(calendar(event, meeting))).toEqual(['2026-12-01T10:00'])
})

test.each([
  ['an unknown rule', 'RRULE:FREQ=NEVER'],
  ['an invalid weekday', 'RRULE:FREQ=WEEKLY;BYDAY=XX'],
  ['an invalid exception date', 'RRULE:FREQ=DAILY;COUNT=2\nEXDATE:soon'],
  ['a text with unfolded line breaks', 'DESCRIPTION:Bring\nthe keys'],
])('the first occurrence of an event with %s is read', (_, more) => {
  expect(read(calendar(`${other}\n${more}`, meeting))).toEqual(['2026-12-03T10:00', '2026-12-01T10:00'])
})

test('a byte order mark, several calendars in one file, and dates without VALUE=DATE', () => {
  expect(read(`\uFEFF${calendar(meeting)}`)).toEqual(['2026-12-01T10:00'])
  expect(read(`${calendar(meeting)}\r\n${calendar(other)}`)).toEqual(['2026-12-01T10:00', '2026-12-03T10:00'])
  expect(read(calendar('UID:a\nDTSTART:20261203\nDTEND:20261204'))).toEqual(['2026-12-02T23:00'])
})

test('an occurrence moved into the coming weeks from later makes busy', () => {
  const monthly = 'UID:a\nDTSTART:20261105T100000Z\nDTEND:20261105T110000Z\nRRULE:FREQ=MONTHLY'
  const moved = 'UID:a\nRECURRENCE-ID:20270205T100000Z\nDTSTART:20261210T100000Z\nDTEND:20261210T110000Z'
  expect(read(calendar(monthly, moved))).toEqual(['2026-12-05T10:00', '2026-12-10T10:00'])
})

test('folded lines are joined before they are checked', () => {
  const attendee = 'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED\n ;CN=An:mailto:an@voorbeeld.example'
  expect(read(calendar(`${other}\n${attendee}`))).toEqual(['2026-12-03T10:00'])
})

test.each([
  ['New York', 'America/New_York', '2026-12-01T15:00'],
  ['Kolkata', 'Asia/Kolkata', '2026-12-01T04:30'],
  ['London', 'europe/london', '2026-12-01T10:00'],
  ['Belgium', 'Europe/Brussels', '2026-12-01T09:00'],
  ['UTC', 'UTC', '2026-12-01T10:00'],
  ['an unknown zone', 'Kantoor', '2026-12-01T09:00'],
])('ten o’clock in %s, by a zone name that the calendar does not define', (_, zone, moment) => {
  expect(read(calendar(`UID:a\nDTSTART;TZID=${zone}:20261201T100000\nDTEND;TZID=${zone}:20261201T110000`))).toEqual([moment])
})

test('a zone defined in the calendar is used, whatever its name', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:America/New_York', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'].concat([
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
  const event = 'UID:a\nDTSTART;TZID=America/New_York:20261201T100000\nDURATION:PT1H'
  expect(read(calendar(event).replace('VERSION:2.0', ['VERSION:2.0', ...zone].join('\r\n')))).toEqual(['2026-12-01T07:00'])
})

test('a series in another zone follows its clock, and excluded days can be in any zone', () => {
  const spring = { from: new Date('2027-03-01T00:00:00Z'), to: new Date('2027-04-01T00:00:00Z') }
  const weekly = 'UID:a\nDTSTART;TZID=America/New_York:20270301T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nEXDATE:20270322T130000Z'
  // Its clock changes on 14 March.
  expect(readBusyTimes(calendar(weekly), spring, () => false).map(({ from }) => from.toISOString().slice(0, 16))).toEqual([
    '2027-03-01T14:00',
    '2027-03-08T14:00',
    '2027-03-15T13:00',
    '2027-03-29T13:00',
  ])
})

test('a skipped and an ambiguous local time', () => {
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }
  const at = (zone: string, start: string) =>
    readBusyTimes(calendar(`UID:a\nDTSTART;TZID=${zone}:${start}\nDURATION:PT2H`), year, () => false).map(({ from }) =>
      from.toISOString(),
    )
  expect(at('America/New_York', '20260308T023000')).toEqual(['2026-03-08T07:30:00.000Z'])
  expect(at('America/New_York', '20261101T013000')).toEqual(['2026-11-01T05:30:00.000Z'])
  expect(at('Europe/Brussels', '20260329T023000')).toEqual(['2026-03-29T01:30:00.000Z'])
  expect(at('Europe/Brussels', '20261025T023000')).toEqual(['2026-10-25T00:30:00.000Z'])
})

test('a calendar without readable events is rejected', () => {
  expect(() => read(calendar('UID:a\nDTSTART:soon'))).toThrow()
  expect(read(calendar())).toEqual([])
})
