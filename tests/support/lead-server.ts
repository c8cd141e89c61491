/**
 * The part of the site that stores leads, as a program that a test may kill: a POST submits a lead, a response means
 * that it was stored, and the outbox is processed meanwhile. Settings come from the environment, as for the site.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { flushCompileCache } from 'node:module'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { submitForm } from '../../lib/server/leads/submit-form.ts'
import { outboxWorker } from '../../lib/server/outbox/worker.ts'

function readForm(request: IncomingMessage): Promise<FormData> {
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  return new Response(body as BodyInit, { headers: { 'Content-Type': request.headers['content-type'] ?? '' } }).formData()
}

const server = createServer(async (request, response) => {
  const { kind } = await submitForm(await readForm(request), new Date())
  response.writeHead(kind === 'saved' ? 200 : 500).end(kind)
})

// Without its parent nobody would end it.
process.once('disconnect', () => process.exit())
outboxWorker.start()
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  // When killed it would not write it.
  flushCompileCache()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
