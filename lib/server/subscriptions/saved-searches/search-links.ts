/** Addresses of the pages of saved searches. */
import 'server-only'
import type { PropertyFilter } from '../../../domain/search/property-filter.ts'
import type { SearchCriteria, SearchGoal } from '../../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../../domain/text/language.ts'
import { localizedHref } from '../../../routing/href.ts'
import { buildListQuery, emptyListQuery } from '../../../routing/list-query.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { listAddress } from '../../pages/landing-pages.ts'
import { decrypt, encrypt } from '../../security/encrypt.ts'

/** The page to change a search. */
export const changePage = (token: string, searchId: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, 'saved-searches/change', language)}?${new URLSearchParams({ token, search: searchId })}`

/** The list with the results of a search; undefined for searches in both goals, as no list shows both. */
export function searchListHref({ goal, filter }: SearchCriteria, language: Language): string | undefined {
  if (goal === undefined) return undefined
  return listAddress(goal, language, { filter })
}

type Save = { goal?: SearchGoal | undefined; filter: PropertyFilter; language: Language; email?: string }

/** The encryption key for the mail address in the query of the page that saves a search. */
const emailPurpose = 'saved-search-email'

/**
 * The page that saves the filter of a list as a search.
 * @param save `email`: if it was already typed; encrypted in the address.
 */
export function savePage({ goal, filter, language, email }: Save): string {
  const all = buildListQuery({ ...emptyListQuery, filter })
  if (goal) all.append('goal', goal)
  if (email) all.append('to', encrypt(emailPurpose, email))
  const text = all.toString()
  return `${localizedHref(getSnapshot().routeTable, 'save-search', language)}${text && `?${text}`}`
}

/** The mail address in the query of that page; empty without a valid one. */
export const readEncryptedEmail = (encrypted: string) => decrypt(emailPurpose, encrypted) ?? ''
