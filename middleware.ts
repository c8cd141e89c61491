/** Every request for a page passes here: lib/routing decides, this file only carries it out. */
import { type NextRequest, NextResponse } from 'next/server'
import { languageKey } from '@/lib/routing/detect-language'
import { isMadePerRequest } from '@/lib/routing/made-per-request'
import { resolveRequest } from '@/lib/routing/resolve'
import { pagePolicy } from '@/lib/server/page-policy'
import { keepPrivate } from '@/lib/server/preview/keep-private'
import { redirectTo } from '@/lib/server/redirect-to'
import { refuseUpload } from '@/lib/server/refuse-upload'
import { routingContext } from '@/lib/server/routing-context'

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!_next/|api/|tiles/|images/|pictures/|plans/|logo/|fonts/|video/|sitemap\\.xml$|robots\\.txt$|favicon\\.ico$).*)',
}

const mapFrame = /^\/map-frame\/\w{2}\/$/

/** The map's own document: only our pages may show it in a frame. */
function openMapFrame(request: NextRequest): NextResponse {
  const { headers, apply } = pagePolicy(request, true, "'self'")
  return apply(NextResponse.next({ request: { headers } }))
}

export default function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams, search } = request.nextUrl
  if (mapFrame.test(pathname)) return openMapFrame(request)
  const refusal = refuseUpload(request)
  if (refusal) return refusal
  const resolution = resolveRequest(routingContext(), {
    pathname,
    query: searchParams,
    cookie: request.cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  if (resolution.kind === 'redirect') return redirectTo(resolution, request)
  const { headers, apply } = pagePolicy(request, isMadePerRequest(resolution.path))
  const response = NextResponse.rewrite(new URL(`${resolution.path}${search}`, request.url), {
    status: resolution.status,
    request: { headers },
  })
  if (resolution.isPreview) keepPrivate(response)
  return apply(response)
}
