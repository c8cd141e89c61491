/** The gateway when the system clock is set back, as after a start with a wrong time. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '../../support/fail-on-console.ts'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('the rate limit does not wait until the clock has caught up', async () => {
  const { ask } = await startGateway(pageHandler('<html lang="nl">page</html>'), { perMinute: 100, proxies: 1 })
  const status = async () => (await ask('/nl/', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status
  expect(await status()).toBe(200)
  vi.setSystemTime(Date.now() - hour)
  expect(await status()).toBe(200)
})

test('rejections are logged each minute', async () => {
  expectConsole()
  const { ask } = await startGateway(pageHandler('<html lang="nl">page</html>'), { perMinute: 1, proxies: 1 })
  const exceed = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor }
    expect((await ask('/nl/', { headers })).status).toBe(200)
    expect((await ask('/nl/', { headers })).status).toBe(429)
  }
  await exceed('203.0.113.7')
  expect(console.warn).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() - hour)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
  await exceed('203.0.113.8')
  expect(console.warn).toHaveBeenCalledTimes(2)
})
