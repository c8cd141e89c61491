/** A host of pictures in tests, that answers as such hosts do on good and on bad days. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Listens while the tests of this file run. `answers` are by path without query; what none is for is 404. */
export function pictureServer(answers: Record<string, Answer>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
  })
  const host = () => `pictures.test:${port}`
  return {
    host,
    at: (path: string) => `http://${host()}${path}`,
    /** Paths that were asked for, in their order. */
    asked,
    ports: () => ({
      resolve: async () => [{ address: '127.0.0.1', family: 4 as const }],
      privateHosts: [host()],
    }),
  }
}

export const sends =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body)
