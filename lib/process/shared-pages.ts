/**
 * Which shared page (the same for every visitor) an address leads to: the site decides, and the gateway asks before it passes a
 * request on. On globalThis, since gateway and site are separate bundles in one process.
 */

/** `path` and `query` as in the address; cookie and `Accept-Language` decide the language of a 404 page. */
export type AskedAddress = { path: string; query: string; cookie: string | undefined; acceptLanguage: string | undefined }

/** `route`: folder of the page in `app/`. `params`: values of the route's dynamic segments. */
export type PageTarget = { route: string; params: Readonly<Record<string, string | readonly string[]>> }

/**
 * `key`: the canonical address, or one key for all addresses that lead to the same 404 page. `language`: that of the page.
 * `isOfNow`: its content depends on the current time; it may be served for a minute. `target`: only for pages that the framework
 * does not cache itself.
 */
export type SharedPage = { key: string; status: 200 | 404 | 410; language: string; isOfNow?: true; target?: PageTarget }

export type FindSharedPage = (asked: AskedAddress) => SharedPage | undefined

/** Headers of shared pages. @param isSecure whether the visitor's connection uses TLS. */
export type SharedHeaders = (isSecure: boolean) => Readonly<Record<string, string>>

declare global {
  var siteSharedPages: FindSharedPage | undefined
  var siteSharedHeaders: SharedHeaders | undefined
}

/** Undefined for a page that is rendered for one visitor, and until the site has set its function. */
export const findSharedPage: FindSharedPage = (asked) => globalThis.siteSharedPages?.(asked)

export function setFindSharedPage(find: FindSharedPage): void {
  globalThis.siteSharedPages = find
}

/** Undefined until the site has set them. */
export const sharedHeaders = (isSecure: boolean) => globalThis.siteSharedHeaders?.(isSecure)

export function setSharedHeaders(headersFor: SharedHeaders): void {
  globalThis.siteSharedHeaders = headersFor
}
