/**
 * Registers with the gateway which pages are the same for every visitor and may be served from its cache
 * (lib/process/shared-pages.ts), by the same routing decision as the middleware.
 */
import 'server-only'
import { type AskedAddress, type SharedPage, setFindSharedPage, setSharedHeaders } from '../../process/shared-pages.ts'
import { languageKey } from '../../routing/detect-language.ts'
import { findSharedPage } from '../../routing/shared-page.ts'
import { sharedPageHeaders } from './page-policy.ts'
import { routingContext } from './routing-context.ts'

const languageCookie = new RegExp(`(?:^|; )${languageKey}=(\\w+)`)

/** An address that URL parsing normalizes, such as one with `/../` in it, is not shared: the middleware redirects it. */
function find({ path, query, cookie, acceptLanguage }: AskedAddress): SharedPage | undefined {
  const { pathname, searchParams } = new URL(`http://site${path}?${query}`)
  if (pathname !== path) return undefined
  const chosen = languageCookie.exec(cookie ?? '')?.[1]
  return findSharedPage(routingContext(), { pathname, query: searchParams, cookie: chosen, acceptLanguage })
}

/** Called where the middleware is loaded, so that both use the same copy of the modules. */
export function registerSharedPages(): void {
  setFindSharedPage(find)
  setSharedHeaders(sharedPageHeaders)
}
