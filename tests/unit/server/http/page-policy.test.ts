/** The policy of the pages follows the content. */
import { NextRequest, NextResponse } from 'next/server'
import { expect, test, vi } from 'vitest'
import { earlyScriptsHeader } from '@/lib/http/late-scripts'
import { ownScriptsHeader } from '@/lib/http/strict-policy'
import { pagePolicy, sharedPageHeaders } from '@/lib/server/http/page-policy'
import { snapshot } from '../../../support/content.ts'

vi.stubEnv('NODE_ENV', 'production')

const request = (headers: Record<string, string> = {}) => new NextRequest('http://localhost:3000/nl/', { headers })

function policyOf(hasNonce: boolean, headers?: Record<string, string>, isClosed = false) {
  const { apply, headers: seen } = pagePolicy(request(headers), { hasNonce, isClosed, isOfOffice: false })
  const answer = apply(NextResponse.next()).headers
  return { policy: answer.get('content-security-policy') ?? '', own: answer.get(ownScriptsHeader), seen }
}

test('a static page leaves room for its hashes, and the page itself sees no policy', () => {
  const { policy, own, seen } = policyOf(false, { 'content-security-policy': "script-src 'nonce-mine'" })
  expect(policy).toContain("script-src 'self' 'unsafe-inline';")
  expect(own?.split(' ')).toEqual(Array(4).fill(expect.stringMatching(/^'sha256-/)))
  expect(seen.get('content-security-policy')).toBeNull()
})

test('a page made for one request sees the nonce of its policy, another one each time', () => {
  const first = policyOf(true, { 'content-security-policy': "script-src 'nonce-mine'" })
  expect(first.seen.get('content-security-policy')).toBe(first.policy)
  expect(first.policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-/)
  expect(first.policy).not.toContain('mine')
  expect(policyOf(true).policy).not.toBe(first.policy)
})

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'https' }, true],
] as const)('what is made without a request says the same, for %o', (headers, isSecure) => {
  const { policy, own } = policyOf(false, headers)
  expect(sharedPageHeaders(isSecure)).toEqual({ 'Content-Security-Policy': policy, [ownScriptsHeader]: own })
})

test('pages of the office alone keep their script early', () => {
  const early = (isOfOffice: boolean) =>
    pagePolicy(request(), { hasNonce: true, isClosed: true, isOfOffice })
      .apply(NextResponse.next())
      .headers.has(earlyScriptsHeader)
  expect([early(true), early(false)]).toEqual([true, false])
})

test('only players that the content names may be shown', () => {
  expect(policyOf(false).policy).toContain("frame-src 'self' https://my.matterport.com https://www.youtube-nocookie.com;")
})

test('a page that may show what is one person’s names no other host, whatever is configured', () => {
  const { site } = snapshot
  const analytics = { analyticsId: 'G-ABC123', adsId: 'AW-1', tagManagerId: 'GTM-ABC123', pixelId: '1' }
  globalThis.currentSnapshot = { ...snapshot, site: { ...site, analytics, pictureHosts: ['pictures.example'] } }
  expect(policyOf(true).policy).toContain('https://www.googletagmanager.com')
  for (const hasNonce of [true, false]) {
    const { policy } = policyOf(hasNonce, {}, true)
    expect(policy).not.toMatch(/https?:|\*/)
    expect(policy).toContain("frame-src 'self';")
  }
  globalThis.currentSnapshot = undefined
})

test('behind TLS nothing is asked for without it', () => {
  expect(policyOf(false).policy).not.toContain('upgrade-insecure-requests')
  expect(policyOf(false, { 'x-forwarded-proto': 'https' }).policy).toContain('upgrade-insecure-requests')
})

test('while the site is being made the framework’s tools may do more', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(policyOf(false).policy).toBe('')
  vi.stubEnv('NODE_ENV', 'production')
})
