/**
 * Answers requests for shared pages from the page cache: by the address alone if that is cached, else after asking the site which
 * page it is.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeChangedThings } from '../../process/changed-things.ts'
import { findSharedPage } from '../../process/shared-pages.ts'
import type { Limits } from '../limits/limits.ts'
import type { RequestKind } from '../limits/request-kind.ts'
import type { RenderAnonymously } from '../rendering/render-anonymously.ts'
import type { Rejection } from '../responses/reject.ts'
import { type PageRequest, sendCached } from './cached-response.ts'
import { type CacheResult, PageCache } from './page-cache.ts'

/** A request with what the gateway derived from it. */
export type GatewayRequest = {
  request: IncomingMessage
  response: ServerResponse
  kind: RequestKind | 'free'
  path: string
  query: string
  isSecure: boolean
}

/** `sent`: a response with this status was sent. `uncached`: the site has to answer this request itself. */
export type CacheOutcome = { kind: 'sent'; status: number } | { kind: 'rejected'; rejection: Rejection } | { kind: 'uncached' }

const uncached: CacheOutcome = { kind: 'uncached' }
const unshared: CacheResult = { kind: 'unshared' }

/** One entry for https and one for http: the policy of a page differs. */
const keyOf = (key: string, isSecure: boolean) => (isSecure ? `https ${key}` : key)

export const toAddress = ({ path, query }: Pick<GatewayRequest, 'path' | 'query'>) => (query ? `${path}?${query}` : path)

/** False for requests of the framework's script, which fetches parts of pages under the address of the page. */
const isForPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers['rsc'] === undefined && headers['x-nextjs-data'] === undefined

type Lookup = Pick<GatewayRequest, 'path' | 'query' | 'isSecure'> & {
  cookie: string | undefined
  acceptLanguage: string | undefined
}

function findPage({ path, query, isSecure, cookie, acceptLanguage }: Lookup): PageRequest | undefined {
  const page = findSharedPage({ path, query, cookie, acceptLanguage })
  return page && { ...page, key: keyOf(page.key, isSecure), address: toAddress({ path, query }), isSecure }
}

/** Whether the address of a page, requested without cookies, still leads to that page. */
function isSamePage({ key, address, language, isSecure }: PageRequest): boolean {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return findPage({ path, query, isSecure, cookie: undefined, acceptLanguage: language })?.key === key
}

export type CacheResponder = {
  respond: (request: GatewayRequest) => Promise<CacheOutcome>
  /** Starts the next generation after the content changed, see `Generations.renew`. */
  renew: () => Promise<void>
}

type CacheResponderOptions = {
  /** Memory limit in bytes; 0 turns the cache off. */
  maxBytes: number
  render: RenderAnonymously
  /** Whether pages are rendered by the renderer process. */
  isOffloaded: () => boolean
  limits: Limits
  /** Called with errors of background work. */
  failed: (error: unknown) => void
}

export function createCacheResponder({ maxBytes, render, isOffloaded, limits, failed }: CacheResponderOptions): CacheResponder {
  const cache = new PageCache({ maxBytes, render, isOffloaded, isSamePage, failed })

  /** Undefined when the decision throws: the site then decides again for this request, and reports the error. */
  function pageOf({ request: { headers }, path, query, isSecure }: GatewayRequest): PageRequest | undefined {
    try {
      return findPage({ path, query, isSecure, cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
    } catch {
      return undefined
    }
  }

  /** Looks a response up by the request's address, then by the page that the address leads to; else renders it. */
  async function findOrRender(incoming: GatewayRequest, kind: 'page' | 'dynamic'): Promise<CacheResult> {
    const known = cache.find(keyOf(toAddress(incoming), incoming.isSecure))
    if (known) return { kind: 'cached', cached: known }
    const page = maxBytes > 0 ? pageOf(incoming) : undefined
    if (!page) return unshared
    const cached = cache.find(page.key)
    if (cached) return { kind: 'cached', cached }
    if (!isSamePage(page)) return unshared
    return cache.render(page, incoming.response, (caller, task) => limits.start(caller, kind, task))
  }

  async function respond(incoming: GatewayRequest): Promise<CacheOutcome> {
    const { request, response, kind } = incoming
    if ((kind !== 'page' && kind !== 'dynamic') || !isForPage(request)) return uncached
    const result = await findOrRender(incoming, kind)
    if (result.kind === 'unshared') return uncached
    if (result.kind === 'rejected') return result
    const { cached } = result
    return { kind: 'sent', status: await sendCached(request, response, cached, () => cache.updateSize(cached)) }
  }

  return { respond, renew: () => cache.renew(takeChangedThings()) }
}
