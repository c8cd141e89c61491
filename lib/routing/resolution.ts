/** The decision about an address, and the data that it needs (specification 2). */

import type { ModuleSet } from '../content/module-set.ts'
import type { PublicProject } from '../domain/project/project.ts'
import type { FormerListing } from '../domain/property/former-listing.ts'
import type { PublicProperty } from '../domain/property/property.ts'
import type { PropertyFilter } from '../domain/search/property-filter.ts'
import type { SearchGoal } from '../domain/subscriptions/saved-search.ts'
import type { Language } from '../domain/text/language.ts'
import type { ItemList } from './href.ts'
import type { LandingPages } from './landing-pages.ts'
import type { ListQuery } from './list-query.ts'
import type { RouteTable } from './table.ts'

export type TypedText = { href: string } | { filter: PropertyFilter }

/** The content as far as routing needs it. */
export type RoutingContext = {
  routeTable: RouteTable
  languages: readonly Language[]
  defaultLanguage: Language
  /** Whether an original path has a published page. */
  isPublished: (original: string) => boolean
  /** The module set of the page at an original path. */
  moduleSet: (original: string) => ModuleSet
  findProperty: (id: number) => PublicProperty | undefined
  findProject: (id: number) => PublicProject | undefined
  /** Listings that were published earlier and removed since. */
  findFormer: (id: number) => FormerListing | undefined
  /** Whether a list has an item with this last segment. */
  hasItem: (list: ItemList, slug: string) => boolean
  cityAliases: Readonly<Record<string, string>>
  /** Parses the query of a list; cached, so that the page gets the same result without parsing again. */
  readListQuery: (query: URLSearchParams) => ListQuery
  /** Landing pages of towns and types below the list of a goal. */
  landingPages: (goal: SearchGoal) => LandingPages
  /** Number of pages of a list with a filter; at least one. */
  countPages: (goal: SearchGoal, filter: PropertyFilter) => number
  /** What a text from the search box refers to: the address of a property or project, or a filter of the list. */
  readText: (goal: SearchGoal, text: string, language: Language) => TypedText | undefined
  /** Whether the query has a valid ticket for a preview of an original path (ruling 8). */
  isPreview: (original: string, query: URLSearchParams) => boolean
}

export type RoutingRequest = {
  pathname: string
  query: URLSearchParams
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * `language` on a redirect: chosen by the visitor with `?lng=`, to be stored in a cookie. `isPrivate` on a rewrite: the response
 * must not be shared, whatever page it is (lib/server/accounts/check-access.ts).
 */
export type Resolution =
  | { kind: 'rewrite'; path: string; status: 200 | 403 | 404 | 410; isPreview?: true; isPrivate?: true }
  | { kind: 'redirect'; to: string; permanent: boolean; dependsOnVisitor: boolean; language?: Language }

/** Rewrites to the page rendered at `path`. */
export const rewrite = (path: string, status: 200 | 404 | 410 = 200) => ({ kind: 'rewrite', path, status }) as const
/** For spellings that remain wrong. */
export const permanentRedirect = (to: string): Resolution => ({ kind: 'redirect', to, permanent: true, dependsOnVisitor: false })

/** For redirects that may change at any time. */
export const temporaryRedirect = (to: string): Resolution => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: false })

/** A path with its query string, if any. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
