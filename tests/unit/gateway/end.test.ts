/** Shutdown: running requests are finished, and idle connections are not waited for. */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { finishBefore, onStop, runStopHooks } from '@/lib/process/stop-hooks'
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

/** Sends a request on a keep-alive connection. @returns the response with its headers. */
function askToStay(url: string) {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return new Promise<string | undefined>((done, fail) =>
    get(url, { agent }, (answer) => answer.resume().on('end', () => done(answer.headers.connection))).on('error', fail),
  )
}

test('during shutdown the site is not ready, finishes running requests and closes its connections', async () => {
  expectConsole()
  const { handle, waiting, finish } = slowHandler()
  const { url, connect, close } = await startGateway(handle)
  const last = askToStay(`${url}/nl/`)
  const other = await connect()
  await vi.waitFor(() => expect(waiting()).toBe(1), hanging)
  const isClosed = close()
  expect(await other.send('GET /api/ready/ HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 503 .*\r\nConnection: close\r\n/s)
  finish()
  expect(await last).toBe('close')
  await isClosed
})

test('it does not wait for idle keep-alive connections', async () => {
  let finish = () => {}
  const handle: Handler = async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': '8' })
    response.write('film')
    await new Promise<void>((done) => {
      finish = done
    })
    response.end('film')
  }
  const { url, close, server } = await startGateway(handle)
  const last = askToStay(`${url}/nl/`)
  await once(server, 'request')
  await sleep(20)
  const isClosed = close()
  finish()
  expect(await last).toBe('keep-alive')
  await isClosed
})

test('it does not wait for a connection without any request', async () => {
  const { connect, close } = await startGateway(page)
  const { socket } = await connect()
  const isExpired = once(socket.resume(), 'close')
  await close()
  await isExpired
})

test('a client that reads slowly gets its complete response', async () => {
  const film = Buffer.alloc(20_000_000, 1)
  const handle: Handler = async (_, response) => {
    response.setHeader('Content-Type', 'video/mp4')
    response.setHeader('Content-Length', film.length)
    response.end(film)
  }
  const { connect, close, server } = await startGateway(handle)
  const { socket } = await connect()
  const isAsked = once(server, 'request')
  socket.pause().write('GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n')
  await isAsked
  await sleep(20)
  const isClosed = close()
  let length = 0
  socket.on('data', (chunk) => {
    length += chunk.length
  })
  const isExpired = once(socket.resume(), 'close')
  await Promise.all([isClosed, isExpired])
  expect(length).toBeGreaterThan(film.length)
})

test('stop hooks run in their order, also when one fails', async () => {
  expectConsole()
  const done: string[] = []
  onStop('first', async () => {
    done.push('first')
    throw new Error('broken')
  })
  onStop('second', async () => void done.push('second'))
  await runStopHooks()
  expect(done).toEqual(['first', 'second'])
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'stop-failed', name: 'first' }))
})

test('stop hooks run although a client still reads or sends', async () => {
  const done: string[] = []
  onStop('writes', async () => void done.push('written'))
  await finishBefore(new Promise(() => {}), async () => void done.push('told'), { requests: 10, all: 200 })
  expect(done).toEqual(['written', 'told'])
})
