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
import { createCacheResponder, type GatewayRequest } from './cache/cache-responder.ts'
import { followConnections } from './connections/end-connections.ts'
import { limitConnections } from './connections/limit-connections.ts'
import type { Handler } from './handler.ts'
import { type LimitOptions, Limits } from './limits/limits.ts'
import { kindOf, renewsContent } from './limits/request-kind.ts'
import { createPageRenderers, type PageRenderers } from './rendering/page-renderers.ts'
import type { RendererProcess } from './rendering/renderer.ts'
import { createReporter, type Reporter } from './report.ts'
import { Admission, noContent, type Task } from './requests/admit-request.ts'
import { checkRequest, isSecureRequest, methodsOf, stripUntrustedHeaders } from './requests/check-request.ts'
import { createBodyReceiver } from './requests/receive-body.ts'
import { addToSpan, traceRequest } from './requests/trace-request.ts'
import { type FinalizedResponse, finalizeResponse } from './responses/finalize-response.ts'
import type { PlainPageSite } from './responses/plain-page.ts'
import { reject, replacementFor } from './responses/reject.ts'
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

/**
 * The framework never returns when a browser disconnects after the handler has written its response. This resolves when the
 * response was started and its connection is closed, so that the task ends and frees its slot.
 */
async function endOfSending(response: ServerResponse, started: Promise<void>): Promise<void> {
  await Promise.all([started, new Promise<void>((done) => response.once('close', done))])
}

/** What all requests share. */
type Parts = {
  options: GatewayOptions
  handle: Handler
  bodyOf: ReturnType<typeof createBodyCache>
  report: Reporter
  admission: Admission
  renderers: PageRenderers
  cacheResponder: ReturnType<typeof createCacheResponder>
}

function createParts(options: GatewayOptions): Parts {
  const report = createReporter(options.logsRequests)
  const limits = new Limits(options, report)
  traffic().load = () => limits.load()
  const renderers = createPageRenderers(options)
  const failed = (error: unknown) => report.failure('background', error)
  return {
    options,
    handle: withDirectHandlers(options.handle),
    bodyOf: createBodyCache(bodyCacheSize),
    report,
    admission: new Admission(limits, createBodyReceiver(options.timeouts.body)),
    renderers,
    cacheResponder: createCacheResponder({ maxBytes: options.cacheBytes, ...renderers, limits, failed }),
  }
}

/** Reads the target of a request, and removes what only an own proxy may send. */
function readRequest({ options }: Parts, request: IncomingMessage, response: ServerResponse, id: string) {
  recordPeer(request)
  stripUntrustedHeaders(request.headers, options.proxies)
  request.headers['x-request-id'] = id
  const checked = checkRequest(request)
  const { path } = checked
  const query = checked.kind === 'valid' ? checked.query : ''
  const isSecure = options.isSecure || isSecureRequest(request)
  const incoming: GatewayRequest = { request, response, path, query, kind: kindOf(request.method ?? '', path, query), isSecure }
  return { incoming, invalid: checked.kind === 'rejected' ? checked.rejection : undefined }
}

/** Logs and counts the response once it is closed. @returns a function that records its status. */
function observe({ report }: Parts, { request, response, path, kind }: GatewayRequest, id: string): (status: number) => void {
  const start = performance.now()
  let status = 0
  response.once('close', () => {
    report.response({ id, method: request.method, path, status, start })
    countResponse(kind, response.headersSent ? response.statusCode : 0, (performance.now() - start) / 1000)
  })
  return (given) => {
    status = given
  }
}

/**
 * Delays the response to a request that changed the content until the cached pages are re-rendered, see `Generations.renew`.
 */
const renewAfter = ({ renderers, cacheResponder }: Parts, { request: { method }, path }: GatewayRequest, id: string) =>
  method === 'POST' && renewsContent(path)
    ? {
        beforeSend: (status: number) => {
          renderers.contentChanged({ path, id }, status === 200)
          return status === 200 ? cacheResponder.renew() : Promise.resolve()
        },
      }
    : {}

type Finalized = FinalizedResponse & { id: string }

function finalize(parts: Parts, incoming: GatewayRequest, id: string, onStatus: (status: number) => void): Finalized {
  const { request, response, path, isSecure } = incoming
  const finalized = finalizeResponse(request, response, {
    path,
    isSecure,
    bodyOf: parts.bodyOf,
    onStatus,
    isBadRequest: () => takeBadRequest(id),
    // Asked after the handler: the first request after a start may be the one that finds the content invalid.
    retryAfter: () => (hasNoContent() ? noContent.retryAfter : undefined),
    replace: (failed) => replacementFor(request, path, parts.options.site(), failed, id),
    ...renewAfter(parts, incoming, id),
  })
  return { ...finalized, id }
}

/** Lets the site answer. */
async function run(
  { handle, report }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  { id, started, delivered }: Finalized,
): Promise<void> {
  try {
    await Promise.race([handle(request, response), endOfSending(response, started)])
  } catch (error) {
    report.failure(id, error)
    if (response.headersSent) return void response.destroy()
    response.statusCode = 500
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('failed')
  }
  await delivered()
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { admission, cacheResponder, report, options } = parts
  const id = randomUUID().slice(0, 13)
  if (admission.isStopping) response.setHeader('Connection', 'close')
  const { incoming, invalid } = readRequest(parts, request, response, id)
  const onStatus = observe(parts, incoming, id)
  const rejected = invalid ?? admission.check(incoming)
  const outcome = rejected ? { kind: 'rejected' as const, rejection: rejected } : await cacheResponder.respond(incoming)
  addToSpan(response, incoming.kind, outcome.kind === 'sent')
  if (outcome.kind === 'sent') {
    traffic().fromCache += 1
    return onStatus(outcome.status)
  }
  const finalized = finalize(parts, incoming, id, onStatus)
  const task: Task = (whole) => run(parts, whole, response, finalized)
  const rejection = outcome.kind === 'rejected' ? outcome.rejection : await admission.start(incoming, task)
  if (!rejection) return
  report.rejection(rejection.status)
  if (rejection.status === 405) response.setHeader('Allow', methodsOf(incoming.path).join(', '))
  reject(request, response, incoming.path, options.site(), rejection)
}

export function createGateway(options: GatewayOptions): Gateway {
  const parts = createParts(options)
  const { timeouts } = options
  const listener = traceRequest((request, response) => {
    response.setMaxListeners(listeners)
    connections.add(response)
    return answer(parts, request, response)
  })
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
  // `Expect: 100-continue` (RFC 9110, 10.1.1): the body is asked for only after the checks.
  server.on('checkContinue', listener)
  limitConnections(server)
  const connections = followConnections(server)
  return {
    server,
    startRenderer: parts.renderers.start,
    close: () => {
      parts.admission.isStopping = true
      return connections.close()
    },
  }
}
