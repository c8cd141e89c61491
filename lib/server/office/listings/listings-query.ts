/** The filters in the address of the property list, and the address of a property's page. */
import 'server-only'
import type { Goal } from '../../../domain/property/property.ts'
import type { Language } from '../../../domain/text/language.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { linkHref } from '../../pages/link-href.ts'
import { readPageNumber } from '../pages/page-number.ts'
import { one, type Query } from '../pages/query-values.ts'

export const listingViews = ['all', 'online', 'held', 'incomplete', 'sold'] as const

export type ListingsFilter = (typeof listingViews)[number]

export type ListingsQuery = {
  view: ListingsFilter
  text: string | undefined
  agentId: number | undefined
  goal: Goal | undefined
  page: number
}

const textLimit = 100
const goals = ['sale', 'rent', 'takeover'] as const

/** Parses the address; invalid values are ignored. */
export function readListingsQuery(query: Query): ListingsQuery {
  const [view, goal, agent] = [one(query, 'view'), one(query, 'goal'), one(query, 'agent')]
  return {
    view: listingViews.find((known) => known === view) ?? 'all',
    text: one(query, 'q')?.slice(0, textLimit),
    agentId: agent && /^\d{1,9}$/.test(agent) ? Number(agent) : undefined,
    goal: goals.find((known) => known === goal),
    page: readPageNumber(one(query, 'page')),
  }
}

export function listingsHref(language: Language, { view, text, agentId, goal, page }: ListingsQuery): string {
  const parts = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(text !== undefined && { q: text }),
    ...(agentId !== undefined && { agent: String(agentId) }),
    ...(goal !== undefined && { goal }),
    ...(page > 1 && { page: String(page) }),
  })
  const href = linkHref('office/listings', language)
  return parts.size === 0 ? href : `${href}?${parts}`
}

export const listingHref = (id: number, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/listings', String(id), language)
