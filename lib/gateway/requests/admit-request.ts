/**
 * Decides whether a request may start, and starts it: by the state of the site, the rate limit of the visitor, the body of the
 * request, and the concurrency limit of its kind.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasNoContent } from '../../process/content-state.ts'
import { type GatewayRequest, toAddress } from '../cache/cache-responder.ts'
import { announcesBody, bodyLimit } from '../limits/body-limit.ts'
import type { Limits } from '../limits/limits.ts'
import { healthPath, type RequestKind } from '../limits/request-kind.ts'
import type { Rejection } from '../responses/reject.ts'
import type { createBodyReceiver } from './receive-body.ts'

/** @param request with its complete body. */
export type Task = (request: IncomingMessage) => Promise<void>

const notReady: Rejection = { status: 503, kind: 'busy' }

/** Repairing the content takes a minute or more; `retryAfter` in seconds. */
export const noContent = { status: 503, kind: 'closed', retryAfter: 60 } as const satisfies Rejection

/** Accepted even without valid content: it loads the repaired content. */
const reloadPath = '/api/reload-content/'

/** Liveness: only that the process answers. */
function answerHealth(response: ServerResponse): undefined {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end('{"status":"ok"}')
}

export class Admission {
  readonly #limits: Limits
  readonly #receive: ReturnType<typeof createBodyReceiver>
  /** Set while the server shuts down. */
  isStopping = false

  constructor(limits: Limits, receive: ReturnType<typeof createBodyReceiver>) {
    this.#limits = limits
    this.#receive = receive
  }

  /**
   * Applies the rate limit, and rejects requests while the server is stopping or the site has no valid content.
   * @returns why it is rejected.
   */
  check({ request, response, path, kind }: GatewayRequest): Rejection | undefined {
    if (healthPath.test(path)) return undefined
    if (kind === 'free') return this.isStopping ? notReady : undefined
    if (hasNoContent() && kind !== 'file' && path !== reloadPath) return noContent
    return this.#limits.count(request, response, kind)
  }

  /** Passes a request that is not answered from the cache on to the site. @returns why it is rejected. */
  async start(incoming: GatewayRequest, task: Task): Promise<Rejection | undefined> {
    const { request, response, path, kind } = incoming
    request.url = toAddress(incoming)
    if (healthPath.test(path)) return answerHealth(response)
    if (kind !== 'free') return this.#enter(incoming, kind, task)
    void task(request)
    return undefined
  }

  /** Starts the task when there is capacity; for a request with a body only once the body is received. @returns why not. */
  async #enter({ request, response, path }: GatewayRequest, kind: RequestKind, task: Task): Promise<Rejection | undefined> {
    if (!announcesBody(request.headers)) return this.#limits.start(response, kind, () => task(request))
    if (request.headers.expect !== undefined) response.writeContinue()
    const received = await this.#receive(request, bodyLimit(path, request.headers))
    if (received.kind === 'gone') return undefined
    if (received.kind === 'rejected') return received.rejection
    response.once('close', received.release)
    return this.#limits.start(response, kind, () => task(received.request))
  }
}
