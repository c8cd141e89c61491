/** When alerts are mailed: immediately, at eight in the morning, or on Friday at eight, local time in Belgium. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextMailing } from '@/lib/domain/subscriptions/mailing-time'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { dayMs } from '@/lib/domain/text/date'

test.each([
  ['immediate', '2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['daily', '2026-11-21T06:59:00Z', '2026-11-21T07:00:00.000Z'],
  ['daily', '2026-11-21T07:00:00Z', '2026-11-21T07:00:00.000Z'],
  ['daily', '2026-11-21T07:01:00Z', '2026-11-22T07:00:00.000Z'],
  ['daily', '2026-07-01T05:00:00Z', '2026-07-01T06:00:00.000Z'],
  ['weekly', '2026-11-21T10:00:00Z', '2026-11-27T07:00:00.000Z'],
  ['weekly', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00.000Z'],
  ['weekly', '2026-11-20T08:00:00Z', '2026-11-27T07:00:00.000Z'],
  ['weekly', '2026-10-24T08:00:00Z', '2026-10-30T07:00:00.000Z'],
] as const)('%s, at %s: %s', (schedule, now, expected) => {
  expect(nextMailing(schedule, new Date(now)).toISOString()).toBe(expected)
})

test('it is never in the past, within a day or a week, and always at eight', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom('daily' as const, 'weekly' as const), moments, (schedule, now) => {
      const next = nextMailing(schedule, now)
      const days = (next.getTime() - now.getTime()) / dayMs
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(schedule === 'daily' ? 1.05 : 7.05)
      expect(toLocalTime(next).time).toBe('08:00')
    }),
    { numRuns: 300 },
  )
})
