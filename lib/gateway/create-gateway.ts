/**
 * The server in front of the site: every request passes here first. It rejects what is no request of ours, limits how
 * much runs at a time so that the rest is answered quickly, and finalizes the answers (docs/decisions/022-own-server.md).
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { takeBadRequest } from '../http/bad-requests.ts'
import { recordPeer } from '../http/visitor-address.ts'
import { hasNoContent } from '../process/content-state.ts'
import { finalizeAnswer } from './answer.ts'
import { createAnswerCache } from './answer-cache.ts'
import { announcesBody, bodyLimit } from './body-limit.ts'
import { checkRequest, isSecureRequest, methods, stripUntrustedHeaders } from './check-request.ts'
import { limitConnections } from './limit-connections.ts'
import { type LimitOptions, Limits } from './limits.ts'
import type { PlainPageSite } from './plain-page.ts'
import { createBodyReceiver } from './receive-body.ts'
import { type Rejection, reject, replacementFor } from './reject.ts'
import { createReporter } from './report.ts'
import { healthPath, kindOf, type RequestKind } from './request-kind.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type GatewayOptions = LimitOptions & {
  handle: Handler
  /** For whom the pages of the gateway itself speak now. */
  site: () => PlainPageSite
  /** Whether the site's public address begins with https. */
  isSecure: boolean
  /** Milliseconds that a client may take for the head of a request, for all of it, and to get going with what it sends. */
  timeouts: { head: number; request: number; body: number }
  /** Whether each request is logged, without its query. */
  logsRequests: boolean
}

export type Gateway = {
  server: Server
  /** Says that the site is ending: it is no longer ready, and connections end with their answer. */
  stopping: () => void
}

/** Pages and files whose compressed forms and hashes are kept: of each about 40 KiB. */
const answerCache = 1500

const notReady: Rejection = { status: 503, kind: 'busy' }

/** Whoever repairs the content needs a minute or more; `retryAfter` in seconds. */
const noContent: Rejection = { status: 503, kind: 'closed', retryAfter: 60 }

/** By which repaired content is put in place. */
const reloadPath = '/api/reload-content/'

/** Says that the process answers, and nothing else. */
function answerHealth(response: ServerResponse): undefined {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end('{"status":"ok"}')
}

export function createGateway(options: GatewayOptions): Gateway {
  const { handle, site, proxies } = options
  const bodyOf = createAnswerCache(answerCache)
  const report = createReporter(options.logsRequests)
  const limits = new Limits(options, report)
  const receive = createBodyReceiver(options.timeouts.body)
  let isStopping = false

  async function run(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    try {
      await handle(request, response)
    } catch (error) {
      report.failure(id, error)
      if (response.headersSent) return void response.destroy()
      response.statusCode = 500
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end('failed')
    }
  }

  type Task = (request: IncomingMessage) => Promise<void>

  /** Lets a request in that has been counted: one that sends something only once all of that is here. */
  async function admit(request: IncomingMessage, response: ServerResponse, kind: RequestKind, path: string, task: Task) {
    if (!announcesBody(request.headers)) return limits.start(response, kind, () => task(request))
    if (request.headers.expect !== undefined) response.writeContinue()
    const received = await receive(request, bodyLimit(path, request.headers))
    if (received.kind === 'gone') return undefined
    if (received.kind === 'rejected') return received.rejection
    response.once('close', received.release)
    return limits.start(response, kind, () => task(received.request))
  }

  /** Leads a sound request to who answers it. @returns why nobody does. */
  async function lead(request: IncomingMessage, response: ServerResponse, path: string, query: string, task: Task) {
    request.url = query ? `${path}?${query}` : path
    if (healthPath.test(path)) return answerHealth(response)
    const kind = kindOf(request.method ?? '', path, query)
    if (kind === 'free') {
      if (isStopping) return notReady
      void task(request)
      return undefined
    }
    if (hasNoContent() && kind !== 'file' && path !== reloadPath) return noContent
    return limits.count(request, response, kind) ?? admit(request, response, kind, path, task)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now()
    let status = 0
    const id = randomUUID().slice(0, 13)
    recordPeer(request)
    stripUntrustedHeaders(request.headers, proxies)
    request.headers['x-request-id'] = id
    const checked = checkRequest(request)
    const { path } = checked
    const delivered = finalizeAnswer(request, response, {
      path,
      isSecure: options.isSecure || isSecureRequest(request),
      bodyOf,
      sent: (given) => {
        status = given
      },
      isBadRequest: () => takeBadRequest(id),
      replace: (status) => replacementFor(request, path, site(), status, id),
    })
    if (isStopping) response.setHeader('Connection', 'close')
    response.once('close', () => report.answer({ id, method: request.method, path, status, start }))
    const task: Task = (whole) => run(whole, response, id).then(delivered)
    const rejection = checked.kind === 'rejected' ? checked.rejection : await lead(request, response, path, checked.query, task)
    if (!rejection) return
    report.rejection(rejection.status)
    if (rejection.status === 405) response.setHeader('Allow', methods.join(', '))
    reject(request, response, path, site(), rejection)
  }

  const { timeouts } = options
  const server = createServer(
    {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(5_000, timeouts.head),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    answer,
  )
  // Who asks before sending is told to go on only once that is allowed.
  server.on('checkContinue', answer)
  limitConnections(server)
  return {
    server,
    stopping: () => {
      isStopping = true
    },
  }
}
