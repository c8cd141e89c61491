/** Removes references to items that are held back, so that pages that refer to them can be published. */
import 'server-only'
import type { Module } from '../../../content/module.ts'
import type { Content } from '../files/read-content.ts'

/**
 * Original paths with a route but without page or article: links to them are rendered as plain text.
 * @param hasMissingItems whether something is held back; otherwise a page without a file is one built by the software.
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

/** Removes modules that show a missing article or statistics, missing parents of pages, and missing agents of the calendar. */
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
