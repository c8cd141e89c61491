/** Addresses of detail pages in every language, and what stands beside a property. */
import 'server-only'
import type { Localized } from '../domain/language.ts'
import type { Project } from '../domain/project.ts'
import type { Property } from '../domain/property.ts'
import { projectHref, propertyHref } from '../routing/href.ts'
import { getSnapshot } from './snapshot/current-snapshot.ts'

/** The detail's address in every language in use. */
export function propertyAlternates(property: Property): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, propertyHref(routeTable, property, language)]))
}

/** The project's address in every language in use. */
export function projectAlternates(project: Project): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, projectHref(routeTable, project, language)]))
}
