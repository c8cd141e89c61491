/** Relative dates count from the current day in Belgium, also while it is still the previous day in UTC. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { ownContent } from '../../../support/own-content.ts'

ownContent()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-06-30T22:30:00Z', '2026-07-01'],
  ['2026-12-31T23:10:00Z', '2027-01-01'],
  ['2026-12-31T22:50:00Z', '2026-12-31'],
])('at %s it is %s', async (moment, day) => {
  vi.setSystemTime(new Date(moment))
  await replaceSnapshot()
  expect(getSnapshot().today).toBe(day)
})
