/** What the table of routes says of a page or a route handler (lib/routing/app-routes.ts). */
import type { Right } from '../domain/office/rights.ts'

/**
 * Who gets an answer, and what kind of answer. `public`: the same for everybody. All others are nobody else's business and load
 * nothing from elsewhere. `visitor`: whoever comes, who sees what is their own. `token`: whoever has the link of a mail or a
 * signed address. `guest`: whoever is not logged in. `account`: whoever is. `owner`: owners, and of one property its own alone.
 * `staff`: people of the agency who have the right that the entry names, by a second factor.
 */
export type Access = 'public' | 'visitor' | 'token' | 'guest' | 'account' | 'owner' | 'staff'

/** `static`: made once until the content changes, so that it may hold no nonce. `dynamic`: made for each request. */
type Rendering = 'static' | 'dynamic'

/**
 * What the gateway charges for an address without a query; with one, a page counts as dynamic (lib/gateway/request-kind.ts).
 * `free`: not counted and let in whatever there is to do.
 */
export type Cost = 'free' | 'file' | 'picture' | 'page' | 'dynamic'

/**
 * `content`: search engines may list it, unless the content says no. `never`: its pages or answers say no.
 * `blocked`: `robots.txt` keeps crawlers from asking at all.
 */
type Indexing = 'content' | 'never' | 'blocked'

/** Pages and files of the office say which right they need. */
type Guarded = { access: 'staff'; right: Right } | { access: Exclude<Access, 'staff'>; right?: never }

type Route = Guarded & { rendering: Rendering; cost: Cost; indexing: Indexing }

/**
 * Which of a page's addresses the gateway may answer from memory, for everybody (lib/gateway/keeper.ts): none, those without a
 * query, or those with the query of a list and nothing else. `briefly`: those without a query, for a minute at most.
 */
type Keeping = 'never' | 'withoutQuery' | 'briefly' | 'listQuery'

/** Only what is the same for everybody can be kept. */
type KeptRoute = { access: 'public'; kept: Keeping } | { access: Exclude<Access, 'public'>; kept?: never }

type PageFields = {
  /** Original paths of the path table that are made here and not by the page of the content, with what stands for the brackets. */
  originals?: Readonly<Record<string, string>>
  /** Original path whose address, with one more segment for what stands in the last brackets, leads here: `/nl/kantoor/aanvragen/5f3a/`. */
  below?: string
  /** Whether these addresses stand only while the content publishes a page at the original path. */
  followsContent?: true
  /** Parameters that leave the address besides those that do so on every page (lib/routing/secret-links.ts). */
  secrets?: readonly string[]
  /** Who may show the page in a frame besides nobody. */
  framedBy?: "'self'"
}

export type PageRoute = Route & KeptRoute & PageFields

export type HandlerRoute = Route & {
  /** What a request that sends something costs, where that is no form. */
  posted?: Cost
  /** Whether every page may be another one once something was posted here. */
  renews?: true
}
