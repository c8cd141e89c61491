/** When visitors are reminded of a viewing. */
import { expect, test } from 'vitest'
import { reminderTime } from '@/lib/domain/viewings/reminder'

test.each([
  ['in winter', '2026-11-28T09:30:00Z', '2026-11-27T08:00:00Z'],
  ['in summer', '2026-07-02T15:00:00Z', '2026-07-01T07:00:00Z'],
  ['a viewing on the day when the clock is set back', '2026-10-25T10:00:00Z', '2026-10-24T07:00:00Z'],
  ['after midnight in Belgium, before it in UTC', '2026-07-01T22:30:00Z', '2026-07-01T07:00:00Z'],
])('at nine in the morning of the day before, local time in Belgium: %s', (_, startsAt, reminded) => {
  expect(reminderTime(new Date(startsAt))).toEqual(new Date(reminded))
})
