/** Calls a route handler of the site without going through the framework (lib/process/direct-answers.ts). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainAnswer, PlainRequest } from '../../http/plain-answer.ts'
import { findDirectHandler } from '../../process/direct-answers.ts'
import type { Handler } from '../handler.ts'

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'

const toPlainRequest = ({ url, headers }: IncomingMessage): PlainRequest => ({
  url: `http://localhost${url}`,
  headers: { get: (name) => (headers[name] === undefined ? null : [headers[name]].flat().join(', ')) },
})

function send({ status = 200, headers, body }: PlainAnswer, response: ServerResponse): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(body)
}

/** @param handle answers all other requests. */
export function withDirectHandlers(handle: Handler): Handler {
  return async (request, response) => {
    const handler = request.method === 'GET' ? findDirectHandler(pathOf(request)) : undefined
    if (!handler) return handle(request, response)
    send(await handler(toPlainRequest(request)), response)
  }
}
