/** Route handlers that the gateway calls itself give the same responses as through the framework. */
import { afterEach, expect, test } from 'vitest'
import { answerDirectly } from '@/lib/process/direct-answers'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

afterEach(() => {
  globalThis.siteDirectAnswers = undefined
})

const asText = { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=30' }

test('the response of a handler is finalized like one of the framework', async () => {
  const { ask } = await startGateway(async (_request, response) => {
    response.writeHead(200, asText)
    response.end('text '.repeat(500))
  })
  const headersOf = async () => {
    const { date: _, ...headers } = Object.fromEntries((await ask('/api/text/?q=a')).headers)
    return headers
  }
  const before = await headersOf()
  answerDirectly(/^\/api\/text\/$/, () => ({ headers: asText, body: 'text '.repeat(500) }))
  expect(await headersOf()).toEqual(before)
  expect(before).toMatchObject({ 'content-encoding': 'gzip', etag: expect.any(String) })
})

test('a handler reads address and headers, and its bytes are sent unchanged', async () => {
  const { ask } = await startGateway(pageHandler('framework'))
  const read: string[] = []
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, at) => at % 256))
  answerDirectly(/^\/media\/[a-z]+$/, (request) => {
    const { pathname, search } = new URL(request.url)
    read.push(pathname, search, request.headers.get('accept') ?? '')
    return { headers: { 'Content-Type': 'image/webp' }, body: bytes }
  })
  const answer = await ask('/media/a?b=c%20d', { headers: { accept: 'image/webp,*/*' } })
  expect(read).toEqual(['/media/a', '?b=c%20d', 'image/webp,*/*'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('a response without a body keeps its status, and a known ETag gets 304', async () => {
  const { ask } = await startGateway(pageHandler('framework'))
  answerDirectly(/^\/media\/none$/, () => ({ status: 404, headers: {} }))
  answerDirectly(/^\/media\/known$/, (request) => {
    const headers = { 'Content-Type': 'image/webp', ETag: '"a"' }
    return request.headers.get('if-none-match') === '"a"' ? { status: 304, headers } : { headers, body: 'x' }
  })
  expect((await ask('/media/none')).status).toBe(404)
  const known = await ask('/media/known', { headers: { 'if-none-match': '"a"' } })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, '"a"', ''])
})

test('until it is registered with the gateway, the framework calls the same handler', async () => {
  const route = answerDirectly(/^\/api\/text\/$/, ({ url }) => ({ status: 400, headers: asText, body: new URL(url).search }))
  const answer = await route(new Request('http://site/api/text/?q=a'))
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([400, 'public, max-age=30', '?q=a'])
})

test('other addresses and other methods go to the framework', async () => {
  const { ask } = await startGateway(pageHandler('framework'))
  answerDirectly(/^\/api\/text\/$/, () => ({ headers: asText, body: 'handler' }))
  expect(await (await ask('/api/text/')).text()).toBe('handler')
  expect(await (await ask('/api/text')).text()).toBe('framework')
  expect(await (await ask('/api/text/', { method: 'POST' })).text()).toBe('framework')
  expect((await ask('/api/text/', { method: 'HEAD' })).headers.get('content-type')).toContain('text/html')
})

test('an error of a handler is logged, and an error page is sent', async () => {
  const { ask } = await startGateway(pageHandler('framework'))
  expectConsole()
  answerDirectly(/^\/api\/text\/$/, () => {
    throw new Error('no index')
  })
  const answer = await ask('/api/text/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('no index')
  expect(loggedText()).toContain('no index')
})
