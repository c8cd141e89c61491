/** Finalizes what a handler answered: policy by hashes, headers, tag, compression. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTag } from '../http/has-tag.ts'
import { delayScripts, earlyScriptsHeader } from '../http/late-scripts.ts'
import { ownScriptsHeader, strictPolicy } from '../http/strict-policy.ts'
import { logError } from '../process/log.ts'
import type { Body, createAnswerCache } from './answer-cache.ts'
import { isPage, setAnswerHeaders } from './answer-headers.ts'
import { bufferAnswer } from './buffer-answer.ts'
import { smallBody } from './kept-answer.ts'
import { findEncoding } from './negotiate.ts'
import { isPlainPagePolicy } from './plain-page.ts'
import { removeInvalidHints } from './valid-links.ts'

export type AnswerContext = {
  path: string
  isSecure: boolean
  bodyOf: ReturnType<typeof createAnswerCache>
  /** Gets the status that leaves. */
  sent: (status: number) => void
  /** Whether the site found that the request cannot be read; asked once. */
  isBadRequest: () => boolean
  /** Seconds after which to come again, while nothing can be published: what fails then is no failure of ours. */
  closedFor: () => number | undefined
  /** A page of ours in place of one that the framework draws for what it cannot answer; undefined to leave it. */
  replace: (status: number) => { html: string; policy: string } | undefined
  /** For an answer that is the same for everybody: gets its body once all headers stand. `isStale`: another one is being made. */
  keep?: (finished: { bytes: Buffer; etag: string; isStale: boolean }) => void
  /** What an answer waits for before it leaves. */
  leave?: (status: number) => Promise<void>
}

const textual = /^(text\/(?!event-stream)|application\/([\w.+-]*\+)?(json|xml|javascript|manifest\+json)|image\/svg\+xml)/
const bodiless: readonly number[] = [204, 304]
/** What browsers may keep, if they ask each time whether it still holds. */
const sharedCaching = 'public, max-age=0, must-revalidate'

const header = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

/**
 * The framework sends files by a program that rejects some requests for parts of them, or for what they were before. It looks for a page to
 * say so, finds none, and calls that a failure of its own.
 */
function fileRejection({ headers }: IncomingMessage, response: ServerResponse): 412 | 416 | undefined {
  if (response.statusCode !== 500 || !response.hasHeader('accept-ranges')) return undefined
  if (header(response, 'content-range').startsWith('bytes */')) return 416
  return headers['if-match'] === undefined && headers['if-unmodified-since'] === undefined ? undefined : 412
}

/** Whether the framework's own script asks, for data in its own form. */
const isFromScript = ({ headers }: IncomingMessage) => headers['next-action'] !== undefined || headers['rsc'] !== undefined

/** What the framework writes otherwise than browsers and the standard would have it, or somebody on a slow line. */
function mendPage(page: Buffer, response: ServerResponse): Buffer {
  const valid = removeInvalidHints(page)
  if (response.hasHeader(earlyScriptsHeader)) return valid
  return Buffer.from(delayScripts(valid.toString('latin1')), 'latin1')
}

function tightenPolicy(response: ServerResponse, body: Body): void {
  const own = header(response, ownScriptsHeader)
  response.removeHeader(ownScriptsHeader)
  const policy = header(response, 'content-security-policy')
  if (policy) response.setHeader('Content-Security-Policy', strictPolicy(policy, own, body.inline()))
}

export type FinalAnswer = {
  /** What to wait for after the handler: the last work on the answer. Who reads slowly is not waited for. */
  delivered: () => Promise<void>
  /** Once the handler has left it to us: all of what is buffered, the first of what passes. */
  begun: Promise<void>
}

/** Buffers what is text; pictures, films and documents pass as they come. */
export function finalizeAnswer(request: IncomingMessage, response: ServerResponse, context: AnswerContext): FinalAnswer {
  let delivery = Promise.resolve()
  let begin = () => {}
  const begun = new Promise<void>((done) => {
    begin = done
  })

  /** What the framework says of failures needs script to be seen; what it says of unknown files is not in our languages. */
  function needsReplacing(): boolean {
    const { statusCode } = response
    if (!response.hasHeader('content-type')) return statusCode === 404 || statusCode >= 500
    const policy = header(response, 'content-security-policy')
    return isPage(response) && !isPlainPagePolicy(policy) && (statusCode >= 500 || statusCode === 400 || !policy)
  }

  function setHeaders(): void {
    setAnswerHeaders(response, { path: context.path, isSecure: context.isSecure, isForScript: isFromScript(request) })
    context.sent(response.statusCode)
  }

  /** Before anything is made of an answer: a request that could not be read is not our failure. */
  function correctStatus(): void {
    if (context.isBadRequest() && response.statusCode >= 500) response.statusCode = 400
    const again = response.statusCode === 500 ? context.closedFor() : undefined
    if (again === undefined) return
    response.statusCode = 503
    response.setHeader('Retry-After', again)
  }

  /** The body to send: the given one, a page of ours, or none. */
  function replaceBody(given: Buffer, rejection: number | undefined): Buffer {
    if (rejection !== undefined) {
      for (const name of ['content-type', 'content-length']) response.removeHeader(name)
      response.statusCode = rejection
      return Buffer.alloc(0)
    }
    const replacement = needsReplacing() ? context.replace(response.statusCode) : undefined
    if (!replacement) return given
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', replacement.policy)
    response.setHeader('Cache-Control', 'no-store')
    response.removeHeader('content-length')
    return Buffer.from(replacement.html)
  }

  /** Tags a body that others get, too. @returns whether the browser has it. */
  function isUnchanged(body: Body): boolean {
    if (response.hasHeader('etag')) return false
    response.setHeader('ETag', body.etag)
    if (!hasTag(request.headers['if-none-match'], body.etag)) return false
    response.statusCode = 304
    response.removeHeader('content-length')
    return true
  }

  /** The framework calls each page that is made for a request private. */
  function allowSharing(): void {
    const isUnshared = /no-store|private/.test(header(response, 'cache-control'))
    if (response.statusCode === 200 && isUnshared) response.setHeader('Cache-Control', sharedCaching)
  }

  /** The framework says the length of what is changed and compressed here, which nobody knows without the body. */
  function hideLength(): void {
    response.removeHeader('content-length')
    response.appendHeader('Vary', 'Accept-Encoding')
  }

  async function deliver(given: Buffer, send: (body: Buffer | undefined) => void): Promise<void> {
    const rejection = fileRejection(request, response)
    if (rejection === undefined) correctStatus()
    const isStale = header(response, 'x-nextjs-cache') === 'STALE'
    if (context.keep) allowSharing()
    const replaced = replaceBody(given, rejection)
    const bytes = isPage(response) ? mendPage(replaced, response) : replaced
    response.removeHeader(earlyScriptsHeader)
    const isShared = response.statusCode === 200 && !/no-store|private/.test(header(response, 'cache-control'))
    const body = context.bodyOf(bytes, isShared)
    if (isPage(response)) tightenPolicy(response, body)
    const isBodiless = bytes.length === 0 || bodiless.includes(response.statusCode) || (isShared && isUnchanged(body))
    setHeaders()
    context.keep?.({ bytes, etag: body.etag, isStale })
    await context.leave?.(response.statusCode)
    if (request.method === 'HEAD' && bytes.length === 0) hideLength()
    if (isBodiless) send(undefined)
    else await sendBody(body, send)
  }

  async function sendBody(body: Body, send: (body: Buffer | undefined) => void): Promise<void> {
    response.appendHeader('Vary', 'Accept-Encoding')
    const encoding = body.bytes.length >= smallBody ? findEncoding(request) : undefined
    const sent = encoding ? await body.compress(encoding) : body.bytes
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', sent.length)
    if (!response.destroyed) send(request.method === 'HEAD' ? undefined : sent)
  }

  bufferAnswer(response, {
    isBuffered: () =>
      (textual.test(header(response, 'content-type')) &&
        response.statusCode !== 206 &&
        !response.hasHeader('content-encoding')) ||
      needsReplacing() ||
      fileRejection(request, response) !== undefined,
    pass: () => {
      begin()
      setHeaders()
    },
    deliver: (body, send) => {
      begin()
      delivery = deliver(body, send).catch((error: unknown) => {
        logError('answer-failed', { error })
        response.destroy()
      })
    },
  })
  return { delivered: () => delivery, begun }
}
