/** The peer of a connection is named last, whatever the visitor wrote before it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { notePeers } from '@/lib/server/robots/note-peer'

test('a server hears who is at the other end', async () => {
  notePeers()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for'])).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).text()
  expect(await ask({})).toBe('127.0.0.1')
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7, 127.0.0.1')
  server.closeAllConnections()
  server.close()
})
