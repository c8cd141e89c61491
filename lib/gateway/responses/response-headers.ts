/** The headers of every response: security headers, and limits on the caching of errors. */
import type { ServerResponse } from 'node:http'
import { sharedFolderNames } from '../../domain/site/public-folders.ts'

/** Features that no page uses and that no script may use (Permissions-Policy). */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** A year, in seconds. Without subdomains, which other servers of the agency may use. */
const strictTransport = 'max-age=31536000'

/**
 * For files that are opened on their own, without a page: no script, no requests. Videos and PDFs need what the browser's viewer
 * uses.
 */
const barePolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const viewedPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Files that other sites may embed: feeds and mails link to pictures. */
const sharedFiles = new RegExp(`^/(${sharedFolderNames.join('|')})\\b`)

/** The `X-` headers that browsers need; the others are internal to the site and are removed. */
const known = /^x-(content-type-options|frame-options|robots-tag)$/
/** `X-` headers that the framework's script reads in responses to its own requests. */
const knownToScript =
  /^x-(action-(redirect|revalidated)|nextjs-(action-not-found|postponed|prerender|rewritten-(path|query)|stale-time))$/

/** How long (seconds) browsers and proxies may cache that something is missing. */
const missingFor = 60
const missing: readonly number[] = [404, 410]

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').split(';')[0]

export const isPage = (response: ServerResponse): boolean => typeOf(response) === 'text/html'

function setUnlessSet(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value)
}

function policyFor(response: ServerResponse): string {
  return typeOf(response) === 'application/pdf' ? viewedPolicy : barePolicy
}

function stripInternal(response: ServerResponse, isForScript: boolean): void {
  for (const name of response.getHeaderNames())
    if (name.startsWith('x-') && !known.test(name) && !(isForScript && knownToScript.test(name))) response.removeHeader(name)
}

/**
 * Errors must not be cached, except 404 and 410, for a minute: the page may come back. `Vary` separates them by language, which
 * for these pages depends on cookie and `Accept-Language`.
 */
function limitCaching(response: ServerResponse): void {
  const { statusCode } = response
  if (statusCode < 400 || /no-store/.test(String(response.getHeader('cache-control')))) return
  if (missing.includes(statusCode) && isPage(response)) response.appendHeader('Vary', 'Accept-Language, Cookie')
  response.setHeader('Cache-Control', missing.includes(statusCode) ? `public, max-age=${missingFor}` : 'no-store')
  response.removeHeader('expires')
}

export type HeaderContext = {
  /** Path of the request. */
  path: string
  /** Whether the visitor's connection uses TLS. */
  isSecure: boolean
  /** Whether the framework's script sent the request. */
  isForScript: boolean
}

/** Headers that the site has set take precedence. */
export function setResponseHeaders(response: ServerResponse, { path, isSecure, isForScript }: HeaderContext): void {
  setUnlessSet(response, 'X-Content-Type-Options', 'nosniff')
  setUnlessSet(response, 'Referrer-Policy', 'strict-origin-when-cross-origin')
  setUnlessSet(response, 'Content-Security-Policy', policyFor(response))
  const policy = String(response.getHeader('content-security-policy'))
  setUnlessSet(response, 'X-Frame-Options', policy.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY')
  if (!sharedFiles.test(path)) setUnlessSet(response, 'Cross-Origin-Resource-Policy', 'same-origin')
  if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
  stripInternal(response, isForScript)
  limitCaching(response)
  if (!isPage(response)) return
  response.setHeader('Permissions-Policy', permissions)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
}
