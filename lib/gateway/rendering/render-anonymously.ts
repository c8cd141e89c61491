/**
 * Renders a shared page by an internal request without a visitor's cookies, browser and IP address. So a cached response cannot
 * contain personal data, whatever a page does with its request.
 */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { takeBadRequest } from '../../http/bad-requests.ts'
import { createBodyCache } from '../cache/body-cache.ts'
import { type CachedResponse, type PageRequest, toHeaderList } from '../cache/cached-response.ts'
import { finalizeResponse } from '../responses/finalize-response.ts'
import { createBlankRequest } from './blank-request.ts'
import type { RenderPage } from './render-page.ts'

/** How long (ms) a page is fresh: it may contain dates. The framework itself re-renders it hourly. */
const freshFor = 10 * 60_000
/** The same when the framework returned a stale page and is re-rendering it. */
const frameworkStaleFor = 3_000
/** The same for a page about the current moment (`isOfNow`). */
const ofNowFreshFor = 20_000

const headersFor = ({ language, isSecure }: PageRequest, id: string) => ({
  accept: 'text/html',
  'accept-language': language,
  // Without a user agent the framework would send late titles and descriptions after the page, as to a browser
  // (`htmlLimitedBots`, next.config.ts).
  'user-agent': 'gateway',
  'x-forwarded-proto': isSecure ? 'https' : 'http',
  'x-request-id': id,
})

/** A response with a cookie or a nonce must not be shared. */
const isShareable = (response: ServerResponse) =>
  !response.hasHeader('set-cookie') && !String(response.getHeader('content-security-policy')).includes("'nonce-")

type Finished = { bytes: Buffer; etag: string; isStale: boolean }

function toCached(page: PageRequest, response: ServerResponse, { bytes, etag, isStale }: Finished): CachedResponse {
  const renderedAt = Date.now()
  return {
    page,
    headers: toHeaderList(response.getHeaders()),
    etag: page.status === 200 ? etag : undefined,
    bytes,
    compressed: {},
    compressing: new Map(),
    isBusy: false,
    isBestCompressed: false,
    hits: 0,
    renderedAt,
    staleSince: undefined,
    freshUntil: renderedAt + (isStale ? frameworkStaleFor : page.isOfNow ? ofNowFreshFor : freshFor),
  }
}

/**
 * @param previous the version to be replaced, when a page is re-rendered; the new one may be compressed in the same encodings at
 * once.
 * @returns undefined when the response cannot be cached: its status is not the expected one, or it has a cookie or a nonce.
 */
export type RenderAnonymously = (page: PageRequest, previous?: CachedResponse) => Promise<CachedResponse | undefined>

/** @returns a function that renders pages in this process. */
export function createAnonymousRendering(renderPage: RenderPage): RenderAnonymously {
  const bodyOf = createBodyCache(0)

  return async function render(page) {
    const id = randomUUID().slice(0, 13)
    const { request, response, end } = createBlankRequest({ method: 'GET', url: page.address, headers: headersFor(page, id) })
    let cached: CachedResponse | undefined
    const { delivered } = finalizeResponse(request, response, {
      path: page.address.split('?')[0] ?? '/',
      isSecure: page.isSecure,
      bodyOf,
      onStatus: () => {},
      isBadRequest: () => takeBadRequest(id),
      retryAfter: () => undefined,
      replace: () => undefined,
      store: (finished) => {
        if (response.statusCode === page.status && isShareable(response)) cached = toCached(page, response, finished)
      },
    })
    await renderPage(page, request, response)
    await delivered()
    end()
    return cached
  }
}
