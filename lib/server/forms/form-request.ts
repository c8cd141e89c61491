/** Where a form was sent from, and whether it is answered with JSON or a redirect. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { isSecure } from '../security/is-secure.ts'

/** Request header in which the middleware passes the page of the form. */
export const formPageHeader = 'x-form-page'

const { key: cookieName, maxAge } = storedItems.returnedForm

/**
 * Whether a form was sent from a page of this site, by `Sec-Fetch-Site`; lib/gateway checks `Origin`. Programs that send neither
 * are accepted, as they send no visitor's cookies.
 */
export function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** Path and query of the page of the form; the home page if it is missing or leads to another site. */
export function readFormPage(headers: Headers): string {
  const page = headers.get(formPageHeader) ?? ''
  return /^\/(?![/\\])[^\\#\s]*$/.test(page) ? page : '/'
}

/** Whether a script sent the request; it shows the result itself. */
export const wantsJson = (headers: Headers): boolean => headers.get('accept')?.includes('application/json') ?? false

/** The key of a browser's stored forms, from its cookies; undefined without a valid one. */
export function readReturnedKey(cookies: string | null): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  const key = found?.slice(cookieName.length + 1) ?? ''
  return /^[\w-]{43}$/.test(key) ? key : undefined
}

const makeReturnedKey = (): string => randomBytes(32).toString('base64url')

/**
 * `Set-Cookie` line, with the lifetime of the stored form.
 * @param headers of the request.
 */
function returnedKeyCookie(key: string, headers: Headers): string {
  const secure = isSecure({ headers }) ? '; Secure' : ''
  return `${cookieName}=${key}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The key under which a browser finds its form again, existing or new, with the `Set-Cookie` line.
 * @param headers of the request.
 */
export function keyForReturned(headers: Headers): { key: string; cookie: string } {
  const key = readReturnedKey(headers.get('cookie')) ?? makeReturnedKey()
  return { key, cookie: returnedKeyCookie(key, headers) }
}
