/** Reading over HTTP from a server with pages and expiring tokens that is busy, disconnects or redirects; pauses are skipped. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedAccess, FeedConversation, FeedFormat, FeedRequest } from '@/lib/feeds/adapter'
import { readOverHttp } from '@/lib/server/feeds/http-reader'
import { guardedFetch } from '@/lib/server/fetch/guarded-fetch'
import { retryAfter } from '@/lib/server/fetch/retry-after'

type Page = (response: ServerResponse, request: IncomingMessage, time: number) => void

let token = 'first'
const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
const pages: Record<string, Page> = {
  '/token': (response) => json(response, { token }),
  '/page/1': (response, request) =>
    request.headers.authorization === `Bearer ${token}`
      ? json(response, { items: [1, 2], next: '/page/2' })
      : response.writeHead(401).end(),
  '/page/2': (response, request, time) => {
    // The token expires between two pages.
    if (time === 0) token = 'second'
    return request.headers.authorization === `Bearer ${token}` ? json(response, { items: [3] }) : response.writeHead(401).end()
  },
  '/busy': (response, _, time) => (time < 2 ? response.writeHead(429, { 'retry-after': '7' }).end() : response.end('at last')),
  '/ill': (response, _, time) => (time < 3 ? response.writeHead(503).end() : response.end('well again')),
  '/dead': (response) => response.writeHead(500).end(),
  '/half': (response, _, time) => {
    if (time > 0) return response.end('whole')
    response.setHeader('content-length', 100)
    return response.write('half of it', () => response.destroy())
  },
  '/always-half': (response) => {
    response.setHeader('content-length', 100)
    response.write('half of it', () => response.destroy())
  },
  '/latin': (response) =>
    response.setHeader('content-type', 'text/xml; charset=iso-8859-1').end(Buffer.from('Li\u00e8ge', 'latin1')),
  '/astray': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/refused': (response) => response.writeHead(403).end(),
}

const times = new Map<string, number>()
const server = createServer((request, response) => {
  const path = request.url ?? ''
  const time = times.get(path) ?? 0
  times.set(path, time + 1)
  pages[path]?.(response, request, time)
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => times.clear())

const waits: number[] = []
const wait = async (milliseconds: number) => {
  waits.push(milliseconds)
}

function read(path: string, format: Pick<FeedFormat, 'converse'> = {}, hosts = [`crm.test:${port}`]) {
  waits.length = 0
  const access: FeedAccess = { address: `http://crm.test:${port}${path}`, keys: {}, options: {}, languages: ['nl'] }
  const ports = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], privateHosts: [`crm.test:${port}`] }
  return readOverHttp(format, access, hosts, { fetch: (url, asked, rules) => guardedFetch(url, asked, rules, ports), wait })
}

const textOf = (found: Awaited<ReturnType<typeof read>>) =>
  'kind' in found ? found.message : found.map(({ bytes }) => Buffer.from(bytes).toString())

/** Pages behind a token, which is requested again when it is refused. */
function* pagedFormat(): FeedConversation {
  const found = []
  let bearer = ''
  for (let url: string | undefined = '/page/1'; url !== undefined; ) {
    const request: FeedRequest = { name: url, url, headers: { authorization: `Bearer ${bearer}` } }
    const [answer] = yield [request]
    const text = new TextDecoder().decode(answer?.payload.bytes)
    if (answer?.status === 401) {
      const [renewed] = yield [{ name: 'token', url: '/token', method: 'POST', body: '{}' }]
      bearer = JSON.parse(new TextDecoder().decode(renewed?.payload.bytes)).token
      continue
    }
    if (answer?.status !== 200) return { kind: 'unreadable', payload: url, message: `expected 200; found ${answer?.status}` }
    found.push(answer.payload)
    url = JSON.parse(text).next
  }
  return found
}

test('pages are followed, and a token that expires between two of them is renewed', async () => {
  token = 'first'
  const found = await read('/page/1', { converse: pagedFormat })
  expect(textOf(found)).toEqual(['{"items":[1,2],"next":"/page/2"}', '{"items":[3]}'])
  expect(times.get('/token')).toBe(2)
})

test('a busy server determines the pause, a failing one gets longer pauses each time', async () => {
  expect(textOf(await read('/busy'))).toEqual(['at last'])
  expect(waits).toEqual([7_000, 7_000])
  expect(textOf(await read('/ill'))).toEqual(['well again'])
  expect(waits).toEqual([1_000, 4_000, 15_000])
})

test('after five attempts it fails: nothing is read partially', async () => {
  expect(textOf(await read('/dead'))).toBe('dead: the server answered 500')
  expect(times.get('/dead')).toBe(5)
  expect(textOf(await read('/always-half'))).toBe('always-half: connection')
})

test('a truncated page is requested again', async () => {
  expect(textOf(await read('/half'))).toEqual(['whole'])
})

test('a refused request is not repeated', async () => {
  expect(textOf(await read('/refused'))).toContain('expected status 200; found 403')
  expect(times.get('/refused')).toBe(1)
})

test('redirects into the local network, or to an unlisted host, are refused', async () => {
  expect(textOf(await read('/astray'))).toBe('astray: address')
  expect(textOf(await read('/busy', {}, ['other.test']))).toBe('busy: host')
  expect(times.get('/busy')).toBeUndefined()
})

test('the adapter receives the character set', async () => {
  const found = await read('/latin')
  expect('kind' in found ? found : found[0]).toMatchObject({ name: 'latin', contentType: 'text/xml; charset=iso-8859-1' })
})

test('Retry-After is in seconds or a date, and limited to five minutes', () => {
  const now = Date.parse('2026-11-22T08:00:00Z')
  expect(retryAfter('30', now, 300_000)).toBe(30_000)
  expect(retryAfter('Sun, 22 Nov 2026 08:00:10 GMT', now, 300_000)).toBe(10_000)
  expect(retryAfter('86400', now, 300_000)).toBe(300_000)
  expect(retryAfter('Sun, 22 Nov 2026 07:00:00 GMT', now, 300_000)).toBe(0)
  expect(retryAfter('soon', now, 300_000)).toBeUndefined()
  expect(retryAfter(undefined, now, 300_000)).toBeUndefined()
})

test('a conversation that never ends is stopped', async () => {
  function* endless(): FeedConversation {
    for (;;) yield Array.from({ length: 60_000 }, () => ({ name: 'again', url: '/half' }))
  }
  expect(textOf(await read('/half', { converse: endless }))).toBe('more than 50000 requests')
})
