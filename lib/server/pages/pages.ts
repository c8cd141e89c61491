/** Pages of the content: page definitions, and articles that have an address of their own. */
import 'server-only'
import type { Article } from '../../content/article.ts'
import type { Module } from '../../content/module.ts'
import { type ModuleSet, moduleSetOf } from '../../content/module-set.ts'
import type { Page } from '../../content/page.ts'
import { evaluateRules } from '../../domain/site/condition.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { type ItemList, itemHref, localizedHref } from '../../routing/href.ts'
import { findOriginalPage, originalPages } from '../../routing/match-route.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

export type ContentPageSource = { kind: 'page'; path: string; page: Page } | { kind: 'article'; path: string; article: Article }

/** The Published page or article at an original path. */
export function findContentPage(path: string): ContentPageSource | undefined {
  const { pages, articles } = getSnapshot()
  const page = pages.get(path)
  if (page?.status === 'Published') return { kind: 'page', path, page }
  const article = articles.find((candidate) => candidate.path === path)
  return article && path ? { kind: 'article', path, article } : undefined
}

/** Modules of the page at an original path; none for an article. */
export const moduleSet = (path: string): ModuleSet => moduleSetOf(getSnapshot().pages.get(path)?.modules ?? [])

/** Original paths of all pages that `findContentPage` finds and that are rendered from the content. */
export function listContentPaths(): string[] {
  const { pages, articles } = getSnapshot()
  const published = [...pages.values()]
    .filter((page) => page.status === 'Published' && !originalPages.includes(page.path))
    .map((page) => page.path)
  return [...published, ...articles.flatMap((article) => article.path ?? [])]
}

/** Paths of the pages with a set of modules, for static generation. */
export const listPageParams = (set: ModuleSet): { page: string[] }[] =>
  listContentPaths()
    .filter((path) => moduleSet(path) === set)
    .map((path) => ({ page: path ? path.split('/') : [] }))

/** The Published page or article of a route, by its path segments. */
export const findPageOf = (segments: readonly string[] = []): ContentPageSource | undefined =>
  findContentPage(segments.map(decodeURIComponent).join('/'))

/**
 * Published modules whose conditions hold, in rows: by `contentRow`, then by `span` (specification 3, "Module").
 * @param withDrafts Draft modules too, for previews.
 */
export function arrangeModules(page: Page, language: Language, withDrafts = false): Module[][] {
  const visible = page.modules.filter(
    (module) => (withDrafts || module.status === 'Published') && evaluateRules(module.conditions, { language, path: page.path }),
  )
  const rows = new Map<number, Module[]>()
  for (const module of visible) rows.set(module.position.contentRow, [...(rows.get(module.position.contentRow) ?? []), module])
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, modules]) => modules.sort((a, b) => a.span - b.span))
}

/** The address of an original path in every language in use. @param query what follows it, `?type=2`. */
export function alternatesOf(path: string, query = ''): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, localizedHref(routeTable, path, language) + query]))
}

/** The address of one of a list in every language in use. */
export function itemAlternates(list: ItemList, one: { slug: string }): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, itemHref(routeTable, list, one, language)]))
}

/** Original paths from home to a path: by the parent of each page, else by path segments. */
function findWay(path: string): string[] {
  const { pages } = getSnapshot()
  const parentId = pages.get(path)?.parentId
  const parent = parentId && [...pages.values()].find(({ id }) => id === parentId)
  if (parent) return [...findWay(parent.path), path]
  const segments = path.split('/').filter(Boolean)
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))]
}

/** Breadcrumbs to a page that is not in the path table or whose address is private: the last step has no link. */
export const crumbsTo = (name: string, language: Language) => [...findCrumbs('', language), { name, href: '' }]

/** Breadcrumbs from home to an original path; no step leads to a Draft page, or to one that needs a personal link. */
export function findCrumbs(path: string, language: Language): { name: string; href: string }[] {
  const { routeTable } = getSnapshot()
  return findWay(path).flatMap((original) => {
    const route = routeTable.byOriginal.get(original)
    const isShown = original === path || (findContentPage(original) && findOriginalPage(original)?.route.access !== 'token')
    return route && isShown ? [{ name: route.breadcrumb[language], href: localizedHref(routeTable, original, language) }] : []
  })
}
