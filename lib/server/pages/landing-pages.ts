/** Pages of towns and types, and addresses of lists: a page of a town or type where it shows the same. */
import 'server-only'
import { isAbroad } from '../../domain/law/country.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { PropertyFilter } from '../../domain/search/property-filter.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { listPathOf, localizedHref } from '../../routing/href.ts'
import { type LandingPage, type LandingPages, landingHref } from '../../routing/landing-pages.ts'
import { listFilterParts, type RemovablePart } from '../../routing/list-links.ts'
import { emptyListQuery, isFilterOnly, type ListQuery, listQueryText } from '../../routing/list-query.ts'
import { listGoals } from '../../routing/resolve-list.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findLandingPages } from './landing-index.ts'
import { findCrumbs } from './pages.ts'

/** Of the live content. */
export const getLandingPages = (goal: SearchGoal): LandingPages => findLandingPages(getSnapshot(), goal)

const ownHref = (goal: SearchGoal, language: Language) => localizedHref(getSnapshot().routeTable, listPathOf[goal], language)

/** `/nl/te-koop/berchem/` */
export function landingPageHref(goal: SearchGoal, page: LandingPage, language: Language): string {
  return landingHref(ownHref(goal, language), page, language)
}

/** The page's address in every language in use. @param query what follows it, `?page=2`. */
export function landingAlternates(goal: SearchGoal, page: LandingPage, query = ''): Partial<Localized> {
  const { languages } = getSnapshot()
  return Object.fromEntries(languages.map((language) => [language, landingPageHref(goal, page, language) + query]))
}

/**
 * Where a list with this query stands: the page of a town or type when it shows the same, else the list with its filters.
 * Links that go through here lead straight there, without a redirect.
 */
export function listAddress(goal: SearchGoal, language: Language, query: Partial<ListQuery>): string {
  const whole = { ...emptyListQuery, ...query }
  const page = isFilterOnly(whole) ? getLandingPages(goal).findByFilter(whole.filter) : undefined
  if (!page) return ownHref(goal, language) + listQueryText(whole)
  return landingPageHref(goal, page, language) + listQueryText({ ...emptyListQuery, page: whole.page })
}

/** A landing page with its list. */
export type FoundPage = { goal: SearchGoal; landing: LandingPage }

type InnerAddress = { list: string; town: string; type: string }

const innerAddress = (goal: SearchGoal, { town, type }: LandingPage): InnerAddress => ({
  list: listPathOf[goal],
  town: town?.segment ?? '-',
  type: type?.webId ?? '-',
})

/** The page for the segments of its internal path; `-` means no town or no type. */
export function findLandingPage({ list, town, type }: InnerAddress): FoundPage | undefined {
  const goal = listGoals.find((candidate) => listPathOf[candidate] === list)
  const landing =
    goal &&
    getLandingPages(goal).pages.find((page) => innerAddress(goal, page).town === town && innerAddress(goal, page).type === type)
  return goal && landing && { goal, landing }
}

/** All such pages. */
export function listLandingPages(): FoundPage[] {
  return listGoals.flatMap((goal) => getLandingPages(goal).pages.map((landing) => ({ goal, landing })))
}

/** Internal paths of the pages rendered in advance. */
export const listLandingParams = (): InnerAddress[] => listLandingPages().map(({ goal, landing }) => innerAddress(goal, landing))

/** Breadcrumbs from home via the list, and via the town's page for a type in a town. @param name of the page itself. */
export function landingCrumbs(goal: SearchGoal, landing: LandingPage, language: Language, name: string) {
  const { town, type } = landing
  const ofTown =
    town && type
      ? [{ name: townName(town.name, language), href: landingPageHref(goal, { town, type: undefined }, language) }]
      : []
  return [...findCrumbs(listPathOf[goal], language), ...ofTown, { name, href: landingPageHref(goal, landing, language) }]
}

/** The page of a property's town, with the town name for running text; undefined if there is none. */
export function findTownPage(
  { goal, city, countryId }: Pick<PublicProperty, 'goal' | 'city' | 'countryId'>,
  language: Language,
): { name: string; href: string } | undefined {
  if (goal === 'takeover' || isAbroad({ countryId })) return undefined
  const pages = getLandingPages(goal)
  const town = pages.findTown(city)
  const page = town && pages.findNearest({ town, type: undefined })
  return page && { name: townName(town.name, language), href: landingPageHref(goal, page, language) }
}

/** The name of a town in running text (ruling 4). */
export function townName(official: string, language: Language): string {
  const own = getSnapshot().landingContent.towns.find(({ town }) => town === official)?.name
  return own?.[language] ?? official
}

/** The active parts of a filter; a town with all its postcodes is one. */
export function filterParts(goal: SearchGoal, filter: PropertyFilter): RemovablePart[] {
  return listFilterParts(filter, getLandingPages(goal).findTown)
}
