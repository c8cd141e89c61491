/** Parsing and checking of the request target. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget, targetLimit } from '@/lib/gateway/requests/read-target'
import { anyCharacter } from '../../support/any-character.ts'

test.each([
  ['/nl/te-koop/?type=2&city=Antwerpen|2018', '/nl/te-koop/', 'type=2&city=Antwerpen|2018'],
  ['/nl/?a=1?b=2', '/nl/', 'a=1?b=2'],
  ['/', '/', ''],
  ['http://evil.example/nl/?x=1', '/nl/', 'x=1'],
  ['HTTP://evil.example', '/', ''],
  ['http://evil.example?x=1', '/', 'x=1'],
  ['/nl/caf%C3%A9/', '/nl/caf%C3%A9/', ''],
])('%s is read', (target, path, query) => {
  expect(readTarget(target)).toEqual({ kind: 'target', path, query })
})

test.each([
  '//evil.example/',
  '/nl/%E0%A4%A',
  '/nl/%25E0%25A4%25A',
  '/%2500',
  '/%',
  '/a%00b',
  '/a%0d%0ab',
  '/\\evil.example',
  '*',
  'evil.example:443',
  '',
  '/a b',
  '/é',
])('%s is refused', (target) => expect(readTarget(target)).toEqual({ kind: 'rejected', status: 400 }))

test('an address of the longest allowed length is accepted, a longer one rejected', () => {
  const longest = `/${'a'.repeat(targetLimit - 1)}`
  expect(readTarget(longest)).toMatchObject({ kind: 'target' })
  expect(readTarget(`${longest}a`)).toEqual({ kind: 'rejected', status: 414 })
})

test('whatever is sent, an accepted address names no other host and can be decoded', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    'http://',
    'evil.example',
    '%2f',
    '%',
    '%00',
    '%5c',
    '@',
    '?',
    '#',
    '..',
    'nl',
    '\r\n',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string({ unit: anyCharacter }),
      ),
      (target) => {
        const read = readTarget(target)
        if (read.kind === 'rejected') return
        expect(new URL(read.path, 'http://own.example').host).toBe('own.example')
        expect(() => decodeURIComponent(read.path)).not.toThrow()
      },
    ),
  )
})
