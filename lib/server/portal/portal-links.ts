/** Addresses of the portal's pages and of its CSV files. */
import 'server-only'
import type { Language, Localized } from '../../domain/text/language.ts'
import { type PortalView, portalHref, portalPath } from '../../routing/private-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findCrumbs } from '../pages/pages.ts'

export type Query = readonly (readonly [string, string])[]

function withQuery(path: string, query: Query): string {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return text ? `${path}?${text}` : path
}

/** @param view undefined for the dashboard */
export function portalLink(propertyId: number, view: PortalView | undefined, language: Language, query: Query = []): string {
  return withQuery(portalHref(getSnapshot().routeTable, propertyId, view, language), query)
}

/** The same page in every active language. */
export function portalAlternates(propertyId: number, view: PortalView | undefined, query: Query = []): Partial<Localized> {
  return Object.fromEntries(getSnapshot().languages.map((language) => [language, portalLink(propertyId, view, language, query)]))
}

/** Breadcrumbs from the home page. @param name of the property @param view undefined for the dashboard */
export function portalCrumbs(propertyId: number, name: string, view: PortalView | undefined, language: Language) {
  const part = view && getSnapshot().routeTable.byOriginal.get(`${portalPath}/${view}`)
  const property = { name, href: portalLink(propertyId, undefined, language) }
  const own = part ? [{ name: part.breadcrumb[language], href: portalLink(propertyId, view, language) }] : []
  return [...findCrumbs(portalPath, language), property, ...own]
}

/** Tables that can be exported. */
export const exportedTables = ['views', 'sources', 'visits', 'communications', 'media'] as const

export type ExportedTable = (typeof exportedTables)[number]

/** `/api/owner/4102311/visits/?language=nl&status=done` */
export function exportLink(propertyId: number, table: ExportedTable, language: Language, query: Query = []): string {
  return withQuery(`/api/owner/${propertyId}/${table}/`, [['language', language], ...query])
}

/** `/api/owner/4102311/documents/81/` */
export function ownerDocumentLink(propertyId: number, documentId: number): string {
  return `/api/owner/${propertyId}/documents/${documentId}/`
}
