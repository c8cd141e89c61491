/** Starts the gateway on a free port, in front of a handler of the test instead of the site. */
import { once } from 'node:events'
import { connect, type Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { createGateway, type GatewayOptions } from '@/lib/gateway/create-gateway'
import type { Handler } from '@/lib/gateway/handler'

const size = { running: 100, waiting: 100, timeout: 60_000 }

const defaults: Omit<GatewayOptions, 'handle'> = {
  site: () => ({
    name: 'Scheldelicht',
    phone: '03 000 12 34',
    languages: ['nl', 'fr'],
    defaultLanguage: 'nl',
    accent: '#006644',
  }),
  proxies: 0,
  isSecure: false,
  perMinute: 0,
  timeouts: { head: 15_000, request: 60_000, body: 15_000 },
  concurrency: { picture: size, page: size, dynamic: size, form: size },
  logsRequests: false,
  cacheBytes: 16 * 1024 * 1024,
}

async function openConnection(server: Server, port: number) {
  const isTaken = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  socket.on('error', () => {})
  await isTaken
  onTestFinished(() => void socket.destroy())
  return {
    socket,
    send: async (bytes: string): Promise<string> => {
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.write(bytes, 'latin1')
      await once(socket, 'close')
      return answer
    },
  }
}

/** The server is closed at the end of the test. */
export async function startGateway(handle: Handler, options: Partial<GatewayOptions> = {}) {
  const { server, close } = createGateway({ ...defaults, ...options, handle })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    server,
    close,
    ask: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
    /** Sends raw bytes. Resolves with everything received until the connection is closed. */
    send: async (bytes: string): Promise<string> => (await openConnection(server, port)).send(bytes),
    /** A connection that the gateway has accepted, for sending later. */
    connect: () => openConnection(server, port),
  }
}

/** A handler that answers with this HTML. */
export const pageHandler =
  (html: string, headers: Record<string, string> = {}): Handler =>
  async (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(html)
  }
