/** The headers of a HEAD response are those of the GET response. */
import { expect, test } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { startGateway } from '../../support/start-gateway.ts'

/** Like the framework: sends no body, but the length of the body before the gateway changes and compresses it. */
const framework =
  (type: string, text: string): Handler =>
  async ({ method }, response) => {
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.setHeader('Content-Length', Buffer.byteLength(text))
    if (type.startsWith('text/html')) response.setHeader('Content-Security-Policy', "script-src 'self'")
    response.end(method === 'HEAD' ? undefined : text)
  }

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'

test.each([
  ['text/html; charset=utf-8', `<html><head>${script.repeat(30)}</head><body>${'tekst '.repeat(300)}</body></html>`],
  ['text/css; charset=UTF-8', 'a { color: red } '.repeat(300)],
])('a length of %s is that of the answer, or not said', async (type, text) => {
  const { ask } = await startGateway(framework(type, text))
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const whole = await ask('/_next/static/a', { headers })
    const head = await ask('/_next/static/a', { method: 'HEAD', headers })
    expect([null, whole.headers.get('content-length')]).toContain(head.headers.get('content-length'))
    expect([head.status, head.headers.get('vary')]).toEqual([whole.status, whole.headers.get('vary')])
    expect(await head.text()).toBe('')
  }
})

test('a streamed response keeps its length', async () => {
  const { ask } = await startGateway(framework('image/png', 'picture'))
  expect((await ask('/images/a.png', { method: 'HEAD' })).headers.get('content-length')).toBe('7')
})
