/** Finalizes the response of a handler: error page, Content-Security-Policy with hashes, headers, ETag, compression. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTag } from '../../http/has-tag.ts'
import { delayScripts, earlyScriptsHeader } from '../../http/late-scripts.ts'
import { ownScriptsHeader, strictPolicy } from '../../http/strict-policy.ts'
import { logError } from '../../process/log.ts'
import type { Body, createBodyCache } from '../cache/body-cache.ts'
import { smallBody } from '../cache/cached-response.ts'
import { findEncoding } from '../requests/negotiate.ts'
import { bufferResponse } from './buffer-response.ts'
import { isPlainPagePolicy } from './plain-page.ts'
import { isPage, setResponseHeaders } from './response-headers.ts'
import { removeInvalidHints } from './valid-links.ts'

export type ResponseContext = {
  path: string
  isSecure: boolean
  bodyOf: ReturnType<typeof createBodyCache>
  /** Called with the final status. */
  onStatus: (status: number) => void
  /** Whether the framework failed only because it could not parse the request; to be called once. */
  isBadRequest: () => boolean
  /** While the site has no valid content: seconds for `Retry-After`. A status 500 then becomes 503. */
  retryAfter: () => number | undefined
  /** A small page to send instead of the framework's error page; undefined to keep that one. */
  replace: (status: number) => { html: string; policy: string } | undefined
  /**
   * For a shared page: called with its body once all headers are set; the body is not sent then. `isStale`: the framework is
   * re-rendering it.
   */
  store?: (finished: { bytes: Buffer; etag: string; isStale: boolean }) => void
  /** Awaited before a buffered response is sent. */
  beforeSend?: (status: number) => Promise<void>
}

const textual = /^(text\/(?!event-stream)|application\/([\w.+-]*\+)?(json|xml|javascript|manifest\+json)|image\/svg\+xml)/
const bodiless: readonly number[] = [204, 304]
/** Browsers may cache it, and revalidate it at each request. */
const sharedCaching = 'public, max-age=0, must-revalidate'

const header = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

/**
 * The status that a file request should have: the framework's file server rejects invalid ranges (416) and failed preconditions
 * (412, RFC 9110, 13.1), but the framework then finds no error page and answers 500. Undefined for all other responses.
 */
function fileRejection({ headers }: IncomingMessage, response: ServerResponse): 412 | 416 | undefined {
  if (response.statusCode !== 500 || !response.hasHeader('accept-ranges')) return undefined
  if (header(response, 'content-range').startsWith('bytes */')) return 416
  return headers['if-match'] === undefined && headers['if-unmodified-since'] === undefined ? undefined : 412
}

/** Whether the framework's script sent the request, for data in its own format. */
const isFromScript = ({ headers }: IncomingMessage) => headers['next-action'] !== undefined || headers['rsc'] !== undefined

/** `latin1`: the page decoded as Latin-1, once for all that search in it. */
type FixedPage = { bytes: Buffer; latin1: string }

/** Corrects the framework's HTML: invalid preload attributes, and scripts that delay the first paint on a slow connection. */
function fixPage(page: Buffer, response: ServerResponse): FixedPage {
  const bytes = removeInvalidHints(page)
  const latin1 = bytes.toString('latin1')
  if (response.hasHeader(earlyScriptsHeader)) return { bytes, latin1 }
  const delayed = delayScripts(latin1)
  return { bytes: Buffer.from(delayed, 'latin1'), latin1: delayed }
}

function tightenPolicy(response: ServerResponse, body: Body, latin1: string): void {
  const own = header(response, ownScriptsHeader)
  response.removeHeader(ownScriptsHeader)
  const policy = header(response, 'content-security-policy')
  if (policy) response.setHeader('Content-Security-Policy', strictPolicy(policy, own, body.inline(latin1)))
}

/** A request, its response, and what is known about both. */
type Exchange = { request: IncomingMessage; response: ServerResponse; context: ResponseContext }

/**
 * The framework's page for failures needs script to be visible, and its page for unknown files is not in the site's languages.
 */
function needsReplacing(response: ServerResponse): boolean {
  const { statusCode } = response
  if (!response.hasHeader('content-type')) return statusCode === 404 || statusCode >= 500
  const policy = header(response, 'content-security-policy')
  return isPage(response) && !isPlainPagePolicy(policy) && (statusCode >= 500 || statusCode === 400 || !policy)
}

/** How the document of the framework begins for a page that called `notFound()`: its body is empty without script. */
const errorDocument = '<!DOCTYPE html><html id="__next_error__"'

const isFrameworkError = (page: Buffer) => page.toString('latin1', 0, errorDocument.length) === errorDocument

function setHeaders({ request, response, context }: Exchange): void {
  setResponseHeaders(response, { path: context.path, isSecure: context.isSecure, isForScript: isFromScript(request) })
  context.onStatus(response.statusCode)
}

/** 400 for a request that could not be parsed, 503 while there is no valid content; the framework answers 500 to both. */
function correctStatus({ response, context }: Exchange): void {
  if (context.isBadRequest() && response.statusCode >= 500) response.statusCode = 400
  const seconds = response.statusCode === 500 ? context.retryAfter() : undefined
  if (seconds === undefined) return
  response.statusCode = 503
  response.setHeader('Retry-After', seconds)
}

/** The body to send: the given one, an error page, or none. */
function replaceBody({ response, context }: Exchange, given: Buffer, rejection: number | undefined): Buffer {
  if (rejection !== undefined) {
    for (const name of ['content-type', 'content-length']) response.removeHeader(name)
    response.statusCode = rejection
    return Buffer.alloc(0)
  }
  const isReplaced = needsReplacing(response) || (response.statusCode === 404 && isFrameworkError(given))
  const replacement = isReplaced ? context.replace(response.statusCode) : undefined
  if (!replacement) return given
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', replacement.policy)
  response.setHeader('Cache-Control', 'no-store')
  response.removeHeader('content-length')
  return Buffer.from(replacement.html)
}

/** Sets the ETag of a shared response. @returns whether the browser has this version already; the status is then 304. */
function isUnchanged({ request, response }: Exchange, body: Body): boolean {
  if (response.hasHeader('etag')) return false
  response.setHeader('ETag', body.etag)
  if (!hasTag(request.headers['if-none-match'], body.etag)) return false
  response.statusCode = 304
  response.removeHeader('content-length')
  return true
}

/** The framework marks every page that it renders for a request as private. */
function allowSharing(response: ServerResponse): void {
  const isUnshared = /no-store|private/.test(header(response, 'cache-control'))
  if (response.statusCode === 200 && isUnshared) response.setHeader('Cache-Control', sharedCaching)
}

/**
 * For HEAD the framework states the length of a body that would be changed and compressed here; the final length is unknown.
 */
function hideLength(response: ServerResponse): void {
  response.removeHeader('content-length')
  response.appendHeader('Vary', 'Accept-Encoding')
}

type Send = (body: Buffer | undefined) => void

async function sendBody({ request, response }: Exchange, body: Body, send: Send): Promise<void> {
  response.appendHeader('Vary', 'Accept-Encoding')
  const encoding = body.bytes.length >= smallBody ? findEncoding(request) : undefined
  const sent = encoding ? await body.compress(encoding) : body.bytes
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', sent.length)
  if (!response.destroyed) send(request.method === 'HEAD' ? undefined : sent)
}

async function deliver(exchange: Exchange, given: Buffer, send: Send): Promise<void> {
  const { request, response, context } = exchange
  const rejection = fileRejection(request, response)
  if (rejection === undefined) correctStatus(exchange)
  const isStale = header(response, 'x-nextjs-cache') === 'STALE'
  if (context.store) allowSharing(response)
  const replaced = replaceBody(exchange, given, rejection)
  const page = isPage(response) ? fixPage(replaced, response) : undefined
  const bytes = page?.bytes ?? replaced
  response.removeHeader(earlyScriptsHeader)
  const isShared = response.statusCode === 200 && !/no-store|private/.test(header(response, 'cache-control'))
  const body = context.bodyOf(bytes, isShared)
  if (page) tightenPolicy(response, body, page.latin1)
  const isBodiless = bytes.length === 0 || bodiless.includes(response.statusCode) || (isShared && isUnchanged(exchange, body))
  setHeaders(exchange)
  context.store?.({ bytes, etag: body.etag, isStale })
  await context.beforeSend?.(response.statusCode)
  if (request.method === 'HEAD' && bytes.length === 0) hideLength(response)
  if (isBodiless || context.store) send(undefined)
  else await sendBody(exchange, body, send)
}

/** Whether the body can be changed, or has to be replaced; pictures, videos and documents are streamed. */
const isBuffered = ({ request, response }: Exchange): boolean =>
  (textual.test(header(response, 'content-type')) && response.statusCode !== 206 && !response.hasHeader('content-encoding')) ||
  needsReplacing(response) ||
  fileRejection(request, response) !== undefined

export type FinalizedResponse = {
  /**
   * To be awaited after the handler: resolves when the response has been handed to the socket, not when the client has read it.
   */
  delivered: () => Promise<void>
  /** Resolves when the handler has written a buffered response completely, or the first byte of a streamed one. */
  started: Promise<void>
}

/** To be called before the handler writes to the response. */
export function finalizeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  context: ResponseContext,
): FinalizedResponse {
  const exchange: Exchange = { request, response, context }
  let delivery = Promise.resolve()
  let markStarted = () => {}
  const started = new Promise<void>((done) => {
    markStarted = done
  })
  bufferResponse(response, {
    isBuffered: () => isBuffered(exchange),
    stream: () => {
      markStarted()
      setHeaders(exchange)
    },
    deliver: (body, send) => {
      markStarted()
      delivery = deliver(exchange, body, send).catch((error: unknown) => {
        logError('answer-failed', { error })
        response.destroy()
      })
    },
  })
  return { delivered: () => delivery, started }
}
