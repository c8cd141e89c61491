/** Addresses of a shared list, and the cookie that identifies a browser as one of its people. */
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

/** The route that its forms post to, and that a page polls for changes. */
const sharedListAction = '/api/shared-list/'

/** Whether the content has a route for shared lists; without one none can be created. */
export const hasSharedLists = (): boolean => getSnapshot().routeTable.byOriginal.has(sharedListPath)

export const makeListKey = (): string => writeListKey(randomBytes(20))

/** @param view which homes the page shows; all by default. */
export function sharedListHref(key: string, language: Language, view: ListView = 'all'): string {
  const own = hrefBelow(getSnapshot().routeTable, sharedListPath, key, language)
  return view === 'all' ? own : `${own}?${new URLSearchParams({ show: view })}`
}

export const sharedListUrl = (key: string, language: Language): string => absoluteUrl(sharedListHref(key, language))

/** The address that a page polls for changes. */
export const changesHref = (key: string): string => `${sharedListAction}${key}/`

const { key: cookieName, maxAge } = storedItems.sharedList

const nameOf = (listId: string) => cookieName.replace('*', listId.slice(0, 8))

/**
 * The id of the person that a browser is on a list; undefined without a valid cookie.
 * @param cookies of the request.
 */
export function readPersonCookie(cookies: string | null, listId: string, now: Date): string | undefined {
  const start = `${nameOf(listId)}=`
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return found && readLinkToken('shared-list person', found.slice(start.length), now)
}

/**
 * `Set-Cookie` line.
 * @param headers of the request.
 */
export function personCookie(listId: string, personId: string, headers: Headers, now: Date): string {
  const secure = isSecure({ headers }) ? '; Secure' : ''
  const token = makeLinkToken('shared-list person', personId, now)
  return `${nameOf(listId)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

export const erasePersonCookie = (listId: string): string => `${nameOf(listId)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

/** Mails about a list, to a confirmed address. Ids are those of people of lists. */
export const listMailing = defineMailing<'confirm'>({
  idKey: 'seeker',
  links: {
    confirm: { purpose: 'shared-list confirm', path: 'shared-list/confirm' },
    end: { purpose: 'shared-list end', path: 'shared-list/unsubscribe' },
  },
  endAddress: '/api/shared-list-unsubscribe/',
})

/** A person and a mail address: a link confirms only the address that it was mailed to. */
const addressId = (personId: string, email: string) =>
  `${personId}~${fingerprint('shared-list address', email.toLowerCase(), 'hex').slice(0, 24)}`

/** The confirmation link for the mail to that address. */
export const confirmLink = (personId: string, email: string, language: Language, now: Date): string =>
  listMailing.link('confirm', addressId(personId, email), language, now)

/** The person in such an id. */
export const personOf = (id: string): string => id.split('~')[0] ?? ''

/** Whether such a link was mailed to the current address of the person. */
export const isOfAddress = (id: string, { id: personId, email }: { id: string; email: string }): boolean =>
  id === addressId(personId, email)
