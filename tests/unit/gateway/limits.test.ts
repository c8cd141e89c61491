/** What the gateway rejects, and how it limits the load. */
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { expectConsole } from '../../support/fail-on-console.ts'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

/** Time (ms) after which a test regards a connection as hanging; no test measures time. */
const hanging = 120_000

const page = pageHandler('<html lang="nl">page</html>')

/** A handler that answers when the test lets it. */
function slowHandler() {
  const open: (() => void)[] = []
  const handle: Handler = async (request, response) => {
    await new Promise<void>((done) => open.push(done))
    await page(request, response)
  }
  return { handle, waiting: () => open.length, finish: () => open.splice(0).forEach((done) => void done()) }
}

const firstLine = (answer: string) => answer.split('\r\n')[0]

test.each([
  ['GET //evil.example/ HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /%00 HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /%zz HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET * HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a b\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a/../b\r\n', 400],
  ['GET / HTTP/1.1\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n', 400],
  ['GET / HTTP/1.1\r\nHost:\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a:99999\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: [1:2]\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a..b\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a@b\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: ${'a.'.repeat(127)}be\r\n`, 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 400],
  ['POST /api/health/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 405],
  // Folders without pages and without a route that accepts forms: the framework would send its own error page.
  ['POST /api/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 405],
  ['POST /_next/image/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 405],
  ['POST /_next/image%2fnone HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 405],
  ['POST /icons/none/none/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n', 405],
  ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n', 400],
  ['POST /nl/ HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n', 413],
  ['POST /api/newsletter-unsubscribe/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n', 413],
  ['PUT / HTTP/1.1\r\nHost: a\r\n', 405],
  ['TRACE / HTTP/1.1\r\nHost: a\r\n', 405],
  [`GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: a\r\n`, 414],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n`, 431],
  ['GET http://evil.example/nl/ HTTP/1.1\r\nHost: a\r\n', 200],
  ['GET / HTTP/1.1\r\nHost: [::1]:3000\r\nUpgrade: websocket\r\n', 200],
])('%j is answered with %i', async (head, status) => {
  const { send } = await startGateway(page)
  expect(firstLine(await send(`${head}Connection: close\r\n\r\n`))).toContain(` ${status} `)
})

test.each([
  ['PUT', '/nl/contact/', 'GET, HEAD, POST'],
  ['POST', '/pictures/s01-1.webp', 'GET, HEAD'],
  ['POST', '/_next/image/', 'GET, HEAD'],
])('%s %s is refused in the language of the visitor, with what may be done there', async (method, path, allowed) => {
  const { ask } = await startGateway(page)
  const answer = await ask(path, { method, headers: { accept: 'text/html', 'accept-language': 'fr', 'next-action': '' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  expect(await answer.text()).toContain(path.startsWith('/nl/') ? '<html lang="nl">' : '<html lang="fr">')
})

test('a client that sends its headers too slowly is disconnected', async () => {
  const { send } = await startGateway(page, { timeouts: { head: 50, request: 100, body: 100 } })
  expect(firstLine(await send('GET / HTTP/1.1\r\nHost: a\r\nX-'))).toContain(' 408 ')
})

test('a visitor over the rate limit gets 429 with Retry-After, others are served', async () => {
  expectConsole()
  const { ask } = await startGateway(page, { perMinute: 3, proxies: 1 })
  const from = (address: string, path = '/nl/', accept = 'text/html') =>
    ask(path, { headers: { 'x-forwarded-for': address, accept } })
  for (let count = 0; count < 3; count += 1) expect((await from('203.0.113.7')).status).toBe(200)
  const rejected = await from('203.0.113.7', '/fr/')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '20'])
  expect(await rejected.text()).toContain('<html lang="fr">')
  const forProgram = await from('203.0.113.7', '/api/panel/', 'application/json')
  expect([forProgram.status, await forProgram.json()]).toEqual([429, { error: 'tooMany' }])
  expect((await from('203.0.113.8')).status).toBe(200)
  expect((await from('203.0.113.7', '/_next/static/a.js')).status).toBe(200)
})

test('behind a proxy that is missing in the settings, visitors are not limited as if they were one', async () => {
  expectConsole()
  const { ask } = await startGateway(page, { perMinute: 1 })
  const statuses = []
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await ask('/nl/', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status)
  }
  expect(statuses).toEqual([200, 200, 200])
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'hidden-proxy' }))
})

test('when all slots and the queue are full, requests are rejected at once, and accepted again afterwards', async () => {
  expectConsole()
  const { handle, waiting, finish } = slowHandler()
  const size = { running: 2, waiting: 1, timeout: 60_000 }
  const { ask } = await startGateway(handle, { concurrency: { picture: size, page: size, dynamic: size, form: size } })
  const served = [ask('/nl/'), ask('/nl/'), ask('/nl/')]
  await vi.waitFor(() => expect(waiting()).toBe(2), hanging)
  const rejected = await vi.waitFor(async () => {
    const answer = await ask('/en/', { headers: { 'accept-language': 'fr' } })
    expect(answer.status).toBe(503)
    return answer
  }, hanging)
  expect(rejected.headers.get('retry-after')).toBe('2')
  expect(await rejected.text()).toMatch(/<html lang="fr">.*<h1>.*<a href="tel:030001234">/s)
  expect((await ask('/api/health/')).status).toBe(200)
  const form = ask('/nl/contact/', { method: 'POST' })
  await vi.waitFor(() => expect(waiting()).toBe(3), hanging)
  finish()
  await vi.waitFor(() => expect(waiting()).toBe(1), hanging)
  finish()
  expect((await Promise.all([...served, form])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const afterwards = ask('/nl/')
  await vi.waitFor(() => expect(waiting()).toBe(1), hanging)
  finish()
  expect((await afterwards).status).toBe(200)
})

test('requests that arrive together share the limit, however quickly each is answered', async () => {
  expectConsole()
  const size = { running: 2, waiting: 3, timeout: 60_000 }
  const { connect } = await startGateway(page, { concurrency: { picture: size, page: size, dynamic: size, form: size } })
  const visitors = []
  while (visitors.length < 20) visitors.push(await connect())
  const answers = visitors.map(({ send }) => send('GET /nl/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'))
  const statuses = (await Promise.all(answers)).map((answer) => firstLine(answer)?.split(' ')[1])
  expect(statuses.toSorted()).toEqual([...Array(5).fill('200'), ...Array(15).fill('503')])
})

test('a client that does not read its response occupies no slot', async () => {
  const size = { running: 1, waiting: 0, timeout: 60_000 }
  const long = pageHandler(`<html lang="nl">${'a page '.repeat(2_000_000)}</html>`)
  const { connect, ask } = await startGateway((request, response) => (request.url === '/nl/' ? long : page)(request, response), {
    concurrency: { picture: size, page: size, dynamic: size, form: size },
  })
  const visitor = await connect()
  const began = new Promise<void>((done) => visitor.socket.once('data', () => done()))
  void visitor.send('GET /nl/ HTTP/1.1\r\nHost: a\r\n\r\n')
  await began
  visitor.socket.pause()
  expect((await ask('/fr/')).status).toBe(200)
})

test('the slot is freed when a client disconnects during a file, even if the framework never notices', async () => {
  expectConsole()
  const size = { running: 1, waiting: 0, timeout: 60_000 }
  const { connect, ask } = await startGateway(
    async (request, response) => {
      response.setHeader('Content-Type', 'image/webp')
      if (request.url === '/media/whole/800') return void response.end('picture')
      response.write('the first part')
      await new Promise(() => {})
    },
    { concurrency: { picture: size, page: size, dynamic: size, form: size } },
  )
  const { socket } = await connect()
  const began = new Promise<void>((done) => socket.once('data', () => done()))
  socket.write('GET /media/cut/800 HTTP/1.1\r\nHost: a\r\n\r\n')
  await began
  expect((await ask('/media/whole/800')).status).toBe(503)
  socket.destroy()
  await expect.poll(async () => (await ask('/media/whole/800')).status).toBe(200)
})

test('the slot is freed when a client disconnects while its response is compressed', async () => {
  expectConsole()
  const size = { running: 1, waiting: 0, timeout: 60_000 }
  const { connect, ask } = await startGateway(
    async (request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      if (request.url === '/media/whole.svg') return void response.end('<svg/>')
      const gone = once(response, 'close')
      const sent = once(response, 'finish')
      socket.destroy()
      await gone
      // Like the framework: it has written everything, and waits until that is sent.
      response.end('<svg/>'.repeat(2000))
      await sent
    },
    { concurrency: { picture: size, page: size, dynamic: size, form: size } },
  )
  const { socket } = await connect()
  socket.write('GET /media/cut.svg HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n')
  await once(socket, 'close')
  await expect.poll(async () => (await ask('/media/whole.svg')).status).toBe(200)
})

test('a visitor who sends many forms at once, even slowly, cannot occupy all slots', async () => {
  expectConsole()
  const { handle, waiting, finish } = slowHandler()
  const size = { running: 6, waiting: 0, timeout: 60_000 }
  const { ask } = await startGateway(handle, {
    proxies: 1,
    concurrency: { picture: size, page: size, dynamic: size, form: size },
  })
  const from = (address: string) => ask('/nl/contact/', { method: 'POST', headers: { 'x-forwarded-for': address } })
  const form = Array.from({ length: 4 }, () => from('203.0.113.7'))
  await vi.waitFor(() => expect(waiting()).toBe(4), hanging)
  const rejected = await from('203.0.113.7')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '2'])
  const other = from('203.0.113.8')
  await vi.waitFor(() => expect(waiting()).toBe(5), hanging)
  finish()
  expect((await Promise.all([...form, other])).map(({ status }) => status)).toEqual(Array(5).fill(200))
  const afterwards = from('203.0.113.7')
  await vi.waitFor(() => expect(waiting()).toBe(1), hanging)
  finish()
  expect((await afterwards).status).toBe(200)
})
