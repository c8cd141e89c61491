/**
 * Which page of the site an address shares with everybody: the site knows, the gateway asks before it hands a request on. On
 * globalThis: gateway and site are separate bundles of one process.
 */

/** `path` and `query` as they stand in the address; cookie and browser decide the language of a 404 page. */
export type AskedAddress = { path: string; query: string; cookie: string | undefined; acceptLanguage: string | undefined }

/** What makes a page: the folder of its route in `app/`, and what stands for the brackets of its name. */
export type PageTarget = { route: string; params: Readonly<Record<string, string | readonly string[]>> }

/**
 * `key`: the canonical address, or what stands for all addresses that lead to the same 404 page. `language`: that of the page. `isOfNow`: it says
 * what is so at the moment, and holds for a minute. `target`: of a page that the framework keeps no copy of.
 */
export type SharedPage = { key: string; status: 200 | 404 | 410; language: string; isOfNow?: true; target?: PageTarget }

export type FindSharedPage = (asked: AskedAddress) => SharedPage | undefined

/** Headers that the site gives its shared pages. @param isSecure whether the visitor comes over TLS. */
export type SharedHeaders = (isSecure: boolean) => Readonly<Record<string, string>>

declare global {
  var siteSharedPages: FindSharedPage | undefined
  var siteSharedHeaders: SharedHeaders | undefined
}

/** Undefined for what is made for the one who asks, and while the site cannot tell. */
export const findSharedPage: FindSharedPage = (asked) => globalThis.siteSharedPages?.(asked)

export function setFindSharedPage(find: FindSharedPage): void {
  globalThis.siteSharedPages = find
}

/** Undefined while the site cannot tell. */
export const sharedHeaders = (isSecure: boolean) => globalThis.siteSharedHeaders?.(isSecure)

export function setSharedHeaders(headersFor: SharedHeaders): void {
  globalThis.siteSharedHeaders = headersFor
}
