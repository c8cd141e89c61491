/** Builds every address on the site (specification 2, "Localized path table"; rulings 7 and 14). */
import { isAbroad } from '../domain/law/country.ts'
import type { PublicProject } from '../domain/project/project.ts'
import type { Goal, PublicProperty } from '../domain/property/property.ts'
import { propertyForms } from '../domain/property/property-forms.ts'
import type { Language } from '../domain/text/language.ts'
import { slugify } from '../domain/text/slug.ts'
import type { RouteTable } from './table.ts'

/** Original path of the list of a goal. */
export const listPathOf = { sale: 'for-sale', rent: 'for-rent', takeover: 'over-te-nemen' } as const satisfies Record<
  Goal,
  string
>

/** Original path of the list of properties abroad. */
export const foreignListPath = 'buitenland'

/** Original path of the list that contains `property`; abroad takes precedence over the goal (ruling 14). */
export function listPathFor(property: Pick<PublicProperty, 'goal' | 'countryId'>): string {
  return isAbroad(property) ? foreignListPath : listPathOf[property.goal]
}

/** Original path of the list of new-build projects. */
export const projectListPath = 'Nieuwbouw'

/** Original path of the team page; agents have pages below it. */
export const agentsPath = 'agents'

/** Original path of the branches page; branches have pages below it. */
export const branchesPath = 'offices'

/** Pages that list all items of one kind, each with a page of its own below: `/nl/makelaars/lotte-verhaegen/`. */
export const itemLists = [agentsPath, branchesPath] as const

export type ItemList = (typeof itemLists)[number]

/** File name of the feed, in the folder of each language. */
export const feedFile = 'feed.xml'

/** `/fr/feed.xml` */
export function feedHref(language: Language): string {
  return `/${language}/${feedFile}`
}

/** File name of the sitemap, in the folder of each language; the index is at the root. */
export const sitemapFile = 'sitemap.xml'

/** `/fr/sitemap.xml`, and `/fr/sitemap-2.xml` for the second part of a long one. */
export function sitemapHref(language: Language, part = 1): string {
  return `/${language}/${part === 1 ? sitemapFile : `sitemap-${part}.xml`}`
}

const lastSegment = (path: string) => path.split('/').at(-1) ?? ''

/** For-sale and for-rent also match by the last segment of an original path, such as `properties/for-sale`. */
function findRoute(table: RouteTable, original: string) {
  const exact = table.byOriginal.get(original)
  if (exact) return exact
  const segment = lastSegment(original)
  return segment === listPathOf.sale || segment === listPathOf.rent ? table.byOriginal.get(segment) : undefined
}

/** The original path of a link in the content; undefined when {@link localizedHref} would fall back to `/`. */
export function findOriginal(table: RouteTable, link: string): string | undefined {
  return link === 'home' ? '' : findRoute(table, link)?.original
}

function joinPath(language: Language, path: string): string {
  return path ? `/${language}/${path}/` : `/${language}/`
}

/** Whether a link leads to another site. */
export function isOutside(href: string): boolean {
  return /^https?:/.test(href)
}

/** The path on this site, ignoring an external link of the route. */
function ownPath(table: RouteTable, original: string, language: Language): string {
  return joinPath(language, table.byOriginal.get(original)?.path[language] ?? '')
}

/**
 * Address of an original path in a language, with leading and trailing slash. A route with an external link gives that link; an
 * unknown path gives `/` (specification 2).
 */
export function localizedHref(table: RouteTable, original: string, language: Language): string {
  if (original === 'home') return joinPath(language, '')
  const route = findRoute(table, original)
  if (!route) return '/'
  return route.external ?? joinPath(language, route.path[language])
}

/**
 * `/nl/te-koop/antwerpen/burgerhuis-met-stadstuin/4102311/`: official Dutch name of the town, slug of the title in the language.
 */
export function propertyHref(
  table: RouteTable,
  property: Pick<PublicProperty, 'id' | 'goal' | 'countryId' | 'city' | 'texts'>,
  language: Language,
): string {
  const list = ownPath(table, listPathFor(property), language)
  return `${list}${slugify(property.city)}/${slugify(property.texts[language].title, language)}/${property.id}/`
}

/** Original paths of the pages below a property's page; the path table has their last segment in each language. */
export const propertyPages = ['brochure', ...propertyForms] as const

export type PropertyPage = (typeof propertyPages)[number]

/** `/nl/te-koop/antwerpen/burgerhuis-met-stadstuin/4102311/brochure/` */
export function propertyPageHref(
  table: RouteTable,
  property: Parameters<typeof propertyHref>[1],
  page: PropertyPage,
  language: Language,
): string {
  return `${propertyHref(table, property, language)}${segmentOf(table, page, language)}/`
}

const segmentOf = (table: RouteTable, page: string, language: Language) => table.byOriginal.get(page)?.path[language] ?? page

/** The form of a project, below the project's page. */
export const projectForm = 'new-build'

/** `/nl/nieuwbouw/ekeren/houtwijk/51015/interesse/` */
export function projectFormHref(
  table: RouteTable,
  project: Pick<PublicProject, 'id' | 'city' | 'name'>,
  language: Language,
): string {
  const own = projectHref(table, { ...project, externalUrl: undefined }, language)
  return `${own}${segmentOf(table, projectForm, language)}/`
}

/** `/nl/nieuwbouw/ekeren/houtwijk/51015/`, or an external address: that of the project, or of a route `Nieuwbouw/51015`. */
export function projectHref(
  table: RouteTable,
  project: Pick<PublicProject, 'id' | 'city' | 'name' | 'externalUrl'>,
  language: Language,
): string {
  const external = project.externalUrl ?? table.byOriginal.get(`${projectListPath}/${project.id}`)?.external
  if (external) return external
  const list = ownPath(table, projectListPath, language)
  return `${list}${slugify(project.city)}/${slugify(project.name)}/${project.id}/`
}

/** `/nl/makelaars/lotte-verhaegen/`; `/nl/kantoren/berchem/` for a branch. */
export function itemHref(table: RouteTable, list: ItemList, { slug }: { slug: string }, language: Language): string {
  return `${ownPath(table, list, language)}${slug}/`
}
