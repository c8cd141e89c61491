/** Signed preview links: only valid signatures pass, and only until they expire (ruling 8). */
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parsePreviewTicket, previewHref } from '@/lib/routing/preview'
import { isGenuine, signPreview } from '@/lib/server/preview/signature'

const secret = 'a secret of more than thirty-two letters'
const until = 1_795_000_000
const before = new Date(until * 1000 - 1)

const path = fc.stringMatching(/^[a-z0-9-]{1,12}(\/[a-z0-9-]{1,12}){0,2}$/)
const moment = fc.integer({ min: 1, max: 4_000_000_000 })
const anySecret = fc.string({ minLength: 32, maxLength: 80 })

beforeEach(() => {
  vi.stubEnv('PREVIEW_SECRET', secret)
})

test('a signed path passes until it expires', () => {
  const ticket = signPreview('diensten/verkoop', until)
  expect(isGenuine('diensten/verkoop', ticket, before)).toBe(true)
  expect(isGenuine('diensten/verkoop', ticket, new Date(until * 1000))).toBe(false)
})

test('whatever was signed passes through its own address', () => {
  fc.assert(
    fc.property(anySecret, path, moment, (key, target, end) => {
      vi.stubEnv('PREVIEW_SECRET', key)
      const ticket = signPreview(target, end)
      const { pathname, searchParams } = new URL(previewHref('fr', target, ticket), 'https://site.example')
      expect(pathname).toBe(`/fr/preview/${target}/`)
      expect(parsePreviewTicket(searchParams)).toEqual(ticket)
      expect(isGenuine(target, ticket, new Date(end * 1000 - 1))).toBe(true)
    }),
  )
})

describe('tampering never passes', () => {
  test('with the path', () => {
    fc.assert(
      fc.property(path, path, (signed, asked) => {
        fc.pre(signed !== asked)
        expect(isGenuine(asked, signPreview(signed, until), before)).toBe(false)
      }),
    )
  })

  test('with the time', () => {
    fc.assert(
      fc.property(path, moment, moment, (target, signed, asked) => {
        fc.pre(signed !== asked)
        const { signature } = signPreview(target, signed)
        expect(isGenuine(target, { until: asked, signature }, new Date(0))).toBe(false)
      }),
    )
  })

  test('with a character of the signature', () => {
    fc.assert(
      fc.property(path, fc.nat(42), fc.constantFrom(...'AZaz09-_=+é'), (target, place, letter) => {
        const { signature } = signPreview(target, until)
        fc.pre(signature[place] !== letter)
        const forged = signature.slice(0, place) + letter + signature.slice(place + 1)
        expect(isGenuine(target, { until, signature: forged }, before)).toBe(false)
      }),
    )
  })

  test('with any other signature or secret', () => {
    fc.assert(
      fc.property(path, fc.string(), anySecret, (target, forged, key) => {
        fc.pre(key !== secret)
        vi.stubEnv('PREVIEW_SECRET', secret)
        const genuine = signPreview(target, until)
        fc.pre(forged !== genuine.signature)
        expect(isGenuine(target, { until, signature: forged }, before)).toBe(false)
        vi.stubEnv('PREVIEW_SECRET', key)
        expect(isGenuine(target, genuine, before)).toBe(false)
      }),
    )
  })
})

test.each([
  '',
  'until=1795000000',
  'signature=abc',
  'until=soon&signature=abc',
  'until=-1&signature=abc',
  'until=1e9&signature=abc',
])('the query "%s" holds no ticket', (query) => {
  expect(parsePreviewTicket(new URLSearchParams(query))).toBeUndefined()
})
