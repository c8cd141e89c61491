/** Checks a request before the site sees it, and removes headers that a client must not set. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { announcesBody, bodyLimit } from '../limits/body-limit.ts'
import { takesForms } from '../limits/request-kind.ts'
import type { Rejection } from '../responses/reject.ts'
import { firstValue } from './negotiate.ts'
import { readTarget } from './read-target.ts'

const methods: readonly string[] = ['GET', 'HEAD', 'POST']

/** HTTP methods that an address accepts. */
export const methodsOf = (path: string): readonly string[] =>
  takesForms(path) ? methods : methods.filter((method) => method !== 'POST')

/** Addresses of the framework that the site does not use: all but static files and resized images. */
const unknownFramework = /^\/_next\/(?!static\/|image\b)/

/** Host name or IPv6 address, then the port. */
const hostForm = /^(?:((?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?)|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/i
/** Longest host name in bytes (RFC 1035, 2.3.4). */
const longestName = 253

function isHost(text: string): boolean {
  const [found, name = '', address, port = '0'] = hostForm.exec(text) ?? []
  if (found === undefined) return false
  return name.length <= longestName && Number(port) <= 65_535 && (address === undefined || isIPv6(address))
}

/** Headers that only our own proxies may set: they describe the visitor's connection. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'] as const
/** Headers that only the site sets. */
const ownHeaders = ['x-request-id', 'x-form-page', 'content-security-policy', 'content-security-policy-report-only'] as const

/**
 * With these a client that knows the build's key can make the framework revalidate pages or show drafts. The site uses neither,
 * and the keys of a release are public.
 */
const frameworkHeaders = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated'] as const
const frameworkCookies = /^(?:__prerender_bypass|__next_preview_data)=/

function stripFrameworkControls(headers: IncomingHttpHeaders): void {
  for (const name of frameworkHeaders) delete headers[name]
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim())
  if (cookies?.some((cookie) => frameworkCookies.test(cookie)))
    headers.cookie = cookies.filter((cookie) => !frameworkCookies.test(cookie)).join('; ')
}

/**
 * Deletes headers that would let a client impersonate a proxy or the site.
 * @param proxies number of own proxies in front of the site.
 */
export function stripUntrustedHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  stripFrameworkControls(headers)
  for (const name of [...ownHeaders, ...(proxies === 0 ? proxyHeaders : [])]) delete headers[name]
  // A proxy may have passed on an invalid value from the client.
  if (!isHost(firstValue(headers['x-forwarded-host']) ?? '')) delete headers['x-forwarded-host']
}

type Checked = { kind: 'valid'; path: string; query: string } | { kind: 'rejected'; path: string; rejection: Rejection }

/** Exactly one valid `Host` (RFC 9112, 3.2): with two, a proxy and the site might choose different ones. */
function namesHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? []
  return others.length === 0 && isHost(host)
}

/**
 * By the announced length; a chunked body is counted as it arrives (receive-body.ts). Node rejects requests with both headers.
 */
const isTooLarge = ({ headers }: IncomingMessage, path: string): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit(path, headers).read

/**
 * Protection against cross-site request forgery: a browser's `Origin` must be this site. Requests without `Origin` come from
 * programs, which carry no visitor's cookies, and are accepted. The framework checks this as well, but answers with status 500.
 */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers
  if (origin === undefined) return true
  const here = [host, firstValue(forwarded)]
  return URL.canParse(origin) && here.includes(new URL(origin).host)
}

/** Statuses of rejected requests: 400, 403 (other origin), 404, 405, 413, 414. */
export function checkRequest(request: IncomingMessage): Checked {
  const target = readTarget(request.url ?? '/')
  const path = target.kind === 'target' ? target.path : '/'
  const rejected = (status: number): Checked => ({ kind: 'rejected', path, rejection: { status, kind: 'refused' } })
  if (target.kind === 'rejected') return rejected(target.status)
  if (!namesHost(request)) return rejected(400)
  if (unknownFramework.test(path)) return { kind: 'rejected', path, rejection: { status: 404, kind: 'missing' } }
  if (!methodsOf(path).includes(request.method ?? '')) return rejected(405)
  if (request.method !== 'POST' && announcesBody(request.headers)) return rejected(400)
  if (request.method === 'POST' && !isFromHere(request)) return rejected(403)
  if (isTooLarge(request, path)) return rejected(413)
  return { kind: 'valid', path, query: target.query }
}

/** Whether the visitor's connection to our proxy uses TLS. To be called after `stripUntrustedHeaders`. */
export const isSecureRequest = ({ headers }: IncomingMessage): boolean => firstValue(headers['x-forwarded-proto']) === 'https'
