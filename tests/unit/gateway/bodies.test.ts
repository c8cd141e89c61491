/** Request bodies are counted as they arrive, and no route sees one before it is complete. */
import { once } from 'node:events'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { createBodyBudget } from '@/lib/gateway/requests/body-store'
import { uploadLimit } from '@/lib/routing/upload-limit'
import { expectConsole } from '../../support/fail-on-console.ts'
import { startGateway } from '../../support/start-gateway.ts'

/** Time (ms) after which a test regards a connection as hanging; no test measures time. */
const hanging = 120_000

/** Records the length and the framing headers of each body. */
function echoHandler() {
  const seen: { length: number; stated: string | undefined; isChunked: boolean }[] = []
  const handle: Handler = async (request, response) => {
    let length = 0
    for await (const chunk of request) length += chunk.length
    const { 'content-length': stated, 'transfer-encoding': encoding } = request.headers
    seen.push({ length, stated, isChunked: encoding !== undefined })
    response.setHeader('Content-Type', 'text/plain')
    response.end('taken')
  }
  return { handle, seen }
}

const multipart = 'Content-Type: multipart/form-data; boundary=b\r\n'
const head = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n${rest}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const statusOf = (answer: string) => Number(answer.split(' ')[1])

/** Sends headers, then chunks for as long as the server reads them. @returns the response. */
async function sendOn(gateway: Awaited<ReturnType<typeof startGateway>>, first: string, piece: string, bytes: number) {
  const { socket } = await gateway.connect()
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  const closed = once(socket, 'close')
  socket.write(first, 'latin1')
  for (let sent = 0; sent < bytes && socket.writable && !answer; sent += piece.length)
    if (!socket.write(piece, 'latin1')) await Promise.race([once(socket, 'drain'), closed])
  if (!answer) socket.write('0\r\n\r\n')
  await closed
  return answer
}

test('a chunked body reaches the route complete, with a length', async () => {
  const { handle, seen } = echoHandler()
  const { send } = await startGateway(handle)
  const answer = await send(`${head('/nl/contact/', `${chunked}Connection: close\r\n`)}${chunk('ab')}${chunk('cde')}0\r\n\r\n`)
  expect([statusOf(answer), seen]).toEqual([200, [{ length: 5, stated: '5', isChunked: false }]])
})

test('a body is passed on unchanged, whatever chunks it arrived in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ minLength: 1, maxLength: 9000 }), { maxLength: 12 }), async (pieces) => {
      const store = createBodyBudget(64 * 1024, { small: 1e6, large: 1e6 })()
      expect(pieces.every((piece) => store.add(Buffer.from(piece)))).toBe(true)
      expect(Buffer.concat(store.blocks())).toEqual(Buffer.concat(pieces))
    }),
  )
})

test.each([
  ['/api/keep-informed/', ''],
  ['/api/keep-informed/', multipart],
  ['/api/none/', ''],
  ['/nl/contact/', 'Content-Type: text/plain\r\n'],
  ['/nl/contact/', 'Next-Action: 7f\r\nContent-Type: application/x-www-form-urlencoded\r\n'],
])('%s %j takes 64 KiB without a length and no more', async (path, type) => {
  const { handle, seen } = echoHandler()
  const gateway = await startGateway(handle)
  const piece = chunk('x'.repeat(1024))
  const fits = await gateway.send(`${head(path, `${type}${chunked}Connection: close\r\n`)}${piece.repeat(64)}0\r\n\r\n`)
  expect([statusOf(fits), seen]).toEqual([200, [expect.objectContaining({ length: 64 * 1024 })]])
  const rejected = await sendOn(gateway, head(path, type + chunked), piece, 50_000_000)
  expect(statusOf(rejected)).toBe(413)
  expect(rejected).toMatch(/^Connection: close/im)
  expect(seen).toHaveLength(1)
})

test('of a form with files that is too large the site sees only the length', async () => {
  const { handle, seen } = echoHandler()
  const gateway = await startGateway(handle)
  const piece = chunk('x'.repeat(64 * 1024))
  const start = head('/nl/contact/', `${multipart}${chunked}Connection: close\r\n`)
  expect(statusOf(await sendOn(gateway, start, piece, uploadLimit))).toBe(200)
  expect(statusOf(await sendOn(gateway, start, piece, 2 * uploadLimit))).toBe(200)
  expect(seen.map(({ length, stated }) => [length > 0, Number(stated) > uploadLimit])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(statusOf(await sendOn(gateway, start, piece, 5 * uploadLimit))).toBe(413)
  expect(seen).toHaveLength(2)
})

test('chunks of one byte take no more memory than their content', () => {
  const budgets = { small: 1_000_000, large: 0 }
  const store = createBodyBudget(64 * 1024, budgets)()
  const byte = Buffer.from('x')
  let taken = 0
  while (taken < 60_000 && store.add(byte)) taken += 1
  expect(store.blocks().length).toBeLessThan(10)
  expect(Buffer.concat(store.blocks())).toHaveLength(60_000)
})

test('a body in too many chunks is rejected', async () => {
  const { handle, seen } = echoHandler()
  const gateway = await startGateway(handle)
  const start = head('/nl/contact/', `${multipart}${chunked}Connection: close\r\n`)
  expect(statusOf(await sendOn(gateway, start, chunk('a').repeat(100), 8_000))).toBe(200)
  expect(statusOf(await sendOn(gateway, start, chunk('a').repeat(1000), 1_000_000))).toBe(400)
  expect(seen.map(({ length }) => length)).toEqual([expect.any(Number)])
})

test('all bodies together have a memory budget, and large ones cannot use that of small ones', () => {
  const create = createBodyBudget(8 * 1024, { small: 16 * 1024, large: 24 * 1024 })
  const [first, second, third] = [create(), create(), create()]
  expect([first?.add(Buffer.alloc(24 * 1024)), second?.add(Buffer.alloc(8 * 1024))]).toEqual([true, true])
  expect(second?.add(Buffer.alloc(1))).toBe(false)
  expect(third?.add(Buffer.alloc(1))).toBe(false)
  first?.release()
  first?.release()
  expect(third?.add(Buffer.alloc(8 * 1024))).toBe(true)
  expect(create().add(Buffer.alloc(1))).toBe(false)
})

test('a client that sends slowly occupies no slot and is rejected', async () => {
  const { handle, seen } = echoHandler()
  const size = { running: 1, waiting: 0, timeout: 60_000 }
  const { connect, ask } = await startGateway(handle, {
    concurrency: { picture: size, page: size, dynamic: size, form: size },
    timeouts: { head: 15_000, request: 60_000, body: 200 },
  })
  const slow = await Promise.all([connect(), connect(), connect()])
  const answers = slow.map(({ send }) => send(`${head('/nl/contact/', 'Content-Length: 1000\r\n')}a`))
  expect((await ask('/nl/contact/', { method: 'POST', body: 'a form' })).status).toBe(200)
  expect((await Promise.all(answers)).map(statusOf)).toEqual([408, 408, 408])
  expect(seen).toHaveLength(1)
})

test('a client that sends Expect: 100-continue gets a response before it sends the body', async () => {
  const { handle } = echoHandler()
  const { send, connect } = await startGateway(handle)
  const expecting = (path: string, length: number) => head(path, `Content-Length: ${length}\r\nExpect: 100-continue\r\n`)
  expect(statusOf(await send(expecting('/api/panel/', 100_000)))).toBe(413)
  const { socket } = await connect()
  socket.write(expecting('/nl/contact/', 1).replace('Expect', 'Connection: close\r\nExpect'))
  expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  socket.write('a')
  expect(statusOf(String((await once(socket, 'data'))[0]))).toBe(200)
})

test('memory is freed when a client disconnects while it sends a body', async () => {
  expectConsole()
  const { handle, seen } = echoHandler()
  const { connect, ask } = await startGateway(handle, { proxies: 1 })
  const start = head('/nl/contact/', `X-Forwarded-For: 203.0.113.7\r\nContent-Length: 1000\r\n`)
  const gone = await Promise.all(Array.from({ length: 4 }, () => connect()))
  for (const { socket } of gone) socket.write(`${start}a`)
  const from = () => ask('/nl/contact/', { method: 'POST', body: 'a', headers: { 'x-forwarded-for': '203.0.113.7' } })
  await vi.waitFor(async () => expect((await from()).status).toBe(429), hanging)
  for (const { socket } of gone) socket.destroy()
  await vi.waitFor(async () => expect((await from()).status).toBe(200), hanging)
  expect(seen.every(({ length }) => length === 1)).toBe(true)
})
