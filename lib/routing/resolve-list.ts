/** Which page renders a list with a query, and the landing pages below it. */

import { noFilter, type PropertyFilter } from '../domain/search/property-filter.ts'
import type { SearchGoal } from '../domain/subscriptions/saved-search.ts'
import type { Language } from '../domain/text/language.ts'
import { listPathOf, localizedHref } from './href.ts'
import { type LandingPage, landingFilter, landingHref } from './landing-pages.ts'
import { buildListQuery, emptyListQuery, isFilterOnly, type ListQuery } from './list-query.ts'
import { normaliseQuery, type TownNames } from './normalise-query.ts'
import {
  permanentRedirect,
  type Resolution,
  type RoutingContext,
  type RoutingRequest,
  rewrite,
  temporaryRedirect,
  withQuery,
} from './resolution.ts'
import { contentFolder, filteredFolder } from './set-folders.ts'

export const listGoals = ['sale', 'rent'] as const satisfies readonly SearchGoal[]

/** The landing page that an address refers to, whether or not it exists. */
export type FoundLanding = { goal: SearchGoal; page: LandingPage }

const listPath = ({ routeTable }: RoutingContext, goal: SearchGoal, language: Language) =>
  localizedHref(routeTable, listPathOf[goal], language)

function townNames(context: RoutingContext, goal: SearchGoal | undefined): TownNames {
  const findZips = (name: string) => {
    const town = goal && context.landingPages(goal).findTown(name)
    return town ? town.zips.map((zip) => ({ name: town.name, zip })) : []
  }
  return { aliases: context.cityAliases, findZips }
}

/** `te-koop/berchem`, `a-vendre/anvers/appartement`: below the path of a list, in any language with landing pages. */
export function findLanding(context: RoutingContext, segments: readonly string[]): FoundLanding | undefined {
  const address = segments.map((segment) => segment.toLowerCase())
  for (const goal of listGoals) {
    const route = context.routeTable.byOriginal.get(listPathOf[goal])
    if (!route || route.external || !context.isPublished(route.original)) continue
    for (const path of [route.original, ...Object.values(route.path)]) {
      if (!`${address.join('/')}/`.startsWith(`${path}/`)) continue
      const page = context.landingPages(goal).read(address.slice(path.split('/').length))
      if (page) return { goal, page }
    }
  }
  return undefined
}

/** The path of the landing page, or of the nearest existing one: of its town, its type, or the list. */
export function landingPath(context: RoutingContext, { goal, page }: FoundLanding, language: Language): string {
  const list = listPath(context, goal, language)
  const nearest = context.landingPages(goal).findNearest(page)
  return nearest ? landingHref(list, nearest, language) : list
}

/** Internal path that renders a landing page; `-` for no town or no type. */
function internalPathOf(language: Language, goal: SearchGoal, { town, type }: LandingPage, page: number): string {
  const place = `landing/${listPathOf[goal]}/${town?.segment ?? '-'}/${type?.webId ?? '-'}/`
  return page > 1 ? `/${language}/filtered/${place}` : `/${language}/${place}`
}

const isSameFilter = (a: PropertyFilter, b: PropertyFilter) =>
  buildListQuery({ ...emptyListQuery, filter: a }).toString() === buildListQuery({ ...emptyListQuery, filter: b }).toString()

/** A page number beyond the last becomes the last. */
function withinPages(context: RoutingContext, goal: SearchGoal, query: ListQuery): ListQuery {
  return query.page > 1 ? { ...query, page: Math.min(query.page, context.countPages(goal, query.filter)) } : query
}

/** A query with a text from the search box only: it may refer to a property, a type or a town, as in the search panel. */
function readTyped(context: RoutingContext, goal: SearchGoal, language: Language, query: ListQuery) {
  const { text } = query.filter
  const isAlone = isFilterOnly(query) && isSameFilter({ ...query.filter, text: '' }, noFilter)
  return text && isAlone ? context.readText(goal, text, language) : undefined
}

/**
 * A list. With filters it is rendered by its dynamic twin; non-canonical queries redirect; a filter with the same result as a
 * landing page redirects to that page.
 */
export function resolveList(
  context: RoutingContext,
  language: Language,
  goal: SearchGoal,
  { query: raw }: Pick<RoutingRequest, 'query'>,
): Resolution {
  const list = listPath(context, goal, language)
  const { parsed, withForeign, canonical, isCanonical } = normaliseQuery(raw, townNames(context, goal), context.readListQuery)
  if (parsed.ignored.length > 0)
    return isCanonical
      ? rewrite(`/${language}/${filteredFolder(context, listPathOf[goal], parsed.view === 'map')}`)
      : temporaryRedirect(withQuery(list, canonical))
  const typed = readTyped(context, goal, language, parsed)
  if (typed && 'href' in typed) return temporaryRedirect(typed.href)
  const query = withinPages(context, goal, typed ? { ...parsed, filter: typed.filter } : parsed)
  const landing = isFilterOnly(query) ? context.landingPages(goal).findByFilter(query.filter) : undefined
  if (landing) {
    const page = buildListQuery({ ...emptyListQuery, page: query.page })
    return temporaryRedirect(withQuery(landingHref(list, landing, language), withForeign(page)))
  }
  const own = buildListQuery(query)
  if (withForeign(own).toString() !== raw.toString()) return temporaryRedirect(withQuery(list, withForeign(own)))
  const original = listPathOf[goal]
  const folder = own.size > 0 ? filteredFolder(context, original, query.view === 'map') : contentFolder(context, original)
  return rewrite(`/${language}/${folder}`)
}

const either = <T>(chosen: readonly T[], own: readonly T[]) => (chosen.length > 0 ? chosen : own)

/** A filter applied on top of that of the landing page. */
function narrow(page: LandingPage, { cities, types, ...rest }: PropertyFilter): PropertyFilter {
  const own = landingFilter(page)
  return { ...rest, cities: either(cities, own.cities), types: either(types, own.types) }
}

/**
 * A landing page. Redirects to its canonical spelling, to the nearest page while it does not exist, and with a filter to the list.
 */
export function resolveLanding(
  context: RoutingContext,
  language: Language,
  { goal, page }: FoundLanding,
  request: RoutingRequest,
): Resolution {
  const path = landingPath(context, { goal, page }, language)
  const nearest = context.landingPages(goal).findNearest(page)
  const isItself = nearest?.town === page.town && nearest?.type === page.type
  if (!nearest || !isItself) return temporaryRedirect(path)
  if (request.pathname !== path) return permanentRedirect(withQuery(path, request.query))
  const { parsed, withForeign } = normaliseQuery(request.query, townNames(context, goal), context.readListQuery)
  const isPaging = isFilterOnly(parsed) && isSameFilter(parsed.filter, noFilter)
  const filter = narrow(page, parsed.filter)
  if (!isPaging) {
    const list = listPath(context, goal, language)
    return temporaryRedirect(withQuery(list, withForeign(buildListQuery({ ...parsed, filter }))))
  }
  const within = withinPages(context, goal, { ...parsed, filter })
  const own = withForeign(buildListQuery({ ...emptyListQuery, page: within.page }))
  if (own.toString() !== request.query.toString()) return temporaryRedirect(withQuery(path, own))
  return rewrite(internalPathOf(language, goal, page, within.page))
}

/** A page with a list of property ids in its query: favourites and compare. */
export function resolveIdList(
  context: RoutingContext,
  language: Language,
  original: string,
  path: string,
  query: URLSearchParams,
): Resolution {
  const { canonical, hasFilters, isCanonical } = normaliseQuery(query, townNames(context, undefined), context.readListQuery)
  if (!isCanonical) return temporaryRedirect(withQuery(path, canonical))
  return rewrite(`/${language}/${hasFilters ? filteredFolder(context, original) : contentFolder(context, original)}`)
}
