/** Who counts as one visitor: nobody can change their address with a header. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { visitorAddress, visitorKey } from '@/lib/server/http/visitor-address'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

const now = new Date('2026-11-21T10:00:00Z')
const key = (address: string) => visitorKey(address, now)

test('the address is the one that the outermost trusted proxy saw, whatever the visitor sends', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(3), (written, proxies) => {
      const hops = ['203.0.113.7', '10.0.0.1', '10.0.0.2', '10.0.0.3'].slice(0, proxies + 1)
      expect(visitorAddress([written, ...hops].join(', '), proxies)).toBe('203.0.113.7')
    }),
  )
})

test('with fewer addresses than trusted proxies it is the first one', () => {
  expect(visitorAddress('203.0.113.7', 2)).toBe('203.0.113.7')
  expect(visitorAddress(null, 0)).toBe('')
})

test('a household has one key per day, which does not reveal its address', () => {
  expect(key('203.0.113.7')).toBe(key('::ffff:203.0.113.7'))
  expect(key('203.0.113.7')).not.toBe(key('203.0.113.8'))
  expect(key('2001:db8:0:12::1')).toBe(key('2001:0DB8:0:12:ffff:1:2:3'))
  expect(key('2001:db8:0:12::1')).not.toBe(key('2001:db8:0:13::1'))
  expect(key('203.0.113.7')).not.toBe(visitorKey('203.0.113.7', new Date('2026-11-22T10:00:00Z')))
  expect(key('203.0.113.7')).not.toContain('203')
})
