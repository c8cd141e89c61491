/** Addresses of the pages of agents and branches, where the content has the page that they stand below. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { agentsPath, branchesPath, type ItemList, itemHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findContentPage } from '../pages/pages.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

type Slugged = { slug: string }

const hrefBelow = (list: ItemList, one: Slugged, language: Language) =>
  findContentPage(list) ? itemHref(getSnapshot().routeTable, list, one, language) : undefined

/** Undefined while the content shows no page of the team. */
export const agentHref = (agent: Slugged, language: Language): string | undefined => hrefBelow(agentsPath, agent, language)

/** Undefined while the content shows no page of the branches. */
export const branchHref = (branch: Slugged, language: Language): string | undefined => hrefBelow(branchesPath, branch, language)

/** What structured data calls a branch, on whatever page. */
export const branchId = (branch: Slugged): string =>
  absoluteUrl(`${itemHref(getSnapshot().routeTable, branchesPath, branch, getSnapshot().site.defaultLanguage)}#office`)
