/** A fake picture host, with valid and invalid responses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Runs during the tests of a file. `answers` are by path without query; any other path is 404. */
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
    /** Requested paths, in order. */
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
