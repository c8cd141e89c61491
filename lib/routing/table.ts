/** The localized path table, indexed in both directions (specification 2, "Localized path table"). */
import type { Route } from '../content/route.ts'
import type { Language } from '../domain/text/language.ts'
import { languageCodes } from '../domain/text/language.ts'

export type RouteTable = {
  routes: readonly Route[]
  byOriginal: ReadonlyMap<string, Route>
  /** Key: `nl/te-koop`. */
  byPath: ReadonlyMap<string, Route>
  /** Key: lower-case path in any language, or the original path; to redirect from other spellings. */
  byAnySpelling: ReadonlyMap<string, Route>
}

/** Key of {@link RouteTable.byPath}. */
export function pathKey(language: Language, path: string): string {
  return `${language}/${path}`
}

/** Indexes the routes. Of two routes with the same address the first is used; `findDuplicatePaths` reports them. */
export function buildRouteTable(routes: readonly Route[]): RouteTable {
  const byPath = new Map<string, Route>()
  const byAnySpelling = new Map<string, Route>()
  for (const route of routes) {
    for (const language of languageCodes) {
      const path = route.path[language]
      if (!byPath.has(pathKey(language, path))) byPath.set(pathKey(language, path), route)
      if (!byAnySpelling.has(path)) byAnySpelling.set(path, route)
    }
  }
  for (const route of routes) {
    const original = route.original.toLowerCase()
    if (!byAnySpelling.has(original)) byAnySpelling.set(original, route)
  }
  return { routes, byOriginal: new Map(routes.map((route) => [route.original, route])), byPath, byAnySpelling }
}

/** Addresses used by two routes in one language. */
export function findDuplicatePaths(routes: readonly Route[]): { language: Language; path: string; originals: string[] }[] {
  const claims = new Map<string, { language: Language; path: string; originals: string[] }>()
  for (const route of routes) {
    for (const language of languageCodes) {
      const path = route.path[language]
      const claim = claims.get(pathKey(language, path)) ?? { language, path, originals: [] }
      claim.originals.push(route.original)
      claims.set(pathKey(language, path), claim)
    }
  }
  return [...claims.values()].filter((claim) => claim.originals.length > 1)
}
