/** Which finished page an address shares with everybody, so that the gateway may answer it from memory: by the table of routes. */
import type { PageTarget, SharedPage } from '../process/shared-pages.ts'
import { isKey } from './list-query.ts'
import { type FoundPage, findOwnRoute, findPageRoute, isApart } from './match-route.ts'
import { type RoutingContext, type RoutingRequest, withQuery } from './resolution.ts'
import { resolveRequest } from './resolve.ts'
import type { PageRoute } from './route-entry.ts'
import { handleParameter, isClosedPage } from './secret-links.ts'

/** What the site has not is the same whatever is asked of it, but not with a right in hand or a form that comes back. */
const isOpen = (path: string, query: URLSearchParams) => !query.has(handleParameter) && !isClosedPage(path, query)

const hasListQueryAlone = (query: URLSearchParams) => [...query.keys()].every(isKey)

/** Whether a page is the same for everybody who asks with this query. @param path where it is made. */
function isShared(kept: PageRoute['kept'], path: string, status: number, query: URLSearchParams): boolean {
  switch (kept) {
    case 'withoutQuery':
    case 'briefly':
      return query.size === 0 || (status === 404 && isOpen(path, query))
    case 'listQuery':
      return hasListQueryAlone(query)
    default:
      return false
  }
}

/** Of a page that the framework makes for each request: of others it keeps a copy, which it looks up itself. */
function targetOf({ rendering, folder, params }: FoundPage): PageTarget | undefined {
  if (rendering !== 'dynamic') return undefined
  const given = Object.entries(params).map(([name, value = '']) => {
    const isMany = folder.includes(`[...${name}]`)
    return [name, isMany ? value.split('/').map(decodeURIComponent) : decodeURIComponent(value)] as const
  })
  return { route: folder, params: Object.fromEntries(given) }
}

/**
 * @returns undefined for redirects and for all that is made for one visitor. All addresses without a page have one key for each
 * language and kind, with a space inside, so that it is nobody's address.
 */
export function findSharedPage(context: RoutingContext, request: RoutingRequest): SharedPage | undefined {
  // What has an address of its own, such as the map, is not looked for among the pages: there it would be missing. Nor is what
  // lies in a folder without pages or ends without a slash, as files do: those never pass the middleware.
  const { pathname } = request
  if (!pathname.endsWith('/') || isApart(pathname) || findOwnRoute(pathname)) return undefined
  const resolution = resolveRequest(context, request)
  if (resolution.kind !== 'rewrite' || resolution.isPreview || resolution.isPrivate) return undefined
  const { path, status } = resolution
  const page = findPageRoute(path)
  if (status === 403 || !page || !isShared(page.kept, path, status, request.query)) return undefined
  const key = status === 404 ? `404 ${path}` : withQuery(pathname, request.query)
  const language = path.split('/')[1] ?? context.defaultLanguage
  const target = status === 200 ? targetOf(page) : undefined
  return { key, status, language, ...(page.kept === 'briefly' && { isOfNow: true }), ...(target && { target }) }
}
