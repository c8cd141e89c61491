/** Types of an entry in the table of routes (lib/routing/app-routes.ts). */
import type { Right } from '../domain/office/rights.ts'

/**
 * Who may access a route. `public`: same response for everybody. All others are private and load nothing from third parties.
 * `visitor`: anyone, with data of the visitor. `token`: holders of a mailed link or a signed address. `guest`: visitors who are
 * not logged in. `account`: logged-in users. `owner`: owners, for their own properties only. `staff`: staff with the right of the
 * entry, logged in with a second factor.
 */
export type Access = 'public' | 'visitor' | 'token' | 'guest' | 'account' | 'owner' | 'staff'

/** `static`: rendered once per content version, without a CSP nonce. `dynamic`: rendered per request. */
type Rendering = 'static' | 'dynamic'

/**
 * Rate limit class in the gateway of an address without query; with one, a page counts as dynamic (lib/gateway/limits/request-kind.ts).
 * `free`: unlimited.
 */
export type Cost = 'free' | 'file' | 'picture' | 'page' | 'dynamic'

/**
 * `content`: may be indexed, unless the content excludes it. `never`: `noindex` in the response. `blocked`: disallowed in
 * `robots.txt`.
 */
type Indexing = 'content' | 'never' | 'blocked'

/** Pages and files of the office require a right. */
type Guarded = { access: 'staff'; right: Right } | { access: Exclude<Access, 'staff'>; right?: never }

type Route = Guarded & { rendering: Rendering; cost: Cost; indexing: Indexing }

/**
 * Which addresses of a page the gateway may cache for everybody (lib/gateway/cache/page-cache.ts): none, those without a query, or those
 * with list parameters only. `briefly`: those without a query, for at most a minute.
 */
type Caching = 'never' | 'withoutQuery' | 'briefly' | 'listQuery'

/** Only public responses can be cached. */
type CachedRoute = { access: 'public'; caching: Caching } | { access: Exclude<Access, 'public'>; caching?: never }

type PageFields = {
  /**
   * Original paths in the path table rendered by this route instead of the page of the content, with the values of its dynamic
   * segments.
   */
  originals?: Readonly<Record<string, string>>
  /**
   * Original path whose address plus one segment, the value of the last dynamic segment, leads here:
   * `/nl/kantoor/aanvragen/5f3a/`.
   */
  below?: string
  /** Whether these addresses only exist while the content publishes a page at the original path. */
  followsContent?: true
  /** Query parameters moved to a cookie, in addition to those moved on every page (lib/routing/secret-links.ts). */
  secrets?: readonly string[]
  /** Who may embed the page in a frame; nobody by default. */
  framedBy?: "'self'"
}

export type PageRoute = Route & CachedRoute & PageFields

export type HandlerRoute = Route & {
  /** Rate limit class of a POST that is not a form. */
  posted?: Cost
  /** Whether a POST here may change any page, so that caches are cleared. */
  renews?: true
}
