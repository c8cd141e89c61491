/** Each rule of the HTTP Observatory, for a page behind TLS (SECURITY.md). */
import { NextRequest, NextResponse } from 'next/server'
import { expect, test, vi } from 'vitest'
import { pagePolicy } from '@/lib/server/http/page-policy'
import { redirectTo } from '@/lib/server/http/redirect-to'
import { hideSecrets } from '@/lib/server/security/secret-links'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

vi.stubEnv('NODE_ENV', 'production')

const address = 'https://agency.example/nl/'
const secure = { 'x-forwarded-proto': 'https' }
const html = `<html><body><p style="--a:1">a</p><script>self.__next_f.push([1,"a"])</script></body></html>`

type Policy = ReadonlyMap<string, readonly string[]>

const parse = (policy: string): Policy =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )

/** Headers of a page as a visitor behind our proxy gets them. */
async function askPage(hasNonce: boolean) {
  const { apply } = pagePolicy(new NextRequest(address, { headers: secure }), {
    hasNonce,
    isClosed: false,
    isOfOffice: false,
  })
  const given = Object.fromEntries(apply(NextResponse.next()).headers)
  const { ask } = await startGateway(pageHandler(html, given), { proxies: 1 })
  return (await ask('/nl/', { headers: secure })).headers
}

const tooBroad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/
const seconds = (header: string | null) => Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0)

for (const hasNonce of [true, false]) {
  test(`content security policy, ${hasNonce ? 'with a nonce' : 'with hashes'}: +5`, async () => {
    const policy = parse((await askPage(hasNonce)).get('content-security-policy') ?? '')
    const sources = (name: string) => policy.get(name) ?? ['*']
    for (const name of ['script-src', 'style-src', 'object-src', 'default-src', 'frame-src', 'connect-src'])
      for (const source of sources(name)) {
        expect(source, name).not.toMatch(tooBroad)
        expect(["'unsafe-inline'", "'unsafe-eval'", 'data:'], name).not.toContain(source)
      }
    expect([...policy.values()].flat().filter((source) => /^(http|ftp):/.test(source))).toEqual([])
    expect([sources('object-src'), sources('base-uri'), sources('form-action')]).toEqual([["'none'"], ["'none'"], ["'self'"]])
    expect(policy.has('upgrade-insecure-requests')).toBe(true)
    const names = (await askPage(hasNonce)).get('content-security-policy')?.split(';') ?? []
    expect(names).toHaveLength(policy.size)
  })
}

test('frames: +5 for frame-ancestors in the policy', async () => {
  const headers = await askPage(false)
  expect(parse(headers.get('content-security-policy') ?? '').get('frame-ancestors')).toEqual(["'none'"])
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('referrer policy: +5', async () => {
  expect((await askPage(false)).get('referrer-policy')).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/)
})

test('cross-origin resource policy: +10', async () => {
  expect((await askPage(false)).get('cross-origin-resource-policy')).toBe('same-origin')
})

test('strict transport security: half a year at least', async () => {
  expect(seconds((await askPage(false)).get('strict-transport-security'))).toBeGreaterThanOrEqual(15_768_000)
})

test('content types are not sniffed, and no other site may read a page', async () => {
  const headers = await askPage(false)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('cookies are Secure and SameSite; those that grant access are HttpOnly', () => {
  const request = new NextRequest(`${address}?token=a`, { headers: secure })
  const to = { kind: 'redirect', to: '/nl/', permanent: false, dependsOnVisitor: false, language: 'nl' } as const
  const language = redirectTo(to, request).headers.get('set-cookie')
  const link = hideSecrets('/nl/newsletter-link/confirm/', request)?.headers.get('set-cookie')
  for (const cookie of [language, link]) {
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; SameSite=lax/i)
  }
  expect(link).toMatch(/; HttpOnly/i)
})
