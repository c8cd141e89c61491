/** Turns a routing decision into a redirect answer. */
import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { languageKey } from '../routing/detect-language.ts'
import type { Resolution } from '../routing/resolve.ts'

const oneYear = 60 * 60 * 24 * 365

/**
 * Permanent redirects may be cached; those that depend on the visitor's language may not (ruling 2).
 * A language chosen by `?lng=` is stored. The framework turns addresses on this host into relative ones.
 */
export function redirectTo(resolution: Extract<Resolution, { kind: 'redirect' }>, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(resolution.to, request.url), resolution.permanent ? 308 : 307)
  if (!resolution.permanent) response.headers.set('Cache-Control', 'no-store')
  if (resolution.dependsOnVisitor) response.headers.set('Vary', 'Accept-Language, Cookie')
  if (resolution.language) {
    response.cookies.set(languageKey, resolution.language, {
      path: '/',
      maxAge: oneYear,
      sameSite: 'lax',
      secure: request.nextUrl.protocol === 'https:',
    })
  }
  return response
}
