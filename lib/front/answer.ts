/** Finishes what a handler answered: policy by hashes, headers, tag, compression. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPage, setAnswerHeaders } from './answer-headers.ts'
import { holdAnswer } from './hold-answer.ts'
import type { Body, createKeptAnswers, Encoding } from './kept-answers.ts'
import { plainPagePolicy } from './plain-page.ts'
import { ownScriptsHeader, strictPolicy } from './strict-policy.ts'

export type AnswerContext = {
  path: string
  isSecure: boolean
  bodyOf: ReturnType<typeof createKeptAnswers>
  /** Gets the status that leaves. */
  sent: (status: number) => void
  /** Whether the site found that the request cannot be read; asked once. */
  isBadRequest: () => boolean
  /** A page of ours in place of one that the framework draws for what it cannot answer; undefined to leave it. */
  replace: (status: number) => { html: string; policy: string } | undefined
}

const textual = /^(text\/(?!event-stream)|application\/([\w.+-]*\+)?(json|xml|javascript|manifest\+json)|image\/svg\+xml)/
const bodiless: readonly number[] = [204, 304]
/** Bytes that are sent as they are: compressed they would still fill one packet. */
const smallBody = 1000

const header = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

function findEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const accepts = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  return (['br', 'gzip'] as const).find(accepts)
}

const isSame = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')

function tightenPolicy(response: ServerResponse, body: Body): void {
  const own = header(response, ownScriptsHeader)
  response.removeHeader(ownScriptsHeader)
  const policy = header(response, 'content-security-policy')
  if (policy) response.setHeader('Content-Security-Policy', strictPolicy(policy, own, body.inline()))
}

/** Holds what is text; pictures, films and documents pass as they come. */
export function finishAnswer(request: IncomingMessage, response: ServerResponse, context: AnswerContext): void {
  /** What the framework says of failures needs script to be seen; what it says of unknown files is not in our languages. */
  function needsReplacing(): boolean {
    const policy = header(response, 'content-security-policy')
    const { statusCode } = response
    return isPage(response) && policy !== plainPagePolicy && (statusCode >= 500 || statusCode === 400 || !policy)
  }

  function setHeaders(): void {
    setAnswerHeaders(response, context.path, context.isSecure)
    context.sent(response.statusCode)
  }

  /** Before anything is made of an answer: a request that could not be read is not our failure. */
  function correctStatus(): void {
    if (context.isBadRequest() && response.statusCode >= 500) response.statusCode = 400
  }

  async function deliver(given: Buffer, send: (body: Buffer | undefined) => void): Promise<void> {
    correctStatus()
    const replacement = needsReplacing() ? context.replace(response.statusCode) : undefined
    if (replacement) {
      response.setHeader('Content-Security-Policy', replacement.policy)
      response.setHeader('Cache-Control', 'no-store')
      response.removeHeader('content-length')
    }
    const bytes = replacement ? Buffer.from(replacement.html) : given
    const isKept = response.statusCode === 200 && !/no-store|private/.test(header(response, 'cache-control'))
    const body = context.bodyOf(bytes, isKept)
    if (isPage(response)) tightenPolicy(response, body)
    setHeaders()
    if (bodiless.includes(response.statusCode) || bytes.length === 0) return send(undefined)
    if (isKept && !response.hasHeader('etag')) {
      response.setHeader('ETag', body.etag)
      if (isSame(request, body.etag)) {
        response.statusCode = 304
        response.removeHeader('content-length')
        return send(undefined)
      }
    }
    await sendBody(body, send)
  }

  async function sendBody(body: Body, send: (body: Buffer | undefined) => void): Promise<void> {
    response.appendHeader('Vary', 'Accept-Encoding')
    const encoding = body.bytes.length >= smallBody ? findEncoding(request) : undefined
    const sent = encoding ? await body.compress(encoding) : body.bytes
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', sent.length)
    if (!response.destroyed) send(request.method === 'HEAD' ? undefined : sent)
  }

  holdAnswer(response, {
    isHeld: () =>
      textual.test(header(response, 'content-type')) && response.statusCode !== 206 && !response.hasHeader('content-encoding'),
    pass: setHeaders,
    deliver: (body, send) => {
      deliver(body, send).catch((error: unknown) => {
        console.error({ event: 'answer-failed', message: error instanceof Error ? error.message : String(error) })
        response.destroy()
      })
    },
  })
}
