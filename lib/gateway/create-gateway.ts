/**
 * The HTTP server in front of the site. It rejects invalid requests, limits the rate of visitors and the number of concurrent
 * tasks, answers from the page cache, and finalizes the responses of the site (docs/decisions/022-own-server.md).
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { takeBadRequest } from '../http/bad-requests.ts'
import { recordPeer } from '../http/visitor-address.ts'
import { hasNoContent } from '../process/content-state.ts'
import { countResponse, traffic } from '../process/traffic.ts'
import { createBodyCache } from './cache/body-cache.ts'
import { createCacheResponder, type GatewayRequest, toAddress } from './cache/cache-responder.ts'
import { followConnections } from './connections/end-connections.ts'
import { limitConnections } from './connections/limit-connections.ts'
import type { Handler } from './handler.ts'
import { announcesBody, bodyLimit } from './limits/body-limit.ts'
import { type LimitOptions, Limits } from './limits/limits.ts'
import { healthPath, kindOf, type RequestKind, renewsContent } from './limits/request-kind.ts'
import { createPageRenderers } from './rendering/page-renderers.ts'
import type { RendererProcess } from './rendering/renderer.ts'
import { createReporter } from './report.ts'
import { checkRequest, isSecureRequest, methodsOf, stripUntrustedHeaders } from './requests/check-request.ts'
import { createBodyReceiver } from './requests/receive-body.ts'
import { addToSpan, traceRequest } from './requests/trace-request.ts'
import { finalizeResponse } from './responses/finalize-response.ts'
import type { PlainPageSite } from './responses/plain-page.ts'
import { type Rejection, reject, replacementFor } from './responses/reject.ts'
import { withDirectHandlers } from './responses/respond-directly.ts'

export type GatewayOptions = LimitOptions & {
  handle: Handler
  /** Name, phone number and languages of the agency, for the gateway's own pages; read for each of them. */
  site: () => PlainPageSite
  /** Whether the site's public address begins with https. */
  isSecure: boolean
  /**
   * In ms. `head`: to receive the headers. `request`: to receive a whole request. `body`: before the minimum rate of a body is
   * checked.
   */
  timeouts: { head: number; request: number; body: number }
  /** Whether to log each request, without its query. */
  logsRequests: boolean
  /** Memory limit of the page cache in bytes; 0 turns it off. */
  cacheBytes: number
  /** Starts the renderer process; without it this process renders all pages. */
  launch?: (() => RendererProcess) | undefined
}

export type Gateway = {
  server: Server
  /**
   * Starts the renderer process, if `launch` is set. To be called once the site answers: the files that both processes need exist
   * by then.
   */
  startRenderer: () => void
  /** Shuts down: readiness fails, and each connection is closed after its response. Resolves when no connection is left. */
  close: () => Promise<void>
}

/** Entries of the body cache, which serves files and pages that are not in the page cache; about 40 KiB each. */
const bodyCacheSize = 500

/**
 * Listeners per response before Node warns of a leak: five of the gateway, and those of the framework, twice for a missing page.
 */
const listeners = 30

const notReady: Rejection = { status: 503, kind: 'busy' }

/** Repairing the content takes a minute or more; `retryAfter` in seconds. */
const noContent: Rejection = { status: 503, kind: 'closed', retryAfter: 60 }

/** Accepted even without valid content: it loads the repaired content. */
const reloadPath = '/api/reload-content/'

/** Liveness: only that the process answers. */
function answerHealth(response: ServerResponse): undefined {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end('{"status":"ok"}')
}

/**
 * The framework never returns when a browser disconnects after the handler has written its response. This resolves when the
 * response was started and its connection is closed, so that the task ends and frees its slot.
 */
async function endOfSending(response: ServerResponse, started: Promise<void>): Promise<void> {
  await Promise.all([started, new Promise<void>((done) => response.once('close', done))])
}

export function createGateway(options: GatewayOptions): Gateway {
  const { site, proxies } = options
  const handle = withDirectHandlers(options.handle)
  const bodyOf = createBodyCache(bodyCacheSize)
  const report = createReporter(options.logsRequests)
  const limits = new Limits(options, report)
  traffic().load = () => limits.load()
  const receive = createBodyReceiver(options.timeouts.body)
  const failed = (error: unknown) => report.failure('background', error)
  const renderers = createPageRenderers(options)
  const cacheResponder = createCacheResponder({ maxBytes: options.cacheBytes, ...renderers, limits, failed })
  let isStopping = false

  async function run(request: IncomingMessage, response: ServerResponse, id: string, started: Promise<void>): Promise<void> {
    try {
      await Promise.race([handle(request, response), endOfSending(response, started)])
    } catch (error) {
      report.failure(id, error)
      if (response.headersSent) return void response.destroy()
      response.statusCode = 500
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end('failed')
    }
  }

  type Task = (request: IncomingMessage) => Promise<void>

  /** Starts the task when there is capacity; for a request with a body only once the body is received. @returns why not. */
  async function admit({ request, response, path }: GatewayRequest, kind: RequestKind, task: Task) {
    if (!announcesBody(request.headers)) return limits.start(response, kind, () => task(request))
    if (request.headers.expect !== undefined) response.writeContinue()
    const received = await receive(request, bodyLimit(path, request.headers))
    if (received.kind === 'gone') return undefined
    if (received.kind === 'rejected') return received.rejection
    response.once('close', received.release)
    return limits.start(response, kind, () => task(received.request))
  }

  /**
   * Applies the rate limit, and rejects requests while the site is stopping or has no valid content.
   * @returns why it is rejected.
   */
  function checkLimits({ request, response, path, kind }: GatewayRequest): Rejection | undefined {
    if (healthPath.test(path)) return undefined
    if (kind === 'free') return isStopping ? notReady : undefined
    if (hasNoContent() && kind !== 'file' && path !== reloadPath) return noContent
    return limits.count(request, response, kind)
  }

  /** Passes a request that is not answered from the cache on to the site. @returns why it is rejected. */
  async function dispatch(incoming: GatewayRequest, task: Task): Promise<Rejection | undefined> {
    const { request, response, path, kind } = incoming
    request.url = toAddress(incoming)
    if (healthPath.test(path)) return answerHealth(response)
    if (kind !== 'free') return admit(incoming, kind, task)
    void task(request)
    return undefined
  }

  /**
   * Delays the response to a request that changed the content until the cached pages are re-rendered, see `Generations.renew`.
   */
  const renewAfter = ({ request: { method }, path }: Pick<GatewayRequest, 'request' | 'path'>, id: string) =>
    method === 'POST' && renewsContent(path)
      ? {
          beforeSend: (status: number) => {
            renderers.contentChanged({ path, id }, status === 200)
            return status === 200 ? cacheResponder.renew() : Promise.resolve()
          },
        }
      : {}

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now()
    let status = 0
    response.setMaxListeners(listeners)
    connections.add(response)
    const onStatus = (given: number) => {
      status = given
    }
    const id = randomUUID().slice(0, 13)
    recordPeer(request)
    stripUntrustedHeaders(request.headers, proxies)
    request.headers['x-request-id'] = id
    if (isStopping) response.setHeader('Connection', 'close')
    const checked = checkRequest(request)
    const { path } = checked
    const query = checked.kind === 'valid' ? checked.query : ''
    const isSecure = options.isSecure || isSecureRequest(request)
    const incoming: GatewayRequest = { request, response, path, query, kind: kindOf(request.method ?? '', path, query), isSecure }
    response.once('close', () => {
      report.response({ id, method: request.method, path, status, start })
      countResponse(incoming.kind, response.headersSent ? response.statusCode : 0, (performance.now() - start) / 1000)
    })
    const rejected = checked.kind === 'rejected' ? checked.rejection : checkLimits(incoming)
    const outcome = rejected ? { kind: 'rejected' as const, rejection: rejected } : await cacheResponder.respond(incoming)
    addToSpan(response, incoming.kind, outcome.kind === 'sent')
    if (outcome.kind === 'sent') {
      traffic().kept += 1
      return onStatus(outcome.status)
    }
    const { delivered, started } = finalizeResponse(request, response, {
      path,
      isSecure,
      bodyOf,
      onStatus,
      isBadRequest: () => takeBadRequest(id),
      // Asked after the handler: the first request after a start may be the one that finds the content invalid.
      retryAfter: () => (hasNoContent() ? noContent.retryAfter : undefined),
      replace: (failed) => replacementFor(request, path, site(), failed, id),
      ...renewAfter(incoming, id),
    })
    const task: Task = (whole) => run(whole, response, id, started).then(delivered)
    const rejection = outcome.kind === 'rejected' ? outcome.rejection : await dispatch(incoming, task)
    if (!rejection) return
    report.rejection(rejection.status)
    if (rejection.status === 405) response.setHeader('Allow', methodsOf(path).join(', '))
    reject(request, response, path, site(), rejection)
  }

  const { timeouts } = options
  const listener = traceRequest(handleRequest)
  const server = createServer(
    {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(5_000, timeouts.head),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  // `Expect: 100-continue` (RFC 9110, 10.1.1): `admit` asks for the body only after the checks.
  server.on('checkContinue', listener)
  limitConnections(server)
  const connections = followConnections(server)
  return {
    server,
    startRenderer: renderers.start,
    close: () => {
      isStopping = true
      return connections.close()
    },
  }
}
