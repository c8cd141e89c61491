/** A day that begins in Belgium makes the pages again, from content that is read as of that day. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDayWatch } from '@/lib/server/content/publish/watch-day'
import { expectConsole } from '../../../support/fail-on-console.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function watchFrom(moment: string, reload: () => Promise<void>) {
  vi.setSystemTime(new Date(moment))
  const watch = createDayWatch(reload, () => new Date())
  watch.start()
  await vi.advanceTimersByTimeAsync(60_000)
  return watch
}

test.each([
  ['winter', '2026-11-22T22:50:00Z', '2026-11-22T23:50:00Z'],
  ['summer', '2026-06-22T21:50:00Z', '2026-06-22T23:50:00Z'],
])('once a day, in %s', async (_season, belgium, utc) => {
  const reload = vi.fn(async () => {})
  const watch = await watchFrom(belgium, reload)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(new Date(utc))
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(reload).toHaveBeenCalledTimes(1)
  await watch.stop()
})

test('what fails is tried again', async () => {
  expectConsole()
  const reload = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not listening')).mockResolvedValue()
  const watch = await watchFrom('2026-11-22T22:59:30Z', reload)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
  await watch.stop()
})
