/**
 * Pages for one person: login, account, owner portal (ruling 32) and office, and those of a viewing. Their addresses come from the
 * path table like all others: `/nl/eigenaar/5417/bezoeken/`.
 */
import type { Language } from '../domain/text/language.ts'
import { localizedHref } from './href.ts'
import { findOriginalPage, findPageBelow } from './match-route.ts'
import type { RouteTable } from './table.ts'

/** Pages of a property in the owner portal below its dashboard; each has the route `owner/{view}`. */
export const portalViews = ['visits', 'communications', 'media', 'documents', 'report'] as const

export type PortalView = (typeof portalViews)[number]

/** Original path of the list of an owner's properties. */
export const portalPath = 'owner'

/** Original path of the office's start page. */
export const officePath = 'office'

/** Original path of the thank-you page of a viewing, and the query parameter that identifies the booked viewing. */
export const bookedPage = { original: 'feedback/contact-appointment', query: 'viewing', internal: 'viewing/booked' } as const

/** `internal`: path below `app/[lang]/` that renders it. */
export type PrivatePage = { path: (language: Language) => string; internal: string }

/** `/nl/eigenaar/5417/`, `/nl/eigenaar/5417/bezoeken/` */
export function portalHref(table: RouteTable, propertyId: number, view: PortalView | undefined, language: Language): string {
  const own = `${localizedHref(table, portalPath, language)}${propertyId}/`
  const segment = view && table.byOriginal.get(`${portalPath}/${view}`)?.path[language].split('/').at(-1)
  return segment ? `${own}${segment}/` : own
}

/** The view of a last segment, in any language. */
const findView = (table: RouteTable, segment: string) =>
  portalViews.find((view) => {
    const paths = Object.values(table.byOriginal.get(`${portalPath}/${view}`)?.path ?? {})
    return segment === view || paths.some((path) => path.split('/').at(-1) === segment)
  })

/** A property in the portal: `eigenaar/5417` and below. An id that is not a plain number has no page. */
function findPortalPage(table: RouteTable, [first = '', id = '', segment]: readonly string[]): PrivatePage | undefined {
  if (table.byAnySpelling.get(first)?.original !== portalPath || !/^[1-9]\d{0,11}$/.test(id)) return undefined
  const view = segment === undefined ? undefined : findView(table, segment)
  if (segment !== undefined && !view) return undefined
  const propertyId = Number(id)
  return {
    path: (language) => portalHref(table, propertyId, view, language),
    internal: ['portal', id, view].filter(Boolean).join('/'),
  }
}

/** `/nl/kantoor/aanvragen/5f3a/`. @param original path of the list. @param id letters, digits and hyphens. */
export const hrefBelow = (table: RouteTable, original: string, id: string, language: Language): string =>
  `${localizedHref(table, original, language)}${id}/`

/** The page of an item of a list: `kantoor/aanvragen/5f3a`. */
function findItemPage(table: RouteTable, segments: readonly string[]): PrivatePage | undefined {
  const id = segments.at(-1) ?? ''
  const original = table.byAnySpelling.get(segments.slice(0, -1).join('/'))?.original ?? ''
  const page = findPageBelow(original)
  if (!page || !/^[a-z0-9-]{1,64}$/.test(id)) return undefined
  return { internal: `${page.internal}/${id}`, path: (language) => hrefBelow(table, original, id, language) }
}

/** The private page of an address, by its segments after the language, in any spelling; undefined when it is none. */
export function findPrivatePage(table: RouteTable, address: readonly string[]): PrivatePage | undefined {
  const segments = address.map((segment) => segment.toLowerCase())
  const original = table.byAnySpelling.get(segments.join('/'))?.original ?? ''
  const page = findOriginalPage(original)
  if (page && !page.route.followsContent)
    return { internal: page.internal, path: (language) => localizedHref(table, original, language) }
  const thing = findItemPage(table, segments)
  if (thing) return thing
  return segments.length === 2 || segments.length === 3 ? findPortalPage(table, segments) : undefined
}
