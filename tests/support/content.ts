/** The demo content, loaded once for all tests, and parts of it. */
import { moduleSetOf } from '../../lib/content/module-set.ts'
import type { ConfidentialProperty } from '../../lib/domain/property/confidential-property.ts'
import type { PublicProperty, ShownPrice } from '../../lib/domain/property/property.ts'
import { toPublicProperty } from '../../lib/domain/property/public-property.ts'
import { matchesFilter } from '../../lib/domain/search/property-filter.ts'
import { parseListQuery } from '../../lib/routing/list-query.ts'
import type { RoutingContext } from '../../lib/routing/resolution.ts'
import { hasItem } from '../../lib/server/content/snapshot/items.ts'
import { runAtOnce } from '../../lib/server/content/thread/steps.ts'
import { buildLandingPages } from '../../lib/server/pages/landing-index.ts'
import { loadDemo } from './checked-demo.ts'

export const { snapshot } = loadDemo('2026-11-21')

/** The confidential record of a property of the demo by its record key, such as `s12`. */
export function getRecord(recordFile: string): ConfidentialProperty {
  const record = [...snapshot.confidential.propertyById.values()].find((candidate) => candidate.recordFile === recordFile)
  if (!record) throw new Error(`no property ${recordFile} in the demo content`)
  return record
}

/** The public property, with the test's changes to its record. */
export function getProperty(recordFile: string, change: Partial<ConfidentialProperty> = {}): PublicProperty {
  return toPublicProperty({ ...getRecord(recordFile), ...change }, snapshot.site.marqueeIgnoreList)
}

/** With a price that is shown. */
export const shownAt = (amount: number): ShownPrice => ({ kind: 'shown', amount, unit: 0, history: [] })

const articlePaths = new Set(snapshot.articles.map((article) => article.path))

const landingPages = runAtOnce(buildLandingPages(snapshot))

export const context: RoutingContext = {
  routeTable: snapshot.routeTable,
  languages: snapshot.languages,
  defaultLanguage: 'nl',
  isPublished: (original) => snapshot.pages.get(original)?.status === 'Published' || articlePaths.has(original),
  moduleSet: (original) => moduleSetOf(snapshot.pages.get(original)?.modules ?? []),
  findProperty: (id) => snapshot.propertyById.get(id),
  findProject: (id) => snapshot.projectById.get(id),
  findFormer: (id) => snapshot.former.get(id),
  hasItem: (list, slug) => hasItem(snapshot, list, slug),
  cityAliases: snapshot.site.cityAliases,
  readListQuery: parseListQuery,
  landingPages: (goal) => landingPages[goal],
  countPages: (goal, filter) =>
    Math.ceil(
      snapshot.properties.filter((property) => property.goal === goal && matchesFilter(property, filter, snapshot.today)).length /
        snapshot.site.pageSize,
    ) || 1,
  readText: () => undefined,
  isPreview: () => false,
}
