/** Addresses of the pages of agents and branches, if their list page is published. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { agentsPath, branchesPath, type ItemList, itemHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findContentPage } from '../pages/pages.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

type Slugged = { slug: string }

const hrefBelow = (list: ItemList, one: Slugged, language: Language) =>
  findContentPage(list) ? itemHref(getSnapshot().routeTable, list, one, language) : undefined

/** Undefined without a published team page. */
export const agentHref = (agent: Slugged, language: Language): string | undefined => hrefBelow(agentsPath, agent, language)

/** Undefined without a published branches page. */
export const branchHref = (branch: Slugged, language: Language): string | undefined => hrefBelow(branchesPath, branch, language)

/** The `@id` of a branch in structured data, the same on all pages. */
export const branchId = (branch: Slugged): string =>
  absoluteUrl(`${itemHref(getSnapshot().routeTable, branchesPath, branch, getSnapshot().site.defaultLanguage)}#office`)
