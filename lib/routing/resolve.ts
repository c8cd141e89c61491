/** Decides what an address means: which page answers, or where the visitor is sent (specification 2; rulings 1, 2, 7, 11, 14). */
import { calculatorFields } from '../domain/costs/calculator-fields.ts'
import { hasBuyingCosts } from '../domain/costs/has-calculator.ts'
import type { PublicProject } from '../domain/project/project.ts'
import type { PublicProperty } from '../domain/property/property.ts'
import { formsOf, isPropertyForm } from '../domain/property/property-forms.ts'
import type { Language } from '../domain/text/language.ts'
import { detectLanguage, findEnabled, type LanguageHints } from './detect-language.ts'
import {
  feedFile,
  feedHref,
  foreignListPath,
  isOutside,
  listPathOf,
  localizedHref,
  type PropertyPage,
  projectForm,
  projectFormHref,
  projectHref,
  projectListPath,
  propertyHref,
  propertyPageHref,
  propertyPages,
  sitemapFile,
  sitemapHref,
} from './href.ts'
import { findOriginalPage } from './match-route.ts'
import { previewSegment } from './preview.ts'
import { bookedPage, findPrivatePage } from './private-pages.ts'
import {
  permanentRedirect,
  type Resolution,
  type RoutingContext,
  type RoutingRequest,
  redirectOutside,
  rewrite,
  withQuery,
} from './resolution.ts'
import { findLanding, landingPath, listGoals, resolveLanding, resolveList, resolveNamed } from './resolve-list.ts'
import { returnedFolder, returnedFormPage, returnedParameter } from './returned-form.ts'
import { pathKey } from './table.ts'

const listPaths: readonly string[] = Object.values(listPathOf)
const collectionPaths: readonly string[] = [...listPaths, foreignListPath, projectListPath]
/** Pages whose query names properties by `ids`. */
const queryPages: readonly string[] = ['favourites', 'compare']

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** What an address leads to. */
type Entity = {
  path: (language: Language) => string
  internal: string
  status: 200 | 410
  hasCalculator: boolean
  /** Whether it only leads elsewhere for the time being. */
  isMoved?: boolean
}

type Missing = { missing: 'property' | 'project' }

type EntityPage = PropertyPage | typeof projectForm

const entityPages: readonly EntityPage[] = [...propertyPages, projectForm]

/** The page below a property's or project's own that an address ends with. */
function findEntityPage(context: RoutingContext, segments: readonly string[]): EntityPage | undefined {
  const route = context.routeTable.byAnySpelling.get(segments.at(-1)?.toLowerCase() ?? '')
  return entityPages.find((page) => page === route?.original)
}

const isOffered = (property: PublicProperty, page: PropertyPage) => !isPropertyForm(page) || formsOf(property).includes(page)

/** One out of the archive keeps its own page alone; a form that is not offered at the moment leads back to the property. */
function toPropertyEntity(context: RoutingContext, property: PublicProperty, page: EntityPage | undefined): Entity | undefined {
  const { id, archived } = property
  const own = {
    path: (language: Language) => propertyHref(context.routeTable, property, language),
    internal: `property/${id}`,
    status: archived ? (410 as const) : (200 as const),
    hasCalculator: hasBuyingCosts(property),
  }
  if (page === undefined || archived) return own
  if (page === projectForm) return undefined
  if (!isOffered(property, page)) return { ...own, isMoved: true }
  const path = (language: Language) => propertyPageHref(context.routeTable, property, page, language)
  return { path, internal: `property/${id}/${page}`, status: 200, hasCalculator: false }
}

function toProjectEntity(context: RoutingContext, project: PublicProject, page: EntityPage | undefined): Entity | undefined {
  const own = {
    path: (language: Language) => projectHref(context.routeTable, project, language),
    internal: `project/${project.id}`,
    status: 200 as const,
    hasCalculator: false,
  }
  if (page === undefined) return own
  if (page !== projectForm) return undefined
  const path = (language: Language) => projectFormHref(context.routeTable, project, language)
  return { ...own, path, internal: `project/${project.id}/${page}` }
}

/** The entity an address ends with, when the address looks like a detail page or one below it. */
function findEntity(context: RoutingContext, address: readonly string[]): Entity | Missing | undefined {
  const page = findEntityPage(context, address)
  const segments = page ? address.slice(0, -1) : address
  const last = segments.at(-1) ?? ''
  if (segments.length < 2 || !/^\d{1,12}$/.test(last)) return undefined
  const first = segments[0]?.toLowerCase() ?? ''
  const route = context.routeTable.byAnySpelling.get(first)
  if (first !== 'property' && !(route && collectionPaths.includes(route.original))) return undefined
  const id = Number(last)
  const property = context.findProperty(id)
  const project = property ? undefined : context.findProject(id)
  const entity = property ? toPropertyEntity(context, property, page) : project && toProjectEntity(context, project, page)
  return entity ?? { missing: route?.original === projectListPath ? 'project' : 'property' }
}

/**
 * `/feed.xml` in the default language, `/fr/feed.xml`, `?lng=` on either; an unknown language counts as none.
 * Cookie and browser do not matter: what a reader subscribes to stays in its language.
 */
function findFeed(context: RoutingContext, prefix: Language | undefined, segments: readonly string[], query: URLSearchParams) {
  if (segments.length !== 1 || segments[0] !== feedFile) return undefined
  const wanted = query.get('lng')?.slice(0, 2).toLowerCase()
  const language = context.languages.find((enabled) => enabled === wanted) ?? prefix ?? context.defaultLanguage
  return rewrite(feedHref(language))
}

/** Where a route of the table leads outside, whether or not it has a page. */
function findExternal(context: RoutingContext, path: string, language: Language): string | undefined {
  const { byPath, byAnySpelling } = context.routeTable
  return (byPath.get(pathKey(language, path)) ?? byAnySpelling.get(path.toLowerCase()))?.external
}

function resolvePage(
  context: RoutingContext,
  language: Language,
  segments: readonly string[],
  request: RoutingRequest,
): Resolution {
  const path = segments.join('/')
  const external = findExternal(context, path, language)
  if (external) return redirectOutside(external)
  const exact = context.routeTable.byPath.get(pathKey(language, path))
  const route = exact ?? context.routeTable.byAnySpelling.get(path.toLowerCase())
  const landing = route ? undefined : findLanding(context, segments)
  if (landing) return resolveLanding(context, language, landing, request)
  if (!route || !context.isPublished(route.original)) return rewrite(`/${language}/page-not-found/`, 404)
  const canonicalPath = localizedHref(context.routeTable, route.original, language)
  if (!exact || request.pathname !== canonicalPath) return permanentRedirect(withQuery(canonicalPath, request.query))
  const goal = listGoals.find((candidate) => listPathOf[candidate] === route.original)
  if (goal) return resolveList(context, language, goal, request)
  if (queryPages.includes(route.original)) return resolveNamed(context, language, route.original, canonicalPath, request.query)
  // Without the query it is the page that is kept for everybody; with it, somebody's own.
  if (route.original === bookedPage.original && request.query.has(bookedPage.query))
    return rewrite(`/${language}/${bookedPage.internal}/`)
  const ownPage = findOriginalPage(route.original)
  if (ownPage) return rewrite(`/${language}/${ownPage.internal}/`)
  const folder = request.query.has(returnedParameter) ? `${returnedFolder}/` : ''
  return rewrite(`/${language}/${folder}${route.original ? `${route.original}/` : ''}`)
}

/** The signed query opens a preview; any other sees the 404 page, as if there were nothing. */
function resolvePreview(
  context: RoutingContext,
  language: Language,
  segments: readonly string[],
  request: RoutingRequest,
): Resolution {
  if (!context.isPreview(segments.slice(1).join('/'), request.query)) return rewrite(`/${language}/page-not-found/`, 404)
  const path = `/${language}/${segments.join('/')}/`
  if (request.pathname === path) return { ...rewrite(path), isPreview: true }
  return { kind: 'redirect', to: withQuery(path, request.query), permanent: false, dependsOnVisitor: false }
}

/** Pages of accounts; undefined for every other address. */
function resolvePrivate(
  context: RoutingContext,
  language: Language,
  segments: readonly string[],
  request: RoutingRequest,
): Resolution | undefined {
  const page = findPrivatePage(context.routeTable, segments)
  if (!page) return undefined
  const path = page.path(language)
  if (request.pathname !== path)
    return { kind: 'redirect', to: withQuery(path, request.query), permanent: false, dependsOnVisitor: false }
  return rewrite(`/${language}/${page.internal}/`)
}

/** Whether a form comes back to a property or project that no longer has it: what was typed is shown all the same. */
function isFormWithoutPage(
  context: RoutingContext,
  segments: readonly string[],
  entity: Entity | Missing | undefined,
  { query }: RoutingRequest,
): boolean {
  if (!entity || !query.has(returnedParameter) || !findEntityPage(context, segments)) return false
  return 'missing' in entity || entity.isMoved === true || entity.status === 410
}

function resolveInLanguage(
  context: RoutingContext,
  language: Language,
  segments: readonly string[],
  request: RoutingRequest,
): Resolution {
  if (segments[0] === previewSegment) return resolvePreview(context, language, segments, request)
  const privatePage = resolvePrivate(context, language, segments, request)
  if (privatePage) return privatePage
  const entity = findEntity(context, segments)
  if (isFormWithoutPage(context, segments, entity, request)) return rewrite(`/${language}/${returnedFormPage}/`)
  if (entity && 'missing' in entity) return rewrite(`/${language}/${entity.missing}-not-found/`, 404)
  if (!entity) return resolvePage(context, language, segments, request)
  const canonicalPath = entity.path(language)
  if (isOutside(canonicalPath)) return redirectOutside(canonicalPath)
  if (request.pathname !== canonicalPath && entity.isMoved)
    return { kind: 'redirect', to: canonicalPath, permanent: false, dependsOnVisitor: false }
  if (request.pathname !== canonicalPath) return permanentRedirect(withQuery(canonicalPath, request.query))
  // A filled-in calculator goes to the dynamic twin, like a list with filters.
  const isFilledIn = entity.hasCalculator && calculatorFields.some((field) => request.query.has(field))
  return rewrite(`/${language}/${entity.internal}/${isFilledIn ? 'costs/' : ''}`, entity.status)
}

/** An address without a language: the page itself is found first, then the visitor's language decides. */
function resolveUnprefixed(context: RoutingContext, segments: readonly string[], request: RoutingRequest): Resolution {
  const hints: LanguageHints = {
    lng: request.query.get('lng') ?? undefined,
    cookie: request.cookie,
    acceptLanguage: request.acceptLanguage,
  }
  const language = detectLanguage(hints, context.languages, context.defaultLanguage)
  const query = withoutLanguage(request.query)
  const chosen = findEnabled(hints.lng, context.languages) ? { language } : {}
  const isKnown = chosen.language ?? findEnabled(hints.cookie, context.languages)
  // The fragment tells a script on the page that nobody chose this language yet, so that browser storage may (ruling 1).
  const mark = isKnown ? '' : '#lng'
  const sendTo = (path: string): Resolution => ({
    kind: 'redirect',
    to: `${withQuery(path, query)}${mark}`,
    permanent: false,
    dependsOnVisitor: true,
    ...chosen,
  })

  const entity = findEntity(context, segments)
  if (entity && 'missing' in entity) return rewrite(`/${language}/${entity.missing}-not-found/`, 404)
  if (entity) {
    const path = entity.path(language)
    return isOutside(path) ? redirectOutside(path) : sendTo(path)
  }
  const privatePage = findPrivatePage(context.routeTable, segments)
  if (privatePage) return sendTo(privatePage.path(language))
  const external = findExternal(context, segments.join('/'), language)
  if (external) return redirectOutside(external)
  const route = context.routeTable.byAnySpelling.get(segments.join('/').toLowerCase())
  const landing = route ? undefined : findLanding(context, segments)
  if (landing) return sendTo(landingPath(context, landing, language))
  if (!route || !context.isPublished(route.original)) return rewrite(`/${language}/page-not-found/`, 404)
  return sendTo(localizedHref(context.routeTable, route.original, language))
}

function withoutLanguage(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('lng')
  return rest
}

/** The address of the page that `segments` name in `from`, in another language. */
function translatePath(context: RoutingContext, from: Language, to: Language, segments: readonly string[]): string {
  if (segments[0] === previewSegment) return `/${to}/${segments.join('/')}/`
  const entity = findEntity(context, segments)
  if (entity && 'path' in entity) return entity.path(to)
  const privatePage = findPrivatePage(context.routeTable, segments)
  if (privatePage) return privatePage.path(to)
  const path = segments.join('/')
  const route = context.routeTable.byPath.get(pathKey(from, path)) ?? context.routeTable.byAnySpelling.get(path.toLowerCase())
  if (route) return localizedHref(context.routeTable, route.original, to)
  const landing = findLanding(context, segments)
  return landing ? landingPath(context, landing, to) : `/${to}/`
}

/** The one decision about an address. Pure: same address, visitor and content, same answer. */
export function resolveRequest(context: RoutingContext, request: RoutingRequest): Resolution {
  const segments = decodeSegments(request.pathname)
  if (!segments) return rewrite(`/${context.defaultLanguage}/page-not-found/`, 404)
  const prefix = context.languages.find((language) => language === segments[0]?.toLowerCase())
  const rest = prefix ? segments.slice(1) : segments
  if (prefix && rest.length === 1 && rest[0] === sitemapFile) return rewrite(sitemapHref(prefix))
  const feed = findFeed(context, prefix, rest, request.query)
  if (feed) return feed
  if (!prefix) return resolveUnprefixed(context, segments, request)
  const query = withoutLanguage(request.query)
  const wanted = findEnabled(request.query.get('lng') ?? undefined, context.languages)
  // A language that is not in use changes nothing: the page is the same as without the parameter.
  if (!wanted) return resolveInLanguage(context, prefix, rest, { ...request, query })
  const to = withQuery(translatePath(context, prefix, wanted, rest), query)
  return { kind: 'redirect', to, permanent: false, dependsOnVisitor: false, language: wanted }
}
