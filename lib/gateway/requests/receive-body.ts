/**
 * Receives a request's body completely before the request is processed, and counts it as it arrives, whatever length was
 * announced. So no route sees a body that is too large or incomplete, and a slow client occupies no slot of the concurrency
 * limit.
 */
import { IncomingMessage } from 'node:http'
import { type BodyLimit, smallBody } from '../limits/body-limit.ts'
import type { Rejection } from '../responses/reject.ts'
import { type BodyStore, createBodyBudget } from './body-store.ts'

/** `complete`: a request with its complete body. `gone`: the client disconnected. */
export type Received =
  | { kind: 'complete'; request: IncomingMessage; release: () => void }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'gone' }

/** Minimum average rate (bytes per second) after the grace period. */
const slowest = 4 * 1024

/**
 * Limit on the number of chunks: `freeChunks`, plus one per `smallestChunk` bytes. Packets of a network are far larger; a body in
 * chunks of one byte would keep the processor busy for a minute.
 */
const freeChunks = 2_000
const smallestChunk = 64

/**
 * Memory (bytes) for all bodies together. `small`: the first 64 KiB of each, which is all of most bodies. `large`: the rest of
 * forms with files.
 */
const budgets = { small: 32 * 1024 * 1024, large: 96 * 1024 * 1024 }

const tooLarge: Rejection = { status: 413, kind: 'refused' }
const tooManyChunks: Rejection = { status: 400, kind: 'refused' }
const tooSlow: Rejection = { status: 408, kind: 'refused' }
const busy: Rejection = { status: 503, kind: 'busy', retryAfter: 2 }

/** The same request with a buffered body and `Content-Length` instead of `Transfer-Encoding`, as from a buffering proxy. */
function withBody(request: IncomingMessage, blocks: readonly Buffer[], length: number): IncomingMessage {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, headers } = request
  const { 'transfer-encoding': _, ...rest } = headers
  const whole = Object.assign(new IncomingMessage(request.socket), {
    method,
    url,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  })
  whole.rawHeaders = rawHeaders
  whole.headers = { ...rest, 'content-length': String(length) }
  whole.complete = true
  for (const block of blocks) whole.push(block)
  whole.push(null)
  return whole
}

/** Calls `onSlow` when a client stays below the minimum rate. @returns a function that stops the checks. */
function watchRate(grace: number, received: () => number, onSlow: () => void): () => void {
  const start = performance.now()
  const timer = setInterval(() => {
    const late = performance.now() - start - grace
    if (late >= 0 && received() < (late / 1000) * slowest + 1) onSlow()
  }, grace)
  return () => clearInterval(timer)
}

/** @param grace grace period (ms), in which the rate is not checked. */
export function createBodyReceiver(grace: number) {
  const budget = createBodyBudget(smallBody, budgets)

  function receive(request: IncomingMessage, limit: BodyLimit, store: BodyStore, done: (received: Received) => void): void {
    let length = 0
    let chunks = 0

    function settle(received: Received): void {
      endWatch()
      request.off('data', take).off('end', end).off('close', leave).off('error', leave)
      // Discards the rest of the body.
      request.on('error', () => {}).resume()
      if (received.kind !== 'complete') store.release()
      done(received)
    }
    const leave = () => settle({ kind: 'gone' })
    const end = () => settle({ kind: 'complete', request: withBody(request, store.blocks(), length), release: store.release })

    function take(chunk: Buffer): void {
      length += chunk.length
      chunks += 1
      if (chunks > freeChunks + length / smallestChunk) settle({ kind: 'rejected', rejection: tooManyChunks })
      else if (length > limit.read) settle({ kind: 'rejected', rejection: tooLarge })
      else if (length > limit.buffered) store.release()
      else if (!store.add(chunk)) settle({ kind: 'rejected', rejection: busy })
    }
    const endWatch = watchRate(
      grace,
      () => length,
      () => settle({ kind: 'rejected', rejection: tooSlow }),
    )
    request.on('data', take).on('end', end).on('close', leave).on('error', leave)
  }

  /** Never rejects. `release` of the result frees the memory of the body; to be called when the response is finished. */
  return (request: IncomingMessage, limit: BodyLimit): Promise<Received> =>
    new Promise((done) => receive(request, limit, budget(), done))
}
