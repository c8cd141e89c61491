/** Addresses of detail pages in every language, and data shown next to a property. */
import 'server-only'
import type { PublicProject } from '../../domain/project/project.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Localized } from '../../domain/text/language.ts'
import { type PropertyPage, projectHref, propertyHref, propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** The detail's address in every language in use. */
export function propertyAlternates(property: PublicProperty): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
}

/** The address of a page below the detail, such as the brochure, in every language in use. */
export function propertyPageAlternates(property: PublicProperty, page: PropertyPage): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, propertyPageHref(routeTable, property, page, language)]))
}

/** The project's address in every language in use. */
export function projectAlternates(project: PublicProject): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
}
