/** Turns a routing decision into a redirect response. */
import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import type { Resolution } from '../../routing/resolution.ts'
import { isSecure } from '../security/is-secure.ts'

const { key, maxAge } = storedItems.languageCookie

/**
 * Permanent redirects may be cached; those that depend on the visitor's language may not (ruling 2). A language chosen by `?lng=`
 * is stored in a cookie. The framework makes addresses of this host relative.
 */
export function redirectTo(resolution: Extract<Resolution, { kind: 'redirect' }>, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(resolution.to, request.url), resolution.permanent ? 308 : 307)
  if (!resolution.permanent) response.headers.set('Cache-Control', 'no-store')
  if (resolution.dependsOnVisitor) response.headers.set('Vary', 'Accept-Language, Cookie')
  if (resolution.language) {
    response.cookies.set(key, resolution.language, {
      path: '/',
      maxAge,
      sameSite: 'lax',
      secure: isSecure(request),
    })
  }
  return response
}
