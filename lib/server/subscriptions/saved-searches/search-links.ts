/** Addresses around saved searches. */
import 'server-only'
import type { PropertyFilter } from '../../../domain/search/property-filter.ts'
import type { SearchCriteria, SearchGoal } from '../../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../../domain/text/language.ts'
import { localizedHref } from '../../../routing/href.ts'
import { buildListQuery, emptyListQuery } from '../../../routing/list-query.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { listAddress } from '../../pages/landing-pages.ts'
import { decrypt, encrypt } from '../../security/encrypt.ts'

/** The page to change a search on. */
export const changePage = (token: string, searchId: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, 'saved-searches/change', language)}?${new URLSearchParams({ token, search: searchId })}`

/** The list that shows what a search finds; both goals have no common list. */
export function searchListHref({ goal, filter }: SearchCriteria, language: Language): string | undefined {
  if (goal === undefined) return undefined
  return listAddress(goal, language, { filter })
}

type Save = { goal?: SearchGoal | undefined; filter: PropertyFilter; language: Language; email?: string }

/** What an address is encrypted for on its way to the page that saves a search. */
const emailPurpose = 'saved-search-email'

/**
 * The page that saves what a list shows as a search.
 * @param save `email`: what was typed already; only this site can read it in the address.
 */
export function savePage({ goal, filter, language, email }: Save): string {
  const all = buildListQuery({ ...emptyListQuery, filter })
  if (goal) all.append('goal', goal)
  if (email) all.append('to', encrypt(emailPurpose, email))
  const text = all.toString()
  return `${localizedHref(getSnapshot().routeTable, 'save-search', language)}${text && `?${text}`}`
}

/** The address in the query of that page; empty when there is none. */
export const readEncryptedEmail = (encrypted: string) => decrypt(emailPurpose, encrypted) ?? ''
