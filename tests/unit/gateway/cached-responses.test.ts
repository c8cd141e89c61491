/** Pages that are the same for every visitor are rendered once and cached; nothing else is. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { setFindSharedPage } from '@/lib/process/shared-pages'
import { expectConsole } from '../../support/fail-on-console.ts'
import { startGateway } from '../../support/start-gateway.ts'

const policy = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
const privately = { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

/** `/shared…`: shared pages. `/none…`: addresses that share one 404 page. All others are rendered for the visitor. */
beforeEach(() => {
  setFindSharedPage(({ path, query, acceptLanguage }) => {
    const language = acceptLanguage?.slice(0, 2) ?? 'nl'
    if (path.startsWith('/none')) return { key: `404 /${language}/none/`, status: 404, language }
    const key = query ? `${path}?${query}` : path
    return path.startsWith('/shared') ? { key, status: 200, language } : undefined
  })
})

type Answer = { status?: number; headers?: Record<string, string>; html?: string }

/** A site that records its requests, and answers with the headers that it got. */
function createSite(answerTo: (url: string) => Answer = () => ({})) {
  const asked: string[] = []
  const handle: Handler = async (request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const { status = url.startsWith('/none') ? 404 : 200, headers = {}, html } = answerTo(url)
    const { 'x-request-id': _, ...rest } = request.headers
    const all = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy, ...headers }
    response.writeHead(status, all)
    response.end(html ?? `<html>${url} ${JSON.stringify(rest)} ${'tekst '.repeat(500)}</html>`)
  }
  return { asked, handle }
}

test('a page is rendered once, and sent in every encoding', async () => {
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle)
  const whole = await (await ask('/shared/', { headers: { 'accept-encoding': 'identity' } })).text()
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const answer = await ask('/shared/', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toBe(whole)
    const head = await ask('/shared/', { method: 'HEAD', headers: { 'accept-encoding': encoding } })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([answer.headers.get('content-length'), ''])
  }
  expect(asked).toEqual(['/shared/'])
})

test('a cached page has the headers of any other page, with the hashes of its inline code', async () => {
  const { handle } = createSite(() => ({ html: '<p style="--a:1"></p><script>self.__next_f.push([1,"a"])</script>' }))
  const { ask } = await startGateway(handle)
  const headersOf = async (path: string) => {
    const { date: _, ...headers } = Object.fromEntries((await ask(path)).headers)
    return headers
  }
  const own = await headersOf('/own/')
  expect(own['content-security-policy']).toMatch(
    /^script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self' 'unsafe-hashes' 'sha256-/,
  )
  for (let count = 0; count < 2; count += 1) expect(await headersOf('/shared/')).toEqual(own)
})

test('a known ETag gets 304 from the cache', async () => {
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle)
  const tag = (await ask('/shared/')).headers.get('etag') ?? ''
  const again = await ask('/shared/', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  expect(again.headers.get('content-security-policy')).toContain('script-src')
  expect((await ask('/shared/', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('a shared page that the framework marks as private is cached, and browsers revalidate it', async () => {
  const { asked, handle } = createSite(() => ({ headers: privately }))
  const { ask } = await startGateway(handle)
  for (let count = 0; count < 2; count += 1)
    expect((await ask('/shared/?type=2')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(asked).toHaveLength(1)
  expect((await ask('/own/')).headers.get('cache-control')).toContain('no-store')
})

test('a page is rendered without the visitor’s data', async () => {
  expectConsole()
  const { handle } = createSite()
  const { ask } = await startGateway(handle)
  const headers = {
    cookie: 'account.session_token=mine',
    'user-agent': 'mine',
    referer: 'https://mine.example/',
    'accept-language': 'fr',
    'x-forwarded-for': '203.0.113.7',
    'x-mine': 'mine',
    authorization: 'mine',
  }
  const html = await (await ask('/shared/', { headers })).text()
  expect(html).not.toMatch(/mine|203\.0/)
  expect(html).toContain('"accept-language":"fr"')
})

test('simultaneous requests share one rendering', async () => {
  let open = () => {}
  const isOpen = new Promise<void>((done) => {
    open = done
  })
  const { asked, handle } = createSite()
  const { ask } = await startGateway(async (request, response) => {
    await isOpen
    await handle(request, response)
  })
  const answers = Promise.all(Array.from({ length: 50 }, async () => (await ask('/shared/')).status))
  await nextTurn()
  open()
  expect(await answers).toEqual(Array(50).fill(200))
  expect(asked).toEqual(['/shared/'])
})

test('a page for one visitor is rendered for each request', async () => {
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle)
  for (let count = 0; count < 2; count += 1) {
    expect(await (await ask('/own/', { headers: { cookie: 'a=mine' } })).text()).toContain('a=mine')
    await ask('/shared/', { headers: { rsc: '1' } })
    await ask('/shared/', { method: 'POST', body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  }
  expect(asked).toHaveLength(6)
})

test.each<[string, Answer]>([
  ['a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['a nonce', { headers: { 'Content-Security-Policy': "script-src 'nonce-a'" } }],
  ['another status', { status: 404 }],
  ['a failure', { status: 500 }],
  ['no page', { status: 307, headers: { Location: '/elsewhere/' } }],
])('a response with %s is not cached', async (_what, answer) => {
  expectConsole()
  const { asked, handle } = createSite(() => answer)
  const { ask } = await startGateway(handle)
  await ask('/shared/')
  const before = asked.length
  const { status } = await ask('/shared/')
  expect(status).toBe(answer.status ?? 200)
  expect(asked.length).toBeGreaterThan(before)
})

test('an error of the site is reported and not cached', async () => {
  expectConsole()
  let isBroken = true
  const { handle } = createSite()
  const { ask } = await startGateway((request, response) =>
    isBroken ? Promise.reject(new Error('broken')) : handle(request, response),
  )
  expect((await ask('/shared/')).status).toBe(500)
  isBroken = false
  expect((await ask('/shared/')).status).toBe(200)
})

test('when the lookup of the page throws, the site answers', async () => {
  setFindSharedPage(() => {
    throw new Error('no content')
  })
  const { ask } = await startGateway(createSite().handle)
  expect((await ask('/shared/')).status).toBe(200)
})

test('unknown addresses share one page for each language', async () => {
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle)
  for (const language of ['nl', 'fr', 'nl', 'fr']) {
    for (let count = 0; count < 25; count += 1) {
      const answer = await ask(`/none/${count}?a=${count}`, { headers: { 'accept-language': `${language}-BE` } })
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        404,
        'public, max-age=60',
        null,
      ])
      expect(await answer.text()).toContain(`"accept-language":"${language}"`)
    }
  }
  expect(asked).toHaveLength(2)
})

test('only visitors with TLS get Strict-Transport-Security', async () => {
  const { ask } = await startGateway(createSite().handle, { proxies: 1 })
  for (const [proto, expected] of [
    ['https', 'max-age=31536000'],
    ['http', null],
    ['https', 'max-age=31536000'],
  ] as const)
    expect((await ask('/shared/', { headers: { 'x-forwarded-proto': proto } })).headers.get('strict-transport-security')).toBe(
      expected,
    )
})

test('a cached page does not wait in the queue, another one does', async () => {
  expectConsole()
  const open: (() => void)[] = []
  const { handle } = createSite()
  const size = { running: 1, waiting: 0, timeout: 60_000 }
  const { ask } = await startGateway(
    async (request, response) => {
      if (request.url?.includes('slow')) await new Promise<void>((done) => open.push(done))
      await handle(request, response)
    },
    { concurrency: { picture: size, page: size, dynamic: size, form: size } },
  )
  expect((await ask('/shared/')).status).toBe(200)
  const slow = ask('/shared/slow/')
  await expect.poll(() => open.length).toBe(1)
  expect((await ask('/shared/')).status).toBe(200)
  const busy = await ask('/shared/other/')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  open.forEach((done) => void done())
  expect((await slow).status).toBe(200)
  expect((await ask('/shared/other/')).status).toBe(200)
})

test('when all waiting clients have disconnected, the page is not rendered', async () => {
  const open: (() => void)[] = []
  const { asked, handle } = createSite()
  const size = { running: 1, waiting: 10, timeout: 60_000 }
  const { ask } = await startGateway(
    async (request, response) => {
      if (request.url?.includes('slow')) await new Promise<void>((done) => open.push(done))
      await handle(request, response)
    },
    { concurrency: { picture: size, page: size, dynamic: size, form: size } },
  )
  const slow = ask('/shared/slow/')
  await expect.poll(() => open.length).toBe(1)
  const leaving = new AbortController()
  const left = [1, 2].map(() => ask('/shared/left/', { signal: leaving.signal }).catch(() => 'left'))
  const staying = ask('/shared/stays/')
  await nextTurn()
  leaving.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left'])
  // The server has read a later request by now, and so the end of these connections.
  expect((await ask('/api/health/')).status).toBe(200)
  open.forEach((done) => void done())
  expect([(await slow).status, (await staying).status]).toEqual([200, 200])
  expect(asked).toEqual(['/shared/slow/', '/shared/stays/'])
  expect((await ask('/shared/left/')).status).toBe(200)
})

test('each request counts for the rate limit of its visitor', async () => {
  expectConsole()
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle, { perMinute: 5, proxies: 1 })
  const statuses = []
  for (let count = 0; count < 6; count += 1)
    statuses.push((await ask('/shared/', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask('/shared/', { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('an invalid request is rejected also when the page is cached', async () => {
  const { ask, send } = await startGateway(createSite().handle)
  await ask('/shared/')
  const statusOf = async (head: string) => (await send(`${head}Connection: close\r\n\r\n`)).split(' ')[1]
  expect(await statusOf('GET /shared/ HTTP/1.1\r\nHost: a\r\n')).toBe('200')
  expect(await statusOf('GET /shared/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n')).toBe('400')
  expect(await statusOf('GET /shared/ HTTP/1.1\r\nHost: a b\r\n')).toBe('400')
  expect(await statusOf('GET /shared/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n')).toBe('400')
  expect(await statusOf('DELETE /shared/ HTTP/1.1\r\nHost: a\r\n')).toBe('405')
  expect(await statusOf('GET //shared/ HTTP/1.1\r\nHost: a\r\n')).toBe('400')
})

test('without memory for the cache everything is rendered each time', async () => {
  const { asked, handle } = createSite()
  const { ask } = await startGateway(handle, { cacheBytes: 0 })
  for (let count = 0; count < 2; count += 1) expect((await ask('/shared/')).status).toBe(200)
  expect(asked).toHaveLength(2)
})
