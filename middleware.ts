/** Every request for a page passes here: lib/routing decides, this file only carries it out. */
import { type NextRequest, NextResponse } from 'next/server'
import { languageKey } from '@/lib/routing/detect-language'
import { isDynamicPage } from '@/lib/routing/made-per-request'
import type { Resolution } from '@/lib/routing/resolution'
import { resolveRequest } from '@/lib/routing/resolve'
import { isClosedPage } from '@/lib/routing/secret-links'
import { answerTo } from '@/lib/server/accounts/pass-gate'
import { takeForm } from '@/lib/server/forms/take-form'
import { answerPrivately } from '@/lib/server/http/answer-privately'
import { pagePolicy } from '@/lib/server/http/page-policy'
import { redirectTo } from '@/lib/server/http/redirect-to'
import { rejectUpload } from '@/lib/server/http/refuse-upload'
import { routingContext } from '@/lib/server/http/routing-context'
import { keepPrivate } from '@/lib/server/preview/keep-private'
import { hideSecrets, readQuery } from '@/lib/server/security/secret-links'

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/|tiles/|images/|pictures/|plans/|logo/|fonts/|video/|sitemap\\.xml$|\\.well-known/security\\.txt$|robots\\.txt$|licences\\.txt$|manifest\\.webmanifest$|indexnow-key\\.txt$|favicon\\.ico$).*)',
}

const mapFrame = /^\/map-frame\/\w{2}\/$/

/** The map's own document: only our pages may show it in a frame. */
function openMapFrame(request: NextRequest): NextResponse {
  const { headers, apply } = pagePolicy(request, { hasNonce: true, framedBy: "'self'" })
  return apply(NextResponse.next({ request: { headers } }))
}

async function resolve(request: NextRequest, query: URLSearchParams): Promise<Resolution> {
  const resolution = resolveRequest(routingContext(), {
    pathname: request.nextUrl.pathname,
    query,
    cookie: request.cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  return resolution.kind === 'rewrite' && resolution.gate ? answerTo(resolution, resolution.gate, request) : resolution
}

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'POST') return rejectUpload(request) ?? takeForm(request)
  if (mapFrame.test(request.nextUrl.pathname)) return openMapFrame(request)
  const query = readQuery(request)
  const resolution = await resolve(request, query)
  if (resolution.kind === 'redirect') return redirectTo(resolution, request)
  const cleaned = hideSecrets(resolution.path, request)
  if (cleaned) return cleaned
  const isClosed = isClosedPage(resolution.path, query)
  const { headers, apply } = pagePolicy(request, { hasNonce: isDynamicPage(resolution.path), isClosed })
  const response = NextResponse.rewrite(new URL(`${resolution.path}${query.size > 0 ? `?${query}` : ''}`, request.url), {
    status: resolution.status,
    request: { headers },
  })
  if (isClosed || resolution.gate) answerPrivately(response)
  if (resolution.isPreview) keepPrivate(response)
  return apply(response)
}
