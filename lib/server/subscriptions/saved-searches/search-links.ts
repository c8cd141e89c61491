/** Addresses around saved searches. */
import 'server-only'
import type { PropertyFilter } from '../../../domain/search/property-filter.ts'
import type { SearchCriteria, SearchGoal } from '../../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../../domain/text/language.ts'
import { localizedHref } from '../../../routing/href.ts'
import { buildListQuery, emptyListQuery } from '../../../routing/list-query.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import { listAddress } from '../../pages/landing-pages.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { decrypt, encrypt } from '../../security/encrypt.ts'
import { makeSearchToken, type SearchAction } from './search-token.ts'

/** Original paths of the pages; opening those with a button does nothing yet, because mail scanners follow links. */
const paths = {
  confirm: 'saved-searches/confirm',
  manage: 'saved-searches',
  end: 'saved-searches/unsubscribe',
} as const satisfies Record<SearchAction, string>

const withQuery = (path: string, language: Language, query: Record<string, string>) =>
  `${localizedHref(getSnapshot().routeTable, path, language)}?${new URLSearchParams(query)}`

/** The page of a link for a token that is at hand. */
export const searchPage = (action: SearchAction, token: string, language: Language) =>
  withQuery(paths[action], language, { token })

/** The page to change a search on. */
export const changePage = (token: string, searchId: string, language: Language) =>
  withQuery('saved-searches/change', language, { token, search: searchId })

export const searchLink = (action: SearchAction, id: string, language: Language, now: Date) =>
  absoluteUrl(searchPage(action, makeSearchToken(action, id, now), language))

/** Lets a mail program end the mails by its own button (RFC 8058). */
export function endHeaders(subscriberId: string, language: Language, now: Date): Record<string, string> {
  const query = new URLSearchParams({ token: makeSearchToken('end', subscriberId, now), lang: language })
  return {
    'List-Unsubscribe': `<${absoluteUrl(`/api/saved-search-unsubscribe/?${query}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

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
