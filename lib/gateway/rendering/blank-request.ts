/** An internal request to the site in this process: without a visitor's headers, and without a network connection. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A socket that discards everything written to it. */
class Sink extends Socket {
  override _write(_chunk: unknown, _encoding: unknown, done: () => void): void {
    done()
  }
  override _writev(_chunks: unknown, done: () => void): void {
    done()
  }
}

type Blank = { method: 'GET' | 'POST'; url: string; headers: Readonly<Record<string, string>> }

/** `end` must be called once the response is complete. */
export function createBlankRequest({ method, url, headers }: Blank) {
  const socket = new Sink()
  const request = Object.assign(new IncomingMessage(socket), {
    method,
    url,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  request.headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', ...headers }
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)])
  request.complete = true
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return { request, response, end: () => socket.destroy() }
}
