/** The signer of everything that the site hands out as proof of a right. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeLinkToken, readLinkToken } from '@/lib/server/security/link-token'
import type { Purpose } from '@/lib/server/security/purposes'
import { isSigned, sign } from '@/lib/server/security/signer'

beforeEach(() => {
  vi.stubEnv('SECRET', 'a secret of more than thirty-two letters')
  vi.stubEnv('PREVIEW_SECRET', 'another secret of more than thirty-two')
})

const now = new Date('2026-11-22T10:00:00Z')
const tomorrow = new Date('2026-11-23T10:00:00Z')

const id = '0d6f0c1e-5b7a-4c55-9f2c-7c7f7f0d9a11'
const payloads: Record<Purpose, string> = {
  'newsletter confirm': id,
  'newsletter end': id,
  'saved-search confirm': id,
  'saved-search manage': id,
  'saved-search end': id,
  'shared-list person': id,
  'shared-list confirm': id,
  'shared-list end': id,
  'viewing confirm': id,
  'viewing manage': id,
  'viewing booked': id,
  'viewing choose': id,
  'viewing answer': `${id}_11`,
  'viewing feed': '11_x7Q2',
  'viewing sheet': `${id}_mail`,
  'unwanted-mail report': id,
  document: '/api/documents/1/2/',
  'rental-application': '/rental-application/1/',
  'text-preview': `text-preview page-home ${id}`,
  preview: id,
}
const purposes = Object.keys(payloads) as Purpose[]
const purpose = fc.constantFrom(...purposes)
const end = fc.date({ min: tomorrow, max: new Date('2090-01-01'), noInvalidDate: true })

test('a signature is valid for its purpose only, whichever purposes are combined', () => {
  fc.assert(
    fc.property(purpose, purpose, end, (signedFor, askedFor, date) => {
      const signed = sign(signedFor, payloads[signedFor], date)
      expect(isSigned(askedFor, signed, now)).toBe(signedFor === askedFor)
      expect(isSigned(askedFor, { ...signed, payload: payloads[askedFor] }, now)).toBe(signedFor === askedFor)
    }),
  )
})

test('it is invalid after its expiry', () => {
  for (const each of purposes) {
    const signed = sign(each, payloads[each], tomorrow)
    expect(isSigned(each, signed, new Date(tomorrow.getTime() - 1))).toBe(true)
    expect(isSigned(each, signed, tomorrow)).toBe(false)
  }
})

test('nobody can change its expiry or what it is about', () => {
  fc.assert(
    fc.property(
      purpose,
      fc.oneof(end.map(Number).map(String), fc.string(), fc.constantFrom('0', '', 'Infinity', '1e99')),
      (each, other) => {
        const signed = sign(each, payloads[each], tomorrow)
        fc.pre(other !== signed.end && other !== signed.payload)
        expect(isSigned(each, { ...signed, end: other }, now)).toBe(false)
        expect(isSigned(each, { ...signed, payload: other }, now)).toBe(false)
        expect(isSigned(each, { ...signed, signature: other }, now)).toBe(false)
      },
    ),
  )
})

describe('a purpose with an expiry', () => {
  test.each(['newsletter confirm', 'document', 'rental-application', 'preview'] as const)(
    'is not signed without one: %s',
    (each) => {
      expect(() => sign(each, payloads[each], undefined)).toThrow('has an end')
    },
  )
})

test('nothing is signed that would not be accepted', () => {
  expect(() => sign('document', '/rental-application/1/', tomorrow)).toThrow()
  expect(() => makeLinkToken('newsletter end', 'a.b', now)).toThrow()
})

test('a token has exactly three parts', () => {
  const token = makeLinkToken('viewing manage', id, now)
  expect(readLinkToken('viewing manage', token, now)).toBe(id)
  for (const wrong of [`${token}.`, `${token}.x`, `.${token}`, token.slice(0, -1), ''])
    expect(readLinkToken('viewing manage', wrong, now)).toBeUndefined()
})

test('without its own secret no preview is signed or valid', () => {
  const signed = sign('preview', 'lente', tomorrow)
  vi.stubEnv('PREVIEW_SECRET', undefined)
  expect(isSigned('preview', signed, now)).toBe(false)
  expect(() => sign('preview', 'lente', tomorrow)).toThrow()
})

test('keyed hashes are computed and compared in one file', () => {
  const root = resolve(import.meta.dirname, '../../../..')
  const files = globSync('{app,components,lib,scripts}/**/*.{ts,tsx}', { cwd: root })
  const makers = files.filter((file) => /createHmac|timingSafeEqual|subtle\.sign/.test(readFileSync(join(root, file), 'utf8')))
  expect(makers).toEqual(['lib/server/security/hmac.ts'])
})
