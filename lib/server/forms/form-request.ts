/** Where a form was sent from and how it is to be answered. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { isSecure } from '../security/is-secure.ts'

/** Request header by which the middleware names the page that a form stands on. */
export const formPageHeader = 'x-form-page'

const { key: cookieName, maxAge } = storedItems.returnedForm

/**
 * Whether a form was sent from a page of ours. lib/gateway compares the origin; browsers that name none say here where the
 * page was. Programs that say nothing are let in, as nobody's cookies come with them.
 */
export function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** Path and query of the page that the form stands on: home for what names none, and never another site. */
export function readFormPage(headers: Headers): string {
  const page = headers.get(formPageHeader) ?? ''
  return /^\/(?![/\\])[^\\#\s]*$/.test(page) ? page : '/'
}

/** Whether a script asked, which shows the answer by itself. */
export const wantsJson = (headers: Headers): boolean => headers.get('accept')?.includes('application/json') ?? false

/** The browser's key to what is kept for its forms, of the cookies of a request; undefined without one of ours. */
export function readReturnedKey(cookies: string | null): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  const key = found?.slice(cookieName.length + 1) ?? ''
  return /^[\w-]{43}$/.test(key) ? key : undefined
}

const makeReturnedKey = (): string => randomBytes(32).toString('base64url')

/** `Set-Cookie` line: for this site's server alone, and no longer than the form is kept. @param headers of the request. */
function returnedKeyCookie(key: string, headers: Headers): string {
  const secure = isSecure({ headers }) ? '; Secure' : ''
  return `${cookieName}=${key}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** By what a browser finds its form again: the key that it has, or one of its own from now on, with the `Set-Cookie` line for it. @param headers of the request. */
export function keyForReturned(headers: Headers): { key: string; cookie: string } {
  const key = readReturnedKey(headers.get('cookie')) ?? makeReturnedKey()
  return { key, cookie: returnedKeyCookie(key, headers) }
}
