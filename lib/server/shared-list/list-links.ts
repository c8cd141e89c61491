/** Addresses around a list that people keep together, and the cookie that says which of them a browser is. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { writeListKey } from '../../domain/shared-list/list-key.ts'
import type { ListView } from '../../domain/shared-list/shared-list.ts'
import type { Language } from '../../domain/text/language.ts'
import { hrefBelow } from '../../routing/private-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { fingerprint } from '../security/fingerprint.ts'
import { isSecure } from '../security/is-secure.ts'
import { makeLinkToken, readLinkToken } from '../security/link-token.ts'
import { defineMailing } from '../subscriptions/mailing.ts'

/** Original path of the page. */
const sharedListPath = 'shared-list'

/** Where its buttons post, and where a page asks for news below it. */
const sharedListAction = '/api/shared-list/'

/** Whether the content has an address for lists: without one nobody can make any. */
export const hasSharedLists = (): boolean => getSnapshot().routeTable.byOriginal.has(sharedListPath)

export const makeListKey = (): string => writeListKey(randomBytes(20))

/** @param view which homes it shows; all without it */
export function sharedListHref(key: string, language: Language, view: ListView = 'all'): string {
  const own = hrefBelow(getSnapshot().routeTable, sharedListPath, key, language)
  return view === 'all' ? own : `${own}?${new URLSearchParams({ show: view })}`
}

export const sharedListUrl = (key: string, language: Language): string => absoluteUrl(sharedListHref(key, language))

/** Where a page asks whether there is anything new. */
export const newsHref = (key: string): string => `${sharedListAction}${key}/`

const { key: cookieName, maxAge } = storedItems.sharedList

const nameOf = (listId: string) => cookieName.replace('*', listId.slice(0, 8))

/** Whom a browser says it is on a list; undefined for nobody, and for what we did not sign. @param cookies of the request */
export function readPersonCookie(cookies: string | null, listId: string, now: Date): string | undefined {
  const start = `${nameOf(listId)}=`
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return found && readLinkToken('shared-list person', found.slice(start.length), now)
}

/** `Set-Cookie` line. @param headers of the request. */
export function personCookie(listId: string, personId: string, headers: Headers, now: Date): string {
  const secure = isSecure({ headers }) ? '; Secure' : ''
  const token = makeLinkToken('shared-list person', personId, now)
  return `${nameOf(listId)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

export const erasePersonCookie = (listId: string): string => `${nameOf(listId)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

/** Mails about a list, to an address that its owner confirmed. Ids are those of people on lists. */
export const listMailing = defineMailing<'confirm'>({
  idKey: 'seeker',
  links: {
    confirm: { purpose: 'shared-list confirm', path: 'shared-list/confirm' },
    end: { purpose: 'shared-list end', path: 'shared-list/unsubscribe' },
  },
  endAddress: '/api/shared-list-unsubscribe/',
})

/** A person of a list and an address of theirs: a link that was mailed to one confirms no other. */
const addressId = (personId: string, email: string) =>
  `${personId}~${fingerprint('shared-list address', email.toLowerCase(), 'hex').slice(0, 24)}`

/** For the mail to that address. */
export const confirmLink = (personId: string, email: string, language: Language, now: Date): string =>
  listMailing.link('confirm', addressId(personId, email), language, now)

/** Of the id that such a link carries. */
export const personOf = (id: string): string => id.split('~')[0] ?? ''

/** Whether such a link was mailed to the address that the person has now. */
export const isOfAddress = (id: string, { id: personId, email }: { id: string; email: string }): boolean =>
  id === addressId(personId, email)
