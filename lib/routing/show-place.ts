/** Resolves a place to the page that renders it, or to a redirect to its canonical address. */
import type { Route } from '../content/route.ts'
import { calculatorFields } from '../domain/costs/calculator-fields.ts'
import { hasBuyingCosts } from '../domain/costs/has-calculator.ts'
import type { Language } from '../domain/text/language.ts'
import { hasEstimateQuery, valuationPath } from './estimate-query.ts'
import { isOutside, listPathOf } from './href.ts'
import { type Place, type ProjectPlace, type PropertyPlace, pathOf } from './locate.ts'
import { findOriginalPage } from './match-route.ts'
import { bookedPage } from './private-pages.ts'
import { hasReferenceQuery, referencesPath } from './reference-query.ts'
import {
  permanentRedirect,
  type Resolution,
  type RoutingContext,
  type RoutingRequest,
  rewrite,
  temporaryRedirect,
  withQuery,
} from './resolution.ts'
import { listGoals, resolveIdList, resolveLanding, resolveList } from './resolve-list.ts'
import { removedForm, returnedFolder, returnedFormPage, returnedParameter } from './returned-form.ts'
import { contentFolder } from './set-folders.ts'

/** Pages with property ids in the query parameter `ids`. */
const queryPages: readonly string[] = ['favourites', 'compare']

const notFound = (language: Language, what: 'page' | 'property' | 'project' = 'page') =>
  rewrite(`/${language}/${what}-not-found/`, 404)

/** A valid ticket shows the preview; anything else the 404 page, so that the existence of the page is not revealed. */
function showPreview(context: RoutingContext, language: Language, original: string, own: string, request: RoutingRequest) {
  const { pathname, query } = request
  if (!context.isPreview(original, query)) return notFound(language)
  return pathname === own ? ({ ...rewrite(own), isPreview: true } as const) : temporaryRedirect(withQuery(own, query))
}

/** A filled-in calculator is rendered by the dynamic twin, like a list with filters. */
function showProperty({ property, page }: PropertyPlace, language: Language, { query }: RoutingRequest): Resolution {
  if (page) return rewrite(`/${language}/property/${property.id}/${page}/`)
  const isFilledIn = hasBuyingCosts(property) && calculatorFields.some((field) => query.has(field))
  return rewrite(`/${language}/property/${property.id}/${isFilledIn ? 'costs/' : ''}`, property.archived ? 410 : 200)
}

const showProject = ({ project, page }: ProjectPlace, language: Language): Resolution =>
  rewrite(`/${language}/project/${project.id}/${page ? `${page}/` : ''}`)

function showPage(context: RoutingContext, language: Language, { original }: Route, own: string, request: RoutingRequest) {
  const goal = listGoals.find((candidate) => listPathOf[candidate] === original)
  if (goal) return resolveList(context, language, goal, request)
  if (queryPages.includes(original)) return resolveIdList(context, language, original, own, request.query)
  // Without the query it is a static page; with it, the page of one visitor.
  if (original === bookedPage.original && request.query.has(bookedPage.query))
    return rewrite(`/${language}/${bookedPage.internal}/`)
  const isReturned = request.query.has(returnedParameter)
  if (original === valuationPath && !isReturned && hasEstimateQuery(request.query)) return rewrite(`/${language}/estimate/`)
  if (original === referencesPath && hasReferenceQuery(request.query)) return rewrite(`/${language}/filtered/${referencesPath}/`)
  const elsewhere = findOriginalPage(original)
  if (elsewhere) return rewrite(`/${language}/${elsewhere.internal}/`)
  if (!isReturned) return rewrite(`/${language}/${contentFolder(context, original)}`)
  return rewrite(`/${language}/${returnedFolder}/${original ? `${original}/` : ''}`)
}

/** Whether the page of a place does not contain the returned form, so that the form is shown on its own. */
function isFormWithoutPage(place: Place): boolean {
  switch (place.kind) {
    case 'missing':
      return place.isForm || place.what === 'page'
    case 'former':
      return place.isForm
    case 'property':
      return place.lost !== undefined
    case 'page':
      return queryPages.includes(place.route.original) || listGoals.some((goal) => listPathOf[goal] === place.route.original)
    default:
      return place.kind === 'unpublished' || place.kind === 'landing' || place.kind === 'external' || place.kind === 'item'
  }
}

/** Whether the returned form is shown on its own. */
const isReturnedAlone = (place: Place, { query }: RoutingRequest): boolean =>
  query.get(returnedParameter) === removedForm || (query.has(returnedParameter) && isFormWithoutPage(place))

/** Temporary for a form that may be offered again, and for addresses of accounts, which must not be cached. */
function redirectTo(place: Place, own: string, query: URLSearchParams): Resolution {
  if (place.kind === 'property' && place.lost === 'notOffered') return temporaryRedirect(own)
  return place.kind === 'private' ? temporaryRedirect(withQuery(own, query)) : permanentRedirect(withQuery(own, query))
}

/** @param request its query without the language parameter. */
export function showPlace(context: RoutingContext, language: Language, place: Place, request: RoutingRequest): Resolution {
  if (isReturnedAlone(place, request)) return rewrite(`/${language}/${returnedFormPage}/`)
  if (place.kind === 'landing') return resolveLanding(context, language, place.landing, request)
  const own = place.kind === 'unpublished' ? undefined : pathOf(context, place, language)
  if (own === undefined) return notFound(language, place.kind === 'missing' ? place.what : 'page')
  if (isOutside(own)) return temporaryRedirect(own)
  if (place.kind === 'preview') return showPreview(context, language, place.original, own, request)
  if (request.pathname !== own) return redirectTo(place, own, request.query)
  switch (place.kind) {
    case 'private':
      return rewrite(`/${language}/${place.page.internal}/`)
    case 'property':
      return showProperty(place, language, request)
    case 'item':
      return rewrite(`/${language}/${place.list}/${place.slug}/`)
    case 'project':
      return showProject(place, language)
    case 'former':
      return rewrite(`/${language}/former/${place.listing.id}/`, 410)
    case 'page':
      return showPage(context, language, place.route, own, request)
    default:
      return notFound(language)
  }
}
