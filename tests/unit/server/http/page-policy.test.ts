/** The Content-Security-Policy of pages depends on the content. */
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

test('a static page has no nonce, and receives no policy itself', () => {
  const { policy, own, seen } = policyOf(false, { 'content-security-policy': "script-src 'nonce-mine'" })
  expect(policy).toContain("script-src 'self' 'unsafe-inline';")
  expect(own?.split(' ')).toEqual(Array(4).fill(expect.stringMatching(/^'sha256-/)))
  expect(seen.get('content-security-policy')).toBeNull()
})

test('a dynamic page receives the nonce of its policy, a new one each time', () => {
  const first = policyOf(true, { 'content-security-policy': "script-src 'nonce-mine'" })
  expect(first.seen.get('content-security-policy')).toBe(first.policy)
  expect(first.policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-/)
  expect(first.policy).not.toContain('mine')
  expect(policyOf(true).policy).not.toBe(first.policy)
})

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'https' }, true],
] as const)('the headers without a request are the same, for %o', (headers, isSecure) => {
  const { policy, own } = policyOf(false, headers)
  expect(sharedPageHeaders(isSecure)).toEqual({ 'Content-Security-Policy': policy, [ownScriptsHeader]: own })
})

test('only pages of the office load their script early', () => {
  const early = (isOfOffice: boolean) =>
    pagePolicy(request(), { hasNonce: true, isClosed: true, isOfOffice })
      .apply(NextResponse.next())
      .headers.has(earlyScriptsHeader)
  expect([early(true), early(false)]).toEqual([true, false])
})

test('only the players that the content uses are allowed', () => {
  expect(policyOf(false).policy).toContain("frame-src 'self' https://my.matterport.com https://www.youtube-nocookie.com;")
})

test('a page with personal data allows no other host, whatever is configured', () => {
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

test('with TLS nothing is requested without it', () => {
  expect(policyOf(false).policy).not.toContain('upgrade-insecure-requests')
  expect(policyOf(false, { 'x-forwarded-proto': 'https' }).policy).toContain('upgrade-insecure-requests')
})

test('in development the framework’s tools are allowed more', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(policyOf(false).policy).toBe('')
  vi.stubEnv('NODE_ENV', 'production')
})
