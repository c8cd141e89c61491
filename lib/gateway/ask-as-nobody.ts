/**
 * Asks the site for a page as nobody: without cookie, browser and address of a visitor. So what is kept for everybody
 * cannot hold what is one visitor's, whatever a page does with its request.
 */
import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { takeBadRequest } from '../http/bad-requests.ts'
import { finalizeAnswer } from './answer.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { Handler } from './handler.ts'
import { type KeptAnswer, toHeaderList, type WantedPage } from './kept-answer.ts'

/** Milliseconds after which a page is looked at again, as dates may stand in it: the framework makes it again hourly. */
const freshFor = 10 * 60_000
/** The framework gave the former page and makes another one now. */
const staleFor = 3_000
/** Of a page that says what is so at the moment. */
const momentFreshFor = 20_000

/** Takes what is written and keeps nothing. */
class Sink extends Socket {
  override _write(_chunk: unknown, _encoding: unknown, done: () => void): void {
    done()
  }
  override _writev(_chunks: unknown, done: () => void): void {
    done()
  }
}

function blankRequest(socket: Socket, { address, language, isSecure }: WantedPage, id: string): IncomingMessage {
  const headers = {
    host: 'localhost',
    accept: 'text/html',
    'accept-language': language,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': isSecure ? 'https' : 'http',
    'x-request-id': id,
  }
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    url: address,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  request.headers = headers
  request.rawHeaders = Object.entries(headers).flat()
  request.complete = true
  request.push(null)
  return request
}

/** A nonce in something that is kept would be everybody's, and a cookie too. */
const isForEverybody = (response: ServerResponse) =>
  !response.hasHeader('set-cookie') && !String(response.getHeader('content-security-policy')).includes("'nonce-")

type Finished = { bytes: Buffer; etag: string; isStale: boolean }

function toKept(page: WantedPage, response: ServerResponse, { bytes, etag, isStale }: Finished): KeptAnswer {
  const madeAt = Date.now()
  return {
    page,
    headers: toHeaderList(response.getHeaders()),
    etag: page.status === 200 ? etag : undefined,
    bytes,
    compressed: {},
    compressing: new Map(),
    isTight: false,
    asked: 0,
    madeAt,
    formerSince: undefined,
    freshUntil: madeAt + (isStale ? staleFor : page.isOfNow ? momentFreshFor : freshFor),
  }
}

export type AskAsNobody = (page: WantedPage) => Promise<KeptAnswer | undefined>

/** @returns what asks for a page; undefined when it is not the one that was expected, such as a failure. */
export function createAsking(handle: Handler): AskAsNobody {
  const bodyOf = createAnswerCache(0)

  return async function ask(page) {
    const socket = new Sink()
    const id = randomUUID().slice(0, 13)
    const request = blankRequest(socket, page, id)
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    let kept: KeptAnswer | undefined
    const { delivered } = finalizeAnswer(request, response, {
      path: page.address.split('?')[0] ?? '/',
      isSecure: page.isSecure,
      bodyOf,
      sent: () => {},
      isBadRequest: () => takeBadRequest(id),
      closedFor: () => undefined,
      replace: () => undefined,
      keep: (finished) => {
        if (response.statusCode === page.status && isForEverybody(response)) kept = toKept(page, response, finished)
      },
    })
    await handle(request, response)
    await delivered()
    socket.destroy()
    return kept
  }
}
