/** The gateway is configured by environment variables. */
import { expect, test } from 'vitest'
import { readGatewaySettings } from '@/lib/gateway/gateway-settings'

const timeouts = (env: Record<string, string>) => {
  const { concurrency } = readGatewaySettings({ NODE_ENV: 'test', ...env })
  return Object.fromEntries(Object.entries(concurrency).map(([kind, { timeout }]) => [kind, timeout]))
}

test('pages wait in the queue for one second or the configured time; forms five times as long', () => {
  expect(timeouts({})).toEqual({ picture: 1_000, page: 1_000, dynamic: 1_000, form: 5_000 })
  expect(timeouts({ QUEUE_SECONDS: '20' })).toEqual({ picture: 20_000, page: 20_000, dynamic: 20_000, form: 100_000 })
})
