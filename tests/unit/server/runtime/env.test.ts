/** Settings are validated once, and again after one of them changed; on a running site they do not change. */
import { expect, test, vi } from 'vitest'
import { env } from '@/lib/server/runtime/env'

test('unchanged settings are not read again, changed ones are', () => {
  vi.stubEnv('SITE_URL', 'https://a.example')
  const first = env()
  expect(env()).toBe(first)
  vi.stubEnv('SITE_URL', 'https://b.example')
  expect([env().SITE_URL, first.SITE_URL]).toEqual(['https://b.example', 'https://a.example'])
  vi.stubEnv('SITE_URL', undefined)
  expect(env().SITE_URL).toBeUndefined()
})

test('invalid settings throw at every call', () => {
  vi.stubEnv('SITE_URL', 'no address')
  expect(() => env()).toThrow('SITE_URL')
  expect(() => env()).toThrow('SITE_URL')
})

test('a running site reads them from the environment once', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const running = await import('@/lib/server/runtime/env')
  vi.stubEnv('SITE_URL', 'https://a.example')
  const first = running.env()
  vi.stubEnv('SITE_URL', 'https://b.example')
  expect(running.env()).toBe(first)
})
