/** Fetching only from listed hosts, never from the private network, with limits for size, time and redirects. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchError, type FetchRules, guardedFetch, openGuarded } from '@/lib/server/fetch/guarded-fetch'

const seen: IncomingMessage[] = []
const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/picture': (_, response) => response.setHeader('content-type', 'image/webp').end('bytes of a picture'),
  '/gone': (_, response) => response.writeHead(404).end('not here'),
  '/there': (_, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/elsewhere': (_, response) => response.writeHead(302, { location: `http://other.test:${port}/picture` }).end(),
  '/metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/packed': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('unpacked')),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000))),
  '/unknown': (_, response) => response.setHeader('content-encoding', 'secret').end('?'),
  '/spoilt': (_, response) => response.setHeader('content-encoding', 'gzip').end('no gzip'),
  '/stated': (_, response) => response.setHeader('content-length', 2_000_000).end(Buffer.alloc(2_000_000)),
  '/endless': (_, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(50_000)), 1)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => undefined,
  '/broken': (_, response) => {
    response.setHeader('content-length', 100)
    response.write('half of it', () => response.destroy())
  },
  '/posted': (request, response) => request.pipe(response),
}
const server = createServer((request, response) => {
  seen.push(request)
  pages[request.url ?? '']?.(request, response)
})
let port = 0
const rules: FetchRules = { hosts: [], maxBytes: 1_000_000, timeout: 20_000 }

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const names: string[] = []
const here = async (name: string) => {
  names.push(name)
  return [{ address: '127.0.0.1', family: 4 }]
}
const hosts = () => [`pictures.test:${port}`, `other.test:${port}`]
const at = (path: string) => `http://pictures.test:${port}${path}`
const get = (path: string, changed: Partial<FetchRules> = {}) =>
  guardedFetch(at(path), {}, { ...rules, hosts: hosts(), ...changed }, { resolve: here, privateHosts: hosts() })

const textOf = (found: Awaited<ReturnType<typeof get>>) => ('fault' in found ? found.fault : found.bytes.toString())

test('a listed address is fetched completely, and its name is resolved once', async () => {
  names.length = 0
  const found = await get('/picture')
  expect(found).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' }, url: at('/picture') })
  expect(textOf(found)).toBe('bytes of a picture')
  expect(names).toEqual(['pictures.test'])
  expect(seen.at(-1)?.headers.host).toBe(`pictures.test:${port}`)
})

test('a response with any status is a response', async () => {
  expect(await get('/gone')).toMatchObject({ status: 404 })
})

test('a host that is not listed is not requested', async () => {
  const before = seen.length
  expect(await get('/picture', { hosts: ['elsewhere.test', 'test', '*.pictures.test'] })).toEqual({ fault: 'host' })
  expect(seen).toHaveLength(before)
})

test('a wildcard matches every host below it, and no other', async () => {
  const fetchFrom = (address: string) =>
    guardedFetch(address, {}, { ...rules, hosts: ['*.example.be'] }, { resolve: here, privateHosts: [] })
  expect(await fetchFrom('https://cdn.example.be/')).toEqual({ fault: 'private' })
  expect(await fetchFrom('https://example.be/')).toEqual({ fault: 'host' })
  expect(await fetchFrom('https://badexample.be/')).toEqual({ fault: 'host' })
  expect(await fetchFrom('https://cdn.example.be:8443/')).toEqual({ fault: 'host' })
})

test.each([
  'ftp://pictures.test/',
  'file:///etc/passwd',
  'https://user:word@pictures.test/',
  'http://pictures.test/',
  'pictures',
  '',
])('%s is not an address to fetch from', async (address) => {
  expect(await guardedFetch(address, {}, { ...rules, hosts: ['pictures.test'] }, { resolve: here, privateHosts: [] })).toEqual({
    fault: 'address',
  })
})

test('a listed name with a private address is rejected, also if it has public ones as well', async () => {
  const before = seen.length
  const both = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const asked = { ...rules, hosts: hosts(), allowsPlain: true }
  expect(await guardedFetch(at('/picture'), {}, asked, { resolve: both, privateHosts: [] })).toEqual({ fault: 'private' })
  expect(seen).toHaveLength(before)
})

test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '0x7f.1', '017700000001'])(
  '%s is an address of this machine',
  async (name) => {
    const listed = new URL(`https://${name}/`).host
    expect(await guardedFetch(`https://${name}/`, {}, { ...rules, hosts: [listed] }, { privateHosts: [] })).toEqual({
      fault: 'private',
    })
  },
)

test('a name that cannot be resolved', async () => {
  const nowhere = () => Promise.reject(new Error('ENOTFOUND'))
  expect(
    await guardedFetch(at('/picture'), {}, { ...rules, hosts: hosts() }, { resolve: nowhere, privateHosts: hosts() }),
  ).toEqual({
    fault: 'unknown-host',
  })
})

test('redirects are followed to listed hosts only, and not endlessly', async () => {
  expect(textOf(await get('/there'))).toBe('bytes of a picture')
  expect(await get('/there', { maxRedirects: 0 })).toEqual({ fault: 'redirects' })
  expect(await get('/round')).toEqual({ fault: 'redirects' })
  expect(textOf(await get('/elsewhere'))).toBe('bytes of a picture')
  expect(await get('/elsewhere', { hosts: [`pictures.test:${port}`] })).toEqual({ fault: 'host' })
  expect(await get('/metadata', { hosts: [...hosts(), '169.254.169.254'], allowsPlain: true })).toEqual({ fault: 'private' })
})

test('credentials are not sent to another host', async () => {
  const ask = { headers: { Authorization: 'Bearer secret', Accept: 'image/*' } }
  const ports = { resolve: here, privateHosts: hosts() }
  await guardedFetch(at('/there'), ask, { ...rules, hosts: hosts() }, ports)
  expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret', accept: 'image/*' })
  await guardedFetch(at('/elsewhere'), ask, { ...rules, hosts: hosts() }, ports)
  expect(seen.at(-1)?.headers).not.toHaveProperty('authorization')
  expect(seen.at(-1)?.headers).toMatchObject({ accept: 'image/*' })
})

test('bodies are decompressed', async () => {
  expect(textOf(await get('/packed'))).toBe('unpacked')
  expect(await get('/unknown')).toEqual({ fault: 'encoding' })
  expect(await get('/spoilt')).toEqual({ fault: 'encoding' })
})

test.each(['/stated', '/endless', '/bomb'])('%s is aborted when it is too large', async (path) => {
  expect(await get(path)).toEqual({ fault: 'too-large' })
})

test.each(['/silent', '/endless'])('%s is aborted when it takes too long', async (path) => {
  expect(await get(path, { timeout: 60, maxBytes: 1e9 })).toEqual({ fault: 'timeout' })
})

test('a name resolution that never ends is aborted', async () => {
  const never = () => new Promise<never>(() => undefined)
  expect(
    await guardedFetch(at('/picture'), {}, { ...rules, hosts: hosts(), timeout: 60 }, { resolve: never, privateHosts: hosts() }),
  ).toEqual({ fault: 'timeout' })
})

test('an incomplete response is an error', async () => {
  expect(await get('/broken')).toEqual({ fault: 'connection' })
})

test('POST requests are possible, and do not follow redirects', async () => {
  const post = (path: string) =>
    guardedFetch(
      at(path),
      { method: 'POST', body: 'question' },
      { ...rules, hosts: hosts() },
      { resolve: here, privateHosts: hosts() },
    )
  expect(textOf(await post('/posted'))).toBe('question')
  expect(await post('/there')).toEqual({ fault: 'redirects' })
})

test('a body can be streamed, and throws the reason when it ends early', async () => {
  const opened = await openGuarded(at('/endless'), {}, { ...rules, hosts: hosts() }, { resolve: here, privateHosts: hosts() })
  if ('fault' in opened) throw new Error(opened.fault)
  let size = 0
  const read = async () => {
    for await (const part of opened.body) size += part.length
  }
  await expect(read()).rejects.toEqual(new FetchError('too-large'))
  expect(size).toBeGreaterThan(900_000)
})
