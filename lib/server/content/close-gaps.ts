/** Mends what leads to an item that is held back, so that one gap does not hold back whatever speaks of it. */
import 'server-only'
import type { Module } from '../../content/module.ts'
import type { Content } from './read-content.ts'

/** Original paths that have a route, but no page or article: those are held back. */
function findGaps({ routes, pages, articles }: Content): Set<string> {
  const there = new Set([...pages.map(({ content }) => content.path), ...articles.map(({ path }) => path)])
  return new Set(
    routes
      .filter(({ type, external, original }) => (type === 'page' || type === 'article') && !external && !there.has(original))
      .map(({ original }) => original),
  )
}

/** Pages without modules that show a missing article or statistics, and without a missing parent; the calendar without missing agents. */
export function closeGaps(content: Content): { content: Content; gaps: ReadonlySet<string> } {
  const articles = new Set(content.articles.map(({ id }) => id))
  const statistics = new Set(content.statistics.map(({ id }) => id))
  const pages = new Set(content.pages.map(({ content: page }) => page.id))
  const agents = new Set(content.agents.map(({ ID }) => ID))
  const hasSubject = ({ relation }: Module) =>
    relation.type === 'article' ? articles.has(relation.id) : relation.type !== 'stats-view' || statistics.has(relation.id)
  return {
    content: {
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
    },
    gaps: findGaps(content),
  }
}
