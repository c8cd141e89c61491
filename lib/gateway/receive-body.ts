/**
 * Takes in what a request sends before anything else is done with it: counted as it arrives, whatever its length is said to be.
 * So no route sees a body that is too large or still coming, and who sends slowly keeps nobody else waiting.
 */
import { IncomingMessage } from 'node:http'
import { type BodyLimit, smallBody } from './body-limit.ts'
import { type BodyStore, createBodyBudget } from './body-store.ts'
import type { Rejection } from './reject.ts'

/** `whole`: the request with all that it sent, ready to be read. `gone`: the visitor left. */
export type Received =
  | { kind: 'whole'; request: IncomingMessage; release: () => void }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'gone' }

/** Bytes per second that a sender has to reach on average, once the grace is over. */
const slowest = 4 * 1024

/**
 * Pieces that a body may come in: some, and then one for so many bytes. Networks cut far larger ones; chunks of one byte each
 * would keep the processor busy for a minute.
 */
const fewPieces = 2_000
const smallestPiece = 64

/** Bodies under way together, in bytes: the first part of each, which is all of most, and the rest of forms with files. */
const budgets = { small: 32 * 1024 * 1024, large: 96 * 1024 * 1024 }

const tooLarge: Rejection = { status: 413, kind: 'refused' }
const tooManyPieces: Rejection = { status: 400, kind: 'refused' }
const tooSlow: Rejection = { status: 408, kind: 'refused' }
const busy: Rejection = { status: 503, kind: 'busy', retryAfter: 2 }

/** The same request with a body that lies ready; its length is stated, as a proxy would do it. */
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

/** Calls `onSlow` when a sender stays below the lowest rate. @returns what ends the watch. */
function watchRate(grace: number, received: () => number, onSlow: () => void): () => void {
  const start = performance.now()
  const timer = setInterval(() => {
    const late = performance.now() - start - grace
    if (late >= 0 && received() < (late / 1000) * slowest + 1) onSlow()
  }, grace)
  return () => clearInterval(timer)
}

/** @param grace milliseconds in which any rate will do. */
export function createBodyReceiver(grace: number) {
  const budget = createBodyBudget(smallBody, budgets)

  function receive(request: IncomingMessage, limit: BodyLimit, store: BodyStore, done: (received: Received) => void): void {
    let length = 0
    let pieces = 0

    function settle(received: Received): void {
      endWatch()
      request.off('data', take).off('end', end).off('close', leave).off('error', leave)
      // What still comes is thrown away.
      request.on('error', () => {}).resume()
      if (received.kind !== 'whole') store.release()
      done(received)
    }
    const leave = () => settle({ kind: 'gone' })
    const end = () => settle({ kind: 'whole', request: withBody(request, store.blocks(), length), release: store.release })

    function take(chunk: Buffer): void {
      length += chunk.length
      pieces += 1
      if (pieces > fewPieces + length / smallestPiece) settle({ kind: 'rejected', rejection: tooManyPieces })
      else if (length > limit.read) settle({ kind: 'rejected', rejection: tooLarge })
      else if (length > limit.kept) store.release()
      else if (!store.add(chunk)) settle({ kind: 'rejected', rejection: busy })
    }
    const endWatch = watchRate(
      grace,
      () => length,
      () => settle({ kind: 'rejected', rejection: tooSlow }),
    )
    request.on('data', take).on('end', end).on('close', leave).on('error', leave)
  }

  /** @returns never rejects. `release` gives back the memory of the body, once it has been dealt with. */
  return (request: IncomingMessage, limit: BodyLimit): Promise<Received> =>
    new Promise((done) => receive(request, limit, budget(), done))
}
