/** The demo content, loaded once for tests, and small pieces of it. */
import type { Property } from '../../lib/domain/property.ts'
import type { RoutingContext } from '../../lib/routing/resolve.ts'
import { loadSnapshot } from '../../lib/server/snapshot/load-snapshot.ts'

export const { snapshot } = loadSnapshot('data', '2026-11-21')

/** A property of the demo by its record key, such as `s12`. */
export function getProperty(recordFile: string): Property {
  const property = [...snapshot.propertyById.values()].find((candidate) => candidate.recordFile === recordFile)
  if (!property) throw new Error(`no property ${recordFile} in the demo content`)
  return property
}

const articlePaths = new Set(snapshot.articles.map((article) => article.path))

export const context: RoutingContext = {
  routeTable: snapshot.routeTable,
  languages: snapshot.languages,
  defaultLanguage: 'nl',
  isPublished: (original) => snapshot.pages.get(original)?.status === 'Published' || articlePaths.has(original),
  findProperty: (id) => snapshot.propertyById.get(id),
  findProject: (id) => snapshot.projectById.get(id),
  cityAliases: snapshot.site.cityAliases,
  isPreview: () => false,
}
