/**
 * Asks the site for a page as nobody: without cookie, browser and address of a visitor. So what is kept for everybody
 * cannot hold what is one visitor's, whatever a page does with its request.
 */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { takeBadRequest } from '../http/bad-requests.ts'
import { finalizeAnswer } from './answer.ts'
import { createAnswerCache } from './answer-cache.ts'
import { createBlankRequest } from './blank-request.ts'
import { type KeptAnswer, toHeaderList, type WantedPage } from './kept-answer.ts'
import type { MakePage } from './make-page.ts'

/** Milliseconds after which a page is looked at again, as dates may stand in it: the framework makes it again hourly. */
const freshFor = 10 * 60_000
/** The framework gave the former page and makes another one now. */
const staleFor = 3_000
/** Of a page that says what is so at the moment. */
const momentFreshFor = 20_000

const headersFor = ({ language, isSecure }: WantedPage, id: string) => ({
  accept: 'text/html',
  'accept-language': language,
  // Who has no name is taken for a browser that gets title and description after the page, where those are late (`htmlLimitedBots`, next.config.ts).
  'user-agent': 'gateway',
  'x-forwarded-proto': isSecure ? 'https' : 'http',
  'x-request-id': id,
})

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

/**
 * @param former what is made again: may be made in its forms at once.
 * @returns undefined when it is not the page that was expected, such as a failure.
 */
export type AskAsNobody = (page: WantedPage, former?: KeptAnswer) => Promise<KeptAnswer | undefined>

/** @param make what the framework would do, the long way or the short one. @returns what asks for a page in this process. */
export function createAsking(make: MakePage): AskAsNobody {
  const bodyOf = createAnswerCache(0)

  return async function ask(page) {
    const id = randomUUID().slice(0, 13)
    const { request, response, end } = createBlankRequest({ method: 'GET', url: page.address, headers: headersFor(page, id) })
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
    await make(page, request, response)
    await delivered()
    end()
    return kept
  }
}
