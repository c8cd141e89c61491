/** Recent times in relative form, in local time of Belgium. */
import { expect, test } from 'vitest'
import { sayMoment } from '@/lib/domain/text/said-moment'

const now = new Date('2026-11-23T10:00:00Z')

test.each([
  ['2026-11-23T08:12:00Z', { day: 'today', name: '', time: '09:12' }],
  // Past midnight in Belgium, not yet in UTC.
  ['2026-11-22T23:30:00Z', { day: 'today', name: '', time: '00:30' }],
  ['2026-11-22T20:40:00Z', { day: 'yesterday', name: '', time: '21:40' }],
  ['2026-11-20T18:05:00Z', { day: 'other', name: 'vrijdag', time: '19:05' }],
  ['2026-11-16T18:05:00Z', { day: 'other', name: '16-11', time: '19:05' }],
])('%s', (moment, said) => {
  expect(sayMoment(new Date(moment), now, 'nl')).toEqual(said)
})
