/** Every request for a page passes here. The decisions are in lib/routing; this file carries them out. */
import { type NextRequest, NextResponse } from 'next/server'
import { languageKey } from '@/lib/routing/detect-language'
import { findOwnPage, findPageRoute, holdsNonce } from '@/lib/routing/match-route'
import type { Resolution } from '@/lib/routing/resolution'
import { resolveRequest } from '@/lib/routing/resolve'
import type { PageRoute } from '@/lib/routing/route-entry'
import { isClosedPage } from '@/lib/routing/secret-links'
import { checkAccess } from '@/lib/server/accounts/check-access'
import { forwardForm } from '@/lib/server/forms/forward-form'
import { pagePolicy } from '@/lib/server/http/page-policy'
import { setPrivateHeaders } from '@/lib/server/http/private-headers'
import { redirectTo } from '@/lib/server/http/redirect-to'
import { registerSharedPages } from '@/lib/server/http/register-shared-pages'
import { rejectUpload } from '@/lib/server/http/reject-upload'
import { routingContext } from '@/lib/server/http/routing-context'
import { keepPrivate } from '@/lib/server/preview/keep-private'
import { hideSecrets, readQuery } from '@/lib/server/security/secret-links'

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/|icons/|tiles/|images/|fonts/|logo/|media/|pictures/|plans/|video/|sitemap\\.xml$|\\.well-known/security\\.txt$|robots\\.txt$|licences\\.txt$|llms\\.txt$|manifest\\.webmanifest$|indexnow-key\\.txt$|favicon\\.ico$).*)',
}

registerSharedPages()

const traitsOf = (page: PageRoute | undefined) => ({
  hasNonce: page !== undefined && holdsNonce(page),
  isOfOffice: page?.access === 'staff',
})

/** A page with its own address outside the route table, such as the map: only pages of this site may show it in a frame. */
function showOwnPage(request: NextRequest, page: PageRoute): NextResponse {
  const { headers, apply } = pagePolicy(request, { ...page, ...traitsOf(page), isClosed: false })
  return apply(NextResponse.next({ request: { headers } }))
}

async function resolve(request: NextRequest, query: URLSearchParams): Promise<Resolution> {
  const resolution = resolveRequest(routingContext(), {
    pathname: request.nextUrl.pathname,
    query,
    cookie: request.cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  return resolution.kind === 'rewrite' ? checkAccess(resolution, request) : resolution
}

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'POST') return rejectUpload(request) ?? forwardForm(request)
  const ownPage = findOwnPage(request.nextUrl.pathname)
  if (ownPage) return showOwnPage(request, ownPage)
  const query = readQuery(request)
  const resolution = await resolve(request, query)
  if (resolution.kind === 'redirect') return redirectTo(resolution, request)
  const cleaned = hideSecrets(resolution.path, request)
  if (cleaned) return cleaned
  const isClosed = isClosedPage(resolution.path, query)
  const page = findPageRoute(resolution.path)
  const { headers, apply } = pagePolicy(request, { ...traitsOf(page), isClosed })
  const response = NextResponse.rewrite(new URL(`${resolution.path}${query.size > 0 ? `?${query}` : ''}`, request.url), {
    status: resolution.status,
    request: { headers },
  })
  if (isClosed || resolution.isPrivate) setPrivateHeaders(response)
  if (resolution.isPreview) keepPrivate(response)
  return apply(response)
}
