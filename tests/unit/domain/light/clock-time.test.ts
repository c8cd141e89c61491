import { expect, test } from 'vitest'
import { formatClock } from '../../../../lib/domain/light/clock-time.ts'

test.each([
  ['2026-06-21T03:27:10Z', '5:27'],
  ['2026-12-21T07:44:00Z', '8:44'],
  // In the European Union, daylight saving time begins and ends at 1:00 UTC on the last Sundays of March and October.
  ['2026-03-29T00:59:00Z', '1:59'],
  ['2026-03-29T01:00:00Z', '3:00'],
  ['2026-10-25T00:59:00Z', '2:59'],
  ['2026-10-25T01:00:00Z', '2:00'],
  ['2026-06-20T22:00:00Z', '0:00'],
])('%s is %s local time', (iso, time) => {
  expect(formatClock(Date.parse(iso))).toBe(time)
})

test('rounds to the step', () => {
  expect(formatClock(Date.parse('2026-06-21T18:35:00Z'), 10)).toBe('20:40')
  expect(formatClock(Date.parse('2026-06-21T18:34:59Z'), 10)).toBe('20:30')
})
