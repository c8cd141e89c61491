/**
 * Range and precondition requests of browsers and download programs for a file that has changed. The framework answers these with
 * status 500 and the headers of the file, as it has no page for 412 and 416.
 */
import { expect, test } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { expectConsole } from '../../support/fail-on-console.ts'
import { startGateway } from '../../support/start-gateway.ts'

/** Like the framework for a file of this type. */
const failing =
  (type: string): Handler =>
  async ({ headers }, response) => {
    response.statusCode = 500
    response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('Last-Modified', 'Sun, 29 Nov 2026 20:12:59 GMT')
    response.setHeader('Content-Type', type)
    if (headers.range) response.setHeader('Content-Range', 'bytes */9593')
    response.end('Internal Server Error')
  }

test.each(['text/css; charset=UTF-8', 'image/png', 'font/woff2'])('a range outside of a file (%s)', async (type) => {
  const { ask } = await startGateway(failing(type))
  const answer = await ask('/_next/static/a', { headers: { range: 'bytes=99999-' } })
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([416, 'bytes */9593', ''])
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test.each(['if-match', 'if-unmodified-since'])('a file that has changed since (%s)', async (name) => {
  const { ask } = await startGateway(failing('image/png'))
  const answer = await ask('/images/a.png', { headers: { [name]: 'Fri, 01 Jan 2016 00:00:00 GMT' } })
  expect([answer.status, await answer.text()]).toEqual([412, ''])
})

test('a file that cannot be read is still an error 500', async () => {
  expectConsole()
  const { ask } = await startGateway(failing('image/png'))
  expect((await ask('/images/a.png')).status).toBe(500)
})
