/** Whether the response to an address is the same for everybody, so that the gateway may cache it, by the table of routes. */
import type { PageTarget, SharedPage } from '../process/shared-pages.ts'
import { isKey } from './list-query.ts'
import { type FoundPage, findOwnRoute, findPageRoute, isApart } from './match-route.ts'
import { type RoutingContext, type RoutingRequest, withQuery } from './resolution.ts'
import { resolveRequest } from './resolve.ts'
import type { PageRoute } from './route-entry.ts'
import { handleParameter, isClosedPage } from './secret-links.ts'

/** A missing page is the same for every query, except with an access token or a returned form. */
const isOpen = (path: string, query: URLSearchParams) => !query.has(handleParameter) && !isClosedPage(path, query)

const hasListQueryAlone = (query: URLSearchParams) => [...query.keys()].every(isKey)

/** Whether a page with this query is the same for everybody. @param path internal path. */
function isShared(caching: PageRoute['caching'], path: string, status: number, query: URLSearchParams): boolean {
  switch (caching) {
    case 'withoutQuery':
    case 'briefly':
      return query.size === 0 || (status === 404 && isOpen(path, query))
    case 'listQuery':
      return hasListQueryAlone(query)
    default:
      return false
  }
}

/** Only for a dynamic page: of static pages the framework has its own cache. */
function targetOf({ rendering, folder, params }: FoundPage): PageTarget | undefined {
  if (rendering !== 'dynamic') return undefined
  const given = Object.entries(params).map(([name, value = '']) => {
    const isMany = folder.includes(`[...${name}]`)
    return [name, isMany ? value.split('/').map(decodeURIComponent) : decodeURIComponent(value)] as const
  })
  return { route: folder, params: Object.fromEntries(given) }
}

/**
 * @returns undefined for redirects and for personal responses. All missing pages of one language and kind share a key, which
 *   contains a space so that it is not an address.
 */
export function findSharedPage(context: RoutingContext, request: RoutingRequest): SharedPage | undefined {
  // Paths of their own, such as the map, are not pages of the content and would be looked up as missing. Nor are folders without
  // pages, and files (without trailing slash), which bypass the middleware.
  const { pathname } = request
  if (!pathname.endsWith('/') || isApart(pathname) || findOwnRoute(pathname)) return undefined
  const resolution = resolveRequest(context, request)
  if (resolution.kind !== 'rewrite' || resolution.isPreview || resolution.isPrivate) return undefined
  const { path, status } = resolution
  const page = findPageRoute(path)
  if (status === 403 || !page || !isShared(page.caching, path, status, request.query)) return undefined
  const key = status === 404 ? `404 ${path}` : withQuery(pathname, request.query)
  const language = path.split('/')[1] ?? context.defaultLanguage
  const target = status === 200 ? targetOf(page) : undefined
  return { key, status, language, ...(page.caching === 'briefly' && { isOfNow: true }), ...(target && { target }) }
}
