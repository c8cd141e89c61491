/** The part of the content that routing decisions depend on. */
import 'server-only'
import type { RoutingContext } from '../../routing/resolution.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { hasItem } from '../content/snapshot/items.ts'
import { getLandingPages } from '../pages/landing-pages.ts'
import { moduleSet } from '../pages/pages.ts'
import { findPreview } from '../preview/find-preview.ts'
import { countPages } from '../property/property-lists.ts'
import { readListQuery } from '../search/read-list-query.ts'
import { readTypedText } from '../search/typed-text.ts'

const contexts = new WeakMap<object, RoutingContext>()

/** The context of the current snapshot, built once per snapshot. */
export function routingContext(): RoutingContext {
  const snapshot = getSnapshot()
  const known = contexts.get(snapshot)
  if (known) return known
  const articlePaths = new Set(snapshot.articles.map((article) => article.path))
  const context: RoutingContext = {
    routeTable: snapshot.routeTable,
    languages: snapshot.languages,
    defaultLanguage: snapshot.site.defaultLanguage,
    isPublished: (original) => snapshot.pages.get(original)?.status === 'Published' || articlePaths.has(original),
    moduleSet,
    findProperty: (id) => snapshot.propertyById.get(id),
    findProject: (id) => snapshot.projectById.get(id),
    findFormer: (id) => snapshot.former.get(id),
    hasItem: (list, slug) => hasItem(snapshot, list, slug),
    cityAliases: snapshot.site.cityAliases,
    readListQuery,
    landingPages: getLandingPages,
    countPages,
    readText: readTypedText,
    isPreview: (original, query) => findPreview(original, query) !== undefined,
  }
  contexts.set(snapshot, context)
  return context
}
