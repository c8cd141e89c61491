/**
 * The server in front of the site: every request passes here first. It rejects what is no request of ours, limits how
 * much runs at a time so that the rest is answered quickly, and finalizes the answers (docs/decisions/022-own-server.md).
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { takeBadRequest } from '../http/bad-requests.ts'
import { recordPeer } from '../http/visitor-address.ts'
import { hasNoContent } from '../process/content-state.ts'
import { countAnswer, traffic } from '../process/traffic.ts'
import { finalizeAnswer } from './answer.ts'
import { createAnswerCache } from './answer-cache.ts'
import { withDirectAnswers } from './answer-directly.ts'
import { type Asked, createKeptAnswers, toAddress } from './answer-kept.ts'
import { announcesBody, bodyLimit } from './body-limit.ts'
import { checkRequest, isSecureRequest, methodsOf, stripUntrustedHeaders } from './check-request.ts'
import { followConnections } from './end-connections.ts'
import type { Handler } from './handler.ts'
import { limitConnections } from './limit-connections.ts'
import { type LimitOptions, Limits } from './limits.ts'
import { createMakers } from './page-makers.ts'
import type { PlainPageSite } from './plain-page.ts'
import { createBodyReceiver } from './receive-body.ts'
import { type Rejection, reject, replacementFor } from './reject.ts'
import type { RendererProcess } from './renderer.ts'
import { createReporter } from './report.ts'
import { healthPath, isRenewing, kindOf, type RequestKind } from './request-kind.ts'
import { addToSpan, traceRequest } from './trace-request.ts'

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
  /** Bytes of finished pages in memory; 0 for none. */
  keptBytes: number
  /** Starts a process that makes pages beside this one; without it this one makes them all. */
  launch?: (() => RendererProcess) | undefined
}

export type Gateway = {
  server: Server
  /** Has pages made beside, where that is asked for. Called once the site answers: what both need at their start, the server has made then. */
  startRenderer: () => void
  /** Says that the site is ending: it is no longer ready, and connections end with their answer. Resolves when none is left. */
  close: () => Promise<void>
}

/** Files, and pages made for one visitor, whose compressed forms and hashes are kept: of each about 40 KiB. */
const answerCache = 500

/** Who waits for the end of an answer: the gateway five times, the framework, and what it makes twice for a page that is missing. */
const listeners = 30

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

/**
 * The framework waits for ever for a browser that left after the answer was handed over, whether that was on its way, in the buffer
 * or about to be compressed: then it is over with its connection.
 */
async function endOfSending(response: ServerResponse, begun: Promise<void>): Promise<void> {
  await Promise.all([begun, new Promise<void>((done) => response.once('close', done))])
}

export function createGateway(options: GatewayOptions): Gateway {
  const { site, proxies } = options
  const handle = withDirectAnswers(options.handle)
  const bodyOf = createAnswerCache(answerCache)
  const report = createReporter(options.logsRequests)
  const limits = new Limits(options, report)
  traffic().load = () => limits.load()
  const receive = createBodyReceiver(options.timeouts.body)
  const failed = (error: unknown) => report.failure('background', error)
  const makers = createMakers(options)
  const keptAnswers = createKeptAnswers({ most: options.keptBytes, ...makers, limits, failed })
  let isStopping = false

  async function run(request: IncomingMessage, response: ServerResponse, id: string, begun: Promise<void>): Promise<void> {
    try {
      await Promise.race([handle(request, response), endOfSending(response, begun)])
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
  async function admit({ request, response, path }: Asked, kind: RequestKind, task: Task) {
    if (!announcesBody(request.headers)) return limits.start(response, kind, () => task(request))
    if (request.headers.expect !== undefined) response.writeContinue()
    const received = await receive(request, bodyLimit(path, request.headers))
    if (received.kind === 'gone') return undefined
    if (received.kind === 'rejected') return received.rejection
    response.once('close', received.release)
    return limits.start(response, kind, () => task(received.request))
  }

  /** Counts a request before anything is done for it. @returns why it may not come in. */
  function count({ request, response, path, kind }: Asked): Rejection | undefined {
    if (healthPath.test(path)) return undefined
    if (kind === 'free') return isStopping ? notReady : undefined
    if (hasNoContent() && kind !== 'file' && path !== reloadPath) return noContent
    return limits.count(request, response, kind)
  }

  /** Leads a request to who answers it. @returns why nobody does. */
  async function lead(asked: Asked, task: Task): Promise<Rejection | undefined> {
    const { request, response, path, kind } = asked
    request.url = toAddress(asked)
    if (healthPath.test(path)) return answerHealth(response)
    if (kind !== 'free') return admit(asked, kind, task)
    void task(request)
    return undefined
  }

  /** Once something was posted that may change any page, nobody is told so before nothing else is sent any more. */
  const renewAfter = ({ request: { method }, path }: Pick<Asked, 'request' | 'path'>, id: string) =>
    method === 'POST' && isRenewing(path)
      ? {
          leave: (status: number) => {
            makers.renewed({ path, id }, status === 200)
            return status === 200 ? keptAnswers.renew() : Promise.resolve()
          },
        }
      : {}

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now()
    let status = 0
    response.setMaxListeners(listeners)
    connections.note(response)
    const sent = (given: number) => {
      status = given
    }
    const id = randomUUID().slice(0, 13)
    recordPeer(request)
    stripUntrustedHeaders(request.headers, proxies)
    request.headers['x-request-id'] = id
    if (isStopping) response.setHeader('Connection', 'close')
    const checked = checkRequest(request)
    const { path } = checked
    const query = checked.kind === 'sound' ? checked.query : ''
    const isSecure = options.isSecure || isSecureRequest(request)
    const asked: Asked = { request, response, path, query, kind: kindOf(request.method ?? '', path, query), isSecure }
    response.once('close', () => {
      report.answer({ id, method: request.method, path, status, start })
      countAnswer(asked.kind, response.headersSent ? response.statusCode : 0, (performance.now() - start) / 1000)
    })
    const refused = checked.kind === 'rejected' ? checked.rejection : count(asked)
    const outcome = refused ? { kind: 'rejected' as const, rejection: refused } : await keptAnswers.answer(asked)
    addToSpan(response, asked.kind, outcome.kind === 'sent')
    if (outcome.kind === 'sent') {
      traffic().kept += 1
      return sent(outcome.status)
    }
    const { delivered, begun } = finalizeAnswer(request, response, {
      path,
      isSecure,
      bodyOf,
      sent,
      isBadRequest: () => takeBadRequest(id),
      // The first request after a start may find before anybody else that nothing can be published.
      closedFor: () => (hasNoContent() ? noContent.retryAfter : undefined),
      replace: (failed) => replacementFor(request, path, site(), failed, id),
      ...renewAfter(asked, id),
    })
    const task: Task = (whole) => run(whole, response, id, begun).then(delivered)
    const rejection = outcome.kind === 'rejected' ? outcome.rejection : await lead(asked, task)
    if (!rejection) return
    report.rejection(rejection.status)
    if (rejection.status === 405) response.setHeader('Allow', methodsOf(path).join(', '))
    reject(request, response, path, site(), rejection)
  }

  const { timeouts } = options
  const listener = traceRequest(answer)
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
  // Who asks before sending is told to go on only once that is allowed.
  server.on('checkContinue', listener)
  limitConnections(server)
  const connections = followConnections(server)
  return {
    server,
    startRenderer: makers.start,
    close: () => {
      isStopping = true
      return connections.close()
    },
  }
}
