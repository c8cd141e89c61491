/** Calendars as programs write them, well and badly: one event that cannot be read hides no other. */
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
  ['no begin', 'UID:a\nSUMMARY:x'],
  ['a begin that is no time', 'UID:a\nDTSTART:soon\nDTEND:later'],
  ['an empty begin', 'UID:a\nDTSTART:\nDTEND:'],
  ['a length that is none', 'UID:a\nDTSTART:20261201T100000Z\nDURATION:1H'],
])('an event with %s is left out, the others stand', (_, event) => {
  expect(read(calendar(event, meeting))).toEqual(['2026-12-01T10:00'])
})

test.each([
  ['a rule that nobody knows', 'RRULE:FREQ=NEVER'],
  ['a day of the week that is none', 'RRULE:FREQ=WEEKLY;BYDAY=XX'],
  ['an exception that is no day', 'RRULE:FREQ=DAILY;COUNT=2\nEXDATE:soon'],
  ['a text that was broken into lines', 'DESCRIPTION:Bring\nthe keys'],
])('of an event with %s its own time counts', (_, more) => {
  expect(read(calendar(`${other}\n${more}`, meeting))).toEqual(['2026-12-03T10:00', '2026-12-01T10:00'])
})

test('a byte order mark, several calendars in one file, and days that are not called so', () => {
  expect(read(`\uFEFF${calendar(meeting)}`)).toEqual(['2026-12-01T10:00'])
  expect(read(`${calendar(meeting)}\r\n${calendar(other)}`)).toEqual(['2026-12-01T10:00', '2026-12-03T10:00'])
  expect(read(calendar('UID:a\nDTSTART:20261203\nDTEND:20261204'))).toEqual(['2026-12-02T23:00'])
})

test('a day of a series that was moved into the coming weeks from beyond takes its time', () => {
  const monthly = 'UID:a\nDTSTART:20261105T100000Z\nDTEND:20261105T110000Z\nRRULE:FREQ=MONTHLY'
  const moved = 'UID:a\nRECURRENCE-ID:20270205T100000Z\nDTSTART:20261210T100000Z\nDTEND:20261210T110000Z'
  expect(read(calendar(monthly, moved))).toEqual(['2026-12-05T10:00', '2026-12-10T10:00'])
})

test('long lines are put together again before they are looked at', () => {
  const attendee = 'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED\n ;CN=An:mailto:an@voorbeeld.example'
  expect(read(calendar(`${other}\n${attendee}`))).toEqual(['2026-12-03T10:00'])
})

test('a calendar of which nothing can be read is none', () => {
  expect(() => read(calendar('UID:a\nDTSTART:soon'))).toThrow()
  expect(read(calendar())).toEqual([])
})
