/**
 * Determines what an address refers to, for all callers; the order of look-ups is defined only here (specification 2; rulings 7,
 * 11, 14).
 */
import type { Route } from '../content/route.ts'
import type { PublicProject } from '../domain/project/project.ts'
import type { FormerListing } from '../domain/property/former-listing.ts'
import type { PublicProperty } from '../domain/property/property.ts'
import { formsOf, isPropertyForm } from '../domain/property/property-forms.ts'
import type { Language } from '../domain/text/language.ts'
import {
  foreignListPath,
  type ItemList,
  itemHref,
  itemLists,
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
} from './href.ts'
import { previewSegment } from './preview.ts'
import { findPrivatePage, type PrivatePage } from './private-pages.ts'
import type { RoutingContext } from './resolution.ts'
import { type FoundLanding, findLanding, landingPath } from './resolve-list.ts'
import { pathKey } from './table.ts'

/**
 * A property's or project's own page, or one below it. `lost` is set when the page below it does not exist: temporarily
 * (`notOffered`), or because the property is archived.
 */
export type PropertyPlace = {
  kind: 'property'
  property: PublicProperty
  page: PropertyPage | undefined
  lost?: 'notOffered' | 'archived'
}

export type ProjectPlace = { kind: 'project'; project: PublicProject; page: typeof projectForm | undefined }

export type ItemPlace = { kind: 'item'; list: ItemList; slug: string }

export type Place =
  | PropertyPlace
  | ProjectPlace
  /** The original path to preview, or `property/{id}`. */
  | { kind: 'preview'; original: string }
  | { kind: 'private'; page: PrivatePage }
  | { kind: 'external'; href: string }
  /** A page or an article of the content, published or not. */
  | { kind: 'page' | 'unpublished'; route: Route }
  | { kind: 'landing'; landing: FoundLanding }
  /** The page of an agent or branch, below the page that lists them. */
  | ItemPlace
  /** Published earlier and removed since. */
  | { kind: 'former'; listing: FormerListing; isForm: boolean }
  /** `isForm`: the address ends like that of a form of a property or project. */
  | { kind: 'missing'; what: 'page' | 'property' | 'project'; isForm: boolean }

type EntityPage = PropertyPage | typeof projectForm

const collectionPaths: readonly string[] = [...Object.values(listPathOf), foreignListPath, projectListPath]
const entityPages: readonly EntityPage[] = [...propertyPages, projectForm]

/** The page below a property's or project's page that an address ends with. */
function findEntityPage(context: RoutingContext, segments: readonly string[]): EntityPage | undefined {
  const route = context.routeTable.byAnySpelling.get(segments.at(-1)?.toLowerCase() ?? '')
  return entityPages.find((page) => page === route?.original)
}

const isOffered = (property: PublicProperty, page: PropertyPage) => !isPropertyForm(page) || formsOf(property).includes(page)

/** An archived property only has its own page; a form that is not offered at the moment redirects to the property. */
function toPropertyPlace(property: PublicProperty, page: EntityPage | undefined): PropertyPlace | undefined {
  const own = { kind: 'property', property, page: undefined } as const
  if (page === undefined) return own
  if (property.archived) return { ...own, lost: 'archived' }
  if (page === projectForm) return undefined
  return isOffered(property, page) ? { ...own, page } : { ...own, lost: 'notOffered' }
}

const toProjectPlace = (project: PublicProject, page: EntityPage | undefined): ProjectPlace | undefined =>
  page === undefined || page === projectForm ? { kind: 'project', project, page } : undefined

/** The entity of an address that ends like that of a detail page, or of a page below one. */
function findEntity(context: RoutingContext, address: readonly string[]): Place | undefined {
  const page = findEntityPage(context, address)
  const segments = page ? address.slice(0, -1) : address
  const last = segments.at(-1) ?? ''
  if (!/^\d{1,12}$/.test(last)) return undefined
  const first = segments[0]?.toLowerCase() ?? ''
  const route = context.routeTable.byAnySpelling.get(first)
  if (first !== 'property' && !(route && collectionPaths.includes(route.original))) return undefined
  const property = context.findProperty(Number(last))
  const project = property ? undefined : context.findProject(Number(last))
  const place = property ? toPropertyPlace(property, page) : project && toProjectPlace(project, page)
  if (place) return place
  const isForm = page !== undefined
  const listing = context.findFormer(Number(last))
  if (listing) return { kind: 'former', listing, isForm }
  return { kind: 'missing', what: route?.original === projectListPath ? 'project' : 'property', isForm }
}

/** Only while the page that lists them is published. */
function findItem(context: RoutingContext, segments: readonly string[]): ItemPlace | undefined {
  const last = segments.at(-1)?.toLowerCase() ?? ''
  const above = context.routeTable.byAnySpelling.get(segments.slice(0, -1).join('/').toLowerCase())
  const list = itemLists.find((path) => path === above?.original)
  const isThere = list && context.isPublished(list) && context.hasItem(list, last)
  return isThere ? { kind: 'item', list, slug: last } : undefined
}

/** A page of the path table, or a landing page below a list. */
function findContent(context: RoutingContext, segments: readonly string[], language: Language | undefined): Place {
  const { byPath, byAnySpelling } = context.routeTable
  const path = segments.join('/')
  const route = (language && byPath.get(pathKey(language, path))) ?? byAnySpelling.get(path.toLowerCase())
  if (route?.external) return { kind: 'external', href: route.external }
  if (route) return { kind: context.isPublished(route.original) ? 'page' : 'unpublished', route }
  const landing = findLanding(context, segments)
  return landing ? { kind: 'landing', landing } : { kind: 'missing', what: 'page', isForm: false }
}

/**
 * @param segments decoded path segments, without the language.
 * @param language of the address; spellings of this language take precedence over others. Without one there are no previews.
 */
export function locate(context: RoutingContext, segments: readonly string[], language: Language | undefined): Place {
  if (language && segments[0] === previewSegment) return { kind: 'preview', original: segments.slice(1).join('/') }
  const page = findPrivatePage(context.routeTable, segments)
  if (page) return { kind: 'private', page }
  return findEntity(context, segments) ?? findItem(context, segments) ?? findContent(context, segments, language)
}

/** The canonical address of a place in a language, possibly external; undefined for a missing place. */
export function pathOf(context: RoutingContext, place: Place, language: Language): string | undefined {
  const { routeTable } = context
  switch (place.kind) {
    case 'preview':
      return `/${[language, previewSegment, place.original].filter(Boolean).join('/')}/`
    case 'private':
      return place.page.path(language)
    case 'property':
      return place.page
        ? propertyPageHref(routeTable, place.property, place.page, language)
        : propertyHref(routeTable, place.property, language)
    case 'project':
      return place.page ? projectFormHref(routeTable, place.project, language) : projectHref(routeTable, place.project, language)
    case 'former':
      // A language added after its removal has no stored path.
      return place.listing.paths[language] ?? `/${language}/property/${place.listing.id}/`
    case 'item':
      return itemHref(routeTable, place.list, place, language)
    case 'external':
      return place.href
    case 'page':
    case 'unpublished':
      return localizedHref(routeTable, place.route.original, language)
    case 'landing':
      return landingPath(context, place.landing, language)
    case 'missing':
      return undefined
  }
}
