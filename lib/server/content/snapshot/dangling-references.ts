/** Mends what leads to an item that is held back, so that one gap does not hold back whatever speaks of it. */
import 'server-only'
import type { Module } from '../../../content/module.ts'
import type { Content } from '../files/read-content.ts'

/**
 * Original paths that have a route, but no page or article: links to them become plain text.
 * @param hasMissingItems whether something is held back; otherwise a page without a file of its own is one that the software makes.
 */
export function findDanglingPaths({ routes, pages, articles }: Content, hasMissingItems: boolean): ReadonlySet<string> {
  const there = new Set([...pages.map(({ content }) => content.path), ...articles.map(({ path }) => path)])
  const isFromContent = (type: string) => type === 'article' || (hasMissingItems && type === 'page')
  return new Set(
    routes
      .filter(({ type, external, original }) => isFromContent(type) && !external && !there.has(original))
      .map(({ original }) => original),
  )
}

/** Pages without modules that show a missing article or statistics, and without a missing parent; the calendar without missing agents. */
export function removeDanglingReferences(content: Content): Content {
  const articles = new Set(content.articles.map(({ id }) => id))
  const statistics = new Set(content.statistics.map(({ id }) => id))
  const pages = new Set(content.pages.map(({ content: page }) => page.id))
  const agents = new Set(content.agents.map(({ ID }) => ID))
  const hasSubject = ({ relation }: Module) =>
    relation.type === 'article' ? articles.has(relation.id) : relation.type !== 'stats-view' || statistics.has(relation.id)
  return {
    ...content,
    pages: content.pages.map(({ file, content: page }) => ({
      file,
      content: {
        ...page,
        modules: page.modules.filter(hasSubject),
        parentId: page.parentId !== null && pages.has(page.parentId) ? page.parentId : null,
      },
    })),
    viewingCalendar: {
      ...content.viewingCalendar,
      agents: content.viewingCalendar.agents.filter(({ agentId }) => agents.has(agentId)),
    },
  }
}
