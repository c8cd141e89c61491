/** Which scripts the policy of a page allows. */
import { describe, expect, test } from 'vitest'
import { contentPolicy } from '@/lib/domain/site/content-policy'
import { hashInlineCode, isDataCall, policyHash } from '@/lib/http/inline-code'
import { strictPolicy } from '@/lib/http/strict-policy'

const flight = 'self.__next_f.push([1,"0:{\\"a\\":1}\\n"])'

const euros = 'self.__next_f.push([1,"€ 300.000"])'

test.each([
  flight,
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
])('%s only passes data', (script) => expect(isDataCall(script)).toBe(true))

test.each([
  'alert(1)',
  `${flight};alert(1)`,
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push()',
  '',
])('%s does more than pass data', (script) => expect(isDataCall(script)).toBe(false))

test('hashes data calls of the framework and style attributes, and nothing else', () => {
  const html = `<html style="--a:1"><script src="/a.js"></script><script>${flight}</script><script>alert(1)</script>
    <script type="application/ld+json">{"a":"<p style=\\"x\\">"}</script><p class="b" style="content:&quot;&amp;&quot;">style="no" style="no"</p>
    <p style="content:&quot;€&quot;">€</p><script>${euros}</script><p style="--a:1"></p>`
  expect(hashInlineCode(Buffer.from(html).toString('latin1'))).toEqual({
    scripts: [policyHash(flight), policyHash(euros)],
    styles: [policyHash('--a:1'), policyHash('content:"&"'), policyHash('content:"€"')],
  })
})

describe('the policy', () => {
  const hosts = { frames: ['b.example', 'a.example', 'b.example'], media: [], consented: [] }
  const policy = (nonce?: string) =>
    contentPolicy({ nonce, ownScripts: ["'sha256-own'"], hosts, framedBy: "'none'", isSecure: false })
  const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-s'"] }

  test('of a static page allows its inline code by hashes', () => {
    const strict = strictPolicy(policy(), "'sha256-own'", hashes)
    expect(strict).toContain("script-src 'self' 'sha256-own' 'sha256-a';")
    expect(strict).toContain("style-src 'self' 'unsafe-hashes' 'sha256-s';")
    expect(strict).not.toContain('unsafe-inline')
  })

  test('of a page rendered for one request allows what has its nonce', () => {
    const strict = strictPolicy(policy('abc'), "'sha256-own'", { scripts: ["'sha256-a'"], styles: [] })
    expect(strict).toContain("script-src 'self' 'nonce-abc' 'sha256-own';")
    expect(strict).toContain("style-src 'self';")
  })

  test('contains each host of video players once, no hosts of pictures, and upgrade-insecure-requests with TLS', () => {
    expect(policy()).toContain("img-src 'self' data:;")
    expect(policy()).toContain("frame-src 'self' https://a.example https://b.example;")
    expect(policy()).not.toContain('upgrade-insecure-requests')
    expect(contentPolicy({ nonce: 'n', ownScripts: [], hosts, framedBy: "'self'", isSecure: true })).toMatch(
      /frame-ancestors 'self'.*; upgrade-insecure-requests$/,
    )
  })
})
