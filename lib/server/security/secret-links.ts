/** Takes secrets out of addresses and gives them back to the pages that they open (lib/routing/secret-links.ts). */
import 'server-only'
import { createHash } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { handleParameter, splitSecrets } from '../../routing/secret-links.ts'
import { isSecure } from './is-secure.ts'

const { key, maxAge } = storedItems.secretLink

/** What secrets of ours are made of; anything else opens nothing, and is not worth a cookie. */
const ours = /^[\w.~-]{1,500}$/

/**
 * Characters of all that one address hides, and how many links a browser keeps. Any site can lead a browser to addresses of ours: a head that is too large
 * because of their cookies would be refused for a day.
 */
const most = { hidden: 800, links: 8 } as const

const cookieName = (handle: string) => key.replace('*', handle)

/** Tells links apart that are open at the same time; nothing can be learnt from it. */
const handleOf = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 12)

/** The query of a request with what its cookie holds; as it is where there is none. */
export function readQuery({ nextUrl: { searchParams }, cookies }: Pick<NextRequest, 'nextUrl' | 'cookies'>): URLSearchParams {
  const query = new URLSearchParams(searchParams)
  const handle = query.get(handleParameter)
  const kept = handle && cookies.get(cookieName(handle))?.value
  if (!kept) return query
  query.delete(handleParameter)
  for (const [name, value] of new URLSearchParams(kept)) query.append(name, value)
  return query
}

/** Those of links that were opened first: browsers send the oldest first. */
function outdated({ cookies }: Pick<NextRequest, 'cookies'>, name: string): string[] {
  const kept = cookies
    .getAll()
    .flatMap((cookie) => (cookie.name.startsWith(cookieName('')) && cookie.name !== name ? cookie.name : []))
  return kept.slice(0, Math.max(0, kept.length - most.links + 1))
}

/**
 * Leads to the same page without what its address must not show.
 * @param path where the middleware leads. @returns undefined when nothing has to be hidden.
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
    // Strict ones would not be sent on the way from a mail program's page.
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return response
}
