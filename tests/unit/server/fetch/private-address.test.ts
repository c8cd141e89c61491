/** Addresses in content or feeds can never lead the server into its private network. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPrivateAddress } from '@/lib/server/fetch/private-address'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.170',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.251',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not on the public internet', (address) => expect(isPrivateAddress(address)).toBe(true))

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.190.198.27', '2a00:1450:400e::1', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
)

test('no private IPv4 address becomes public by being written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
      expect([`::ffff:${address}`, `64:ff9b::${hex}`, `2002:${hex}::`, `::${hex}`].every(isPrivateAddress)).toBe(true)
    }),
  )
})
