/** The peer of a connection is the last entry, whatever the client wrote before it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { isNearby, recordPeer } from '@/lib/http/visitor-address'

test('the server gets the address of the peer', async () => {
  const server = createServer((request, response) => {
    recordPeer(request)
    response.end(request.headers['x-forwarded-for'])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const ask = async (headers: Record<string, string>) => (await fetch(url, { headers })).text()
  expect(await ask({})).toBe('127.0.0.1')
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7, 127.0.0.1')
  server.closeAllConnections()
  server.close()
})

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.0.4', '172.16.0.1', '172.31.255.1', 'fd00::1'])(
  '%s is nearby',
  (address) => {
    expect(isNearby(address)).toBe(true)
  },
)

test.each(['203.0.113.7', '172.15.0.1', '172.32.0.1', '2001:db8::1', '::ffff:11.0.0.1', ''])('%s is not', (address) => {
  expect(isNearby(address)).toBe(false)
})
