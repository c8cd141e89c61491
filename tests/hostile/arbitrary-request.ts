/** Hostile requests: every route and parameter, filled with known attacks. */
import fc from 'fast-check'
import { arbitraryBody, type Framing, frame } from './arbitrary-body.ts'
import { arbitraryImage, arbitraryPath, arbitraryQuery } from './arbitrary-target.ts'
import { attacks, canary, type Trap } from './hostile-values.ts'
import type { SiteMap } from './site-map.ts'

/** `pieces` in Latin-1, for a socket: after each there is a pause, as from a slow sender. */
export type HostileRequest = {
  pieces: readonly string[]
  method: string
  target: string
  /** Whether the client closes the connection after the last piece, so that there may be no response. */
  isUnfinished: boolean
  /** Whether it looks like a request of the framework's script: some of its headers are only for that one. */
  isForScript: boolean
  /** Whether it names several hosts or none, so that it must be rejected. */
  isAmbiguous: boolean
}

const line = (text: string) => text.replace(/[\r\n]/g, '')

/** Header values that Node accepts; it rejects the rest itself, which needs no test here. */
const headerValue = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '')

const headerNames = [
  ...[
    'cookie',
    'accept-language',
    'referer',
    'user-agent',
    'origin',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
  ],
  ...[
    'accept',
    'accept-encoding',
    'if-none-match',
    'range',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-nextjs-data',
    'rsc',
  ],
  ...[
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
    'next-action',
    'x-matched-path',
  ],
  ...['content-security-policy', 'x-request-id', 'x-prerender-revalidate', 'x-invoke-path', 'authorization', 'upgrade', 'te'],
  ...[
    'x-http-method-override',
    'x-original-url',
    'x-rewrite-url',
    'via',
    'x-own-scripts',
    'purpose',
    'sec-purpose',
    'next-resume',
  ],
] as const

const usefulValues = [
  'i18nextLng=fr',
  'i18nextLng="><zq>',
  'bytes=0-0',
  'bytes=9999999-,0-5',
  '1',
  'websocket',
  'text/html',
  'text/x-component',
  'gzip;q=nonsense, br;q=9',
  'nl;q=1;q=2,,;q=,fr',
  '/_tree',
  '%5B%22%22%5D',
  '[""]',
  '7f'.repeat(20),
  'middleware:middleware:middleware:middleware:middleware',
]

const arbitraryHeaders = (value: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(fc.constantFrom(...headerNames), fc.oneof(fc.constantFrom(...usefulValues), value)), { maxLength: 5 })

const manyGets = Array.from({ length: 20 }, () => 'GET')

type Parts = {
  method: string
  target: string
  hosts: readonly string[]
  headers: readonly (readonly [string, string])[]
  body: string
  type: string
  framing: Framing
  /** Positions, in thousandths of the whole, where the sender pauses. */
  pauses: readonly number[]
}

function cut(bytes: string, pauses: readonly number[]): string[] {
  const places = [...pauses].sort((a, b) => a - b).map((place) => Math.floor((bytes.length * place) / 1000))
  return [...places, bytes.length].map((place, index) => bytes.slice(places[index - 1] ?? 0, place))
}

function write({ method, target, hosts, headers, body, type, framing, pauses }: Parts): HostileRequest {
  const framed = body ? frame(framing, body) : undefined
  const lines = [
    ...hosts.map((host) => `Host: ${line(host)}`),
    'Connection: close',
    ...headers.map(([name, text]) => `${name}: ${text.length % 9 === 0 ? line(text) : headerValue(text)}`),
    ...(framed ? [`Content-Type: ${type}`, ...framed.headers] : []),
  ]
  const safeTarget = line(target).replace(/ /g, '%20')
  return {
    method,
    target: safeTarget,
    isUnfinished: framed?.isUnfinished ?? false,
    isForScript: headers.some(([name]) => /^(rsc|next-action)$/i.test(name)),
    isAmbiguous: hosts.length !== 1,
    pieces: cut(`${method} ${safeTarget} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${framed?.body ?? ''}`, pauses),
  }
}

/** Host names: of other sites, impossible ones, none, and several. */
const arbitraryHosts = (own: string, trap: Trap): fc.Arbitrary<readonly string[]> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constant([own]) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          ...['evil.example', trap.address, `${own}@evil.example`, '', 'a b', '[::1', '[::1]', '[::ffff:127.0.0.1]:80', canary],
          ...[`${own}.`, own.toUpperCase(), `evil.example, ${own}`, 'xn--80ak6aa92e.example', 'a:0', 'a:65536', 'a:-1', '-', '.'],
          ...[
            '..',
            '%65vil.example',
            'evil.example/a',
            'evil.example?a',
            'evil.example#a',
            '127.1',
            '0x7f.1',
            '*',
            'a'.repeat(300),
          ],
        )
        .map((host) => [host]),
    },
    { weight: 1, arbitrary: fc.constantFrom([own, own], [own, 'evil.example'], ['evil.example', own], [own, ''], []) },
  )

const framings: readonly Framing[] = [
  'length',
  'length',
  'length',
  'chunked',
  'chunked',
  'bytes',
  'badChunk',
  'extension',
  'endless',
  'both',
  'short',
]

const arbitraryPauses: fc.Arbitrary<readonly number[]> = fc.oneof(
  { weight: 30, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }) },
)

/** @param own `host:port` of the site. */
export function arbitraryRequest(map: SiteMap, own: string, trap: Trap): fc.Arbitrary<HostileRequest> {
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...attacks(trap)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  const hosts = arbitraryHosts(own, trap)
  const headers = arbitraryHeaders(value)
  const path = fc.oneof({ weight: 6, arbitrary: arbitraryPath(map, value) }, { weight: 1, arbitrary: arbitraryImage(map, value) })
  const prefix = fc.constantFrom(...Array.from({ length: 30 }, () => ''), `http://${trap.address}`, '/', 'http://evil.example')
  const reading = fc
    .record({
      method: fc.constantFrom(...manyGets, 'HEAD', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'),
      path,
      query: arbitraryQuery(value),
      prefix,
      hosts,
      headers,
      pauses: arbitraryPauses,
    })
    .map(({ path: at, query, prefix: before, ...rest }) =>
      write({
        ...rest,
        target: `${before}${at}${query ? `${at.includes('?') ? '&' : '?'}${query}` : ''}`,
        body: '',
        type: '',
        framing: 'length',
      }),
    )
  const sending = fc
    .record({
      sent: arbitraryBody(map, value),
      elsewhere: fc.option(path),
      hosts,
      headers,
      query: arbitraryQuery(value),
      framing: fc.constantFrom(...framings),
      pauses: arbitraryPauses,
    })
    .map(({ sent, elsewhere, query, headers: more, ...rest }) =>
      write({
        ...rest,
        method: 'POST',
        target: `${elsewhere ?? sent.path}${query && !elsewhere ? `?${query}` : ''}`,
        headers: [...sent.headers, ...more],
        body: sent.body,
        type: sent.type,
      }),
    )
  const nonsense = fc.string({ unit: 'binary', minLength: 1 }).map((bytes) => ({
    method: 'none',
    target: '',
    isUnfinished: true,
    isForScript: false,
    isAmbiguous: false,
    pieces: [`${bytes}\r\n\r\n`],
  }))
  return fc.oneof({ weight: 12, arbitrary: reading }, { weight: 6, arbitrary: sending }, { weight: 1, arbitrary: nonsense })
}
