/** What is decided about an address, and what the decision needs to know (specification 2). */

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

/** What the decision needs to know of the content. */
export type RoutingContext = {
  routeTable: RouteTable
  languages: readonly Language[]
  defaultLanguage: Language
  /** Whether a Published page stands behind an original path. */
  isPublished: (original: string) => boolean
  /** Which modules the page at an original path needs to know. */
  moduleSet: (original: string) => ModuleSet
  findProperty: (id: number) => PublicProperty | undefined
  findProject: (id: number) => PublicProject | undefined
  /** What was published before and has been taken away. */
  findFormer: (id: number) => FormerListing | undefined
  /** Whether one of a list has this last segment. */
  hasItem: (list: ItemList, slug: string) => boolean
  cityAliases: Readonly<Record<string, string>>
  /** Reads the query of a list, such that the page which shows it gets what was read. */
  readListQuery: (query: URLSearchParams) => ListQuery
  /** Towns and types with a page of their own below the list of a goal. */
  landingPages: (goal: SearchGoal) => LandingPages
  /** How many pages a list has under a filter; at least one. */
  countPages: (goal: SearchGoal, filter: PropertyFilter) => number
  /** What a text typed into the search box names: the address of a property or project, or a filter of the list. */
  readText: (goal: SearchGoal, text: string, language: Language) => TypedText | undefined
  /** Whether the query holds a genuine ticket for a preview of an original path (ruling 8). */
  isPreview: (original: string, query: URLSearchParams) => boolean
}

export type RoutingRequest = {
  pathname: string
  query: URLSearchParams
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * `language` on a redirect: the visitor chose it by `?lng=`, so it is to be stored.
 * `isPrivate` on a rewrite: nobody else may see the answer, whatever page it shows (lib/server/accounts/pass-gate.ts).
 */
export type Resolution =
  | { kind: 'rewrite'; path: string; status: 200 | 403 | 404 | 410; isPreview?: true; isPrivate?: true }
  | { kind: 'redirect'; to: string; permanent: boolean; dependsOnVisitor: boolean; language?: Language }

/** Shows what is made at `path`. */
export const rewrite = (path: string, status: 200 | 404 | 410 = 200) => ({ kind: 'rewrite', path, status }) as const
/** For spellings that stay wrong. */
export const permanentRedirect = (to: string): Resolution => ({ kind: 'redirect', to, permanent: true, dependsOnVisitor: false })

/** For what may change at any time. */
export const temporaryRedirect = (to: string): Resolution => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: false })

/** An address with its query, if there is one. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
