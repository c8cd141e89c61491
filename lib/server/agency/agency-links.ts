/** Addresses of the pages of agents and branches, where the content has the page that they stand below. */
import 'server-only'
import type { Language, Localized } from '../../domain/text/language.ts'
import { type AgencyList, agencyHref, agentsPath, branchesPath } from '../../routing/href.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { findContentPage } from '../pages/pages.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

type Slugged = { slug: string }

const hrefBelow = (list: AgencyList, one: Slugged, language: Language) =>
  findContentPage(list) ? agencyHref(getSnapshot().routeTable, list, one, language) : undefined

/** Undefined while the content shows no page of the team. */
export const agentHref = (agent: Slugged, language: Language): string | undefined => hrefBelow(agentsPath, agent, language)

/** Undefined while the content shows no page of the branches. */
export const branchHref = (branch: Slugged, language: Language): string | undefined => hrefBelow(branchesPath, branch, language)

/** The address of an agent or a branch in every language in use. */
export function agencyAlternates(list: AgencyList, one: Slugged): Partial<Localized> {
  const { languages, routeTable } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, agencyHref(routeTable, list, one, language)]))
}

/** What structured data calls a branch, on whatever page. */
export const branchId = (branch: Slugged): string =>
  absoluteUrl(`${agencyHref(getSnapshot().routeTable, branchesPath, branch, getSnapshot().site.defaultLanguage)}#office`)
