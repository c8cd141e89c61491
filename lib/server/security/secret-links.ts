/** Moves secrets from the address into a cookie and gives them back to the page that needs them (lib/routing/secret-links.ts). */
import 'server-only'
import { createHash } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { handleParameter, splitSecrets } from '../../routing/secret-links.ts'
import { isSecure } from './is-secure.ts'

const { key, maxAge } = storedItems.secretLink

/** The characters of our secrets; any other value is invalid and not stored in a cookie. */
const ours = /^[\w.~-]{1,500}$/

/**
 * Limits: characters that one address can hide, and links per browser. Any site can send a browser to addresses of ours; request
 * headers that grow too large from these cookies would be rejected for a day.
 */
const most = { hidden: 800, links: 8 } as const

const cookieName = (handle: string) => key.replace('*', handle)

/** Distinguishes links that are open at the same time; reveals nothing about the secret. */
const handleOf = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 12)

/** The query of a request, completed with the parameters of its cookie. */
export function readQuery({ nextUrl: { searchParams }, cookies }: Pick<NextRequest, 'nextUrl' | 'cookies'>): URLSearchParams {
  const query = new URLSearchParams(searchParams)
  const handle = query.get(handleParameter)
  const kept = handle && cookies.get(cookieName(handle))?.value
  if (!kept) return query
  query.delete(handleParameter)
  for (const [name, value] of new URLSearchParams(kept)) query.append(name, value)
  return query
}

/** The cookies of the links that were opened first: browsers send the oldest cookies first. */
function outdated({ cookies }: Pick<NextRequest, 'cookies'>, name: string): string[] {
  const kept = cookies
    .getAll()
    .flatMap((cookie) => (cookie.name.startsWith(cookieName('')) && cookie.name !== name ? cookie.name : []))
  return kept.slice(0, Math.max(0, kept.length - most.links + 1))
}

/**
 * Redirects to the same page without the secret parameters in its address.
 * @param path internal path that the middleware chose.
 * @returns undefined when there is nothing to hide.
 */
export function hideSecrets(path: string, request: NextRequest): NextResponse | undefined {
  const { method, nextUrl, url } = request
  const parts = method === 'POST' ? undefined : splitSecrets(path, nextUrl.searchParams)
  if (!parts || ![...parts.secret.values()].every((value) => ours.test(value))) return undefined
  const secret = parts.secret.toString()
  if (secret.length > most.hidden) return undefined
  const handle = handleOf(secret)
  parts.open.set(handleParameter, handle)
  const response = NextResponse.redirect(new URL(`${nextUrl.pathname}?${parts.open}`, url), 303)
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('Referrer-Policy', 'no-referrer')
  for (const name of outdated(request, cookieName(handle))) response.cookies.delete(name)
  response.cookies.set(cookieName(handle), secret, {
    path: '/',
    maxAge,
    httpOnly: true,
    // With `strict` the cookie would be missing after a click in a web mail program.
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return response
}
