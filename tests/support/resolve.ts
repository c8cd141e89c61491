/** Resolves an address of the demo. */
import { resolveRequest } from '@/lib/routing/resolve'
import { context } from './content'

export function resolve(address: string, visitor: { cookie?: string; acceptLanguage?: string } = {}) {
  const url = new URL(address, 'http://site.example')
  return resolveRequest(context, {
    pathname: url.pathname,
    query: url.searchParams,
    cookie: visitor.cookie,
    acceptLanguage: visitor.acceptLanguage,
  })
}

export const redirect = (to: string, permanent: boolean, extra = {}) => ({
  kind: 'redirect',
  to,
  permanent,
  dependsOnVisitor: false,
  ...extra,
})

export const guess = (to: string, extra = {}) => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: true, ...extra })
