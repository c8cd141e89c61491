/** Every request for a page passes here: lib/routing decides, this file only carries it out. */
import { type NextRequest, NextResponse } from 'next/server'
import { languageKey } from '@/lib/routing/detect-language'
import { resolveRequest } from '@/lib/routing/resolve'
import { keepPrivate } from '@/lib/server/preview/keep-private'
import { redirectTo } from '@/lib/server/redirect-to'
import { refuseUpload } from '@/lib/server/refuse-upload'
import { routingContext } from '@/lib/server/routing-context'

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/|map-frame/|tiles/|images/|pictures/|plans/|logo/|fonts/|video/|sitemap\\.xml$|robots\\.txt$|favicon\\.ico$).*)',
}

export default function middleware(request: NextRequest): NextResponse {
  const refusal = refuseUpload(request)
  if (refusal) return refusal
  const resolution = resolveRequest(routingContext(), {
    pathname: request.nextUrl.pathname,
    query: request.nextUrl.searchParams,
    cookie: request.cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  if (resolution.kind === 'redirect') return redirectTo(resolution, request)
  const response = NextResponse.rewrite(new URL(`${resolution.path}${request.nextUrl.search}`, request.url), {
    status: resolution.status,
  })
  if (resolution.isPreview) keepPrivate(response)
  return response
}
