/** The headers that every answer has, whoever made it. */
import type { ServerResponse } from 'node:http'
import { sharedFolderNames } from '../domain/site/public-folders.ts'

/** Nobody needs them; the camera of a phone is not asked for by a site of houses. */
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

/** A year, in seconds. No subdomains: they may be somebody else's. */
const strictTransport = 'max-age=31536000'

/** What is opened by itself and is no page shows itself and does nothing. Films and PDFs bring a viewer of the browser's own. */
const barePolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const viewedPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Pictures may be shown by others: feeds and mails name them. */
const sharedFiles = new RegExp(`^/(${sharedFolderNames.join('|')})\\b`)

/** Of all `X-` headers only these are for browsers; the others are what parts of the site tell each other. */
const known = /^x-(content-type-options|frame-options|robots-tag)$/
/** What the framework's own script reads in answers to its own requests. */
const knownToScript =
  /^x-(action-(redirect|revalidated)|nextjs-(action-not-found|postponed|prerender|rewritten-(path|query)|stale-time))$/

/** Seconds in which what is not there is believed to stay away, by browsers and by proxies. */
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
 * A failure is nothing to keep; what is missing may come back, so it is kept for a minute at most, and for those alone who would get the page that
 * says so in the same language.
 */
function limitCaching(response: ServerResponse): void {
  const { statusCode } = response
  if (statusCode < 400 || /no-store/.test(String(response.getHeader('cache-control')))) return
  if (missing.includes(statusCode) && isPage(response)) response.appendHeader('Vary', 'Accept-Language, Cookie')
  response.setHeader('Cache-Control', missing.includes(statusCode) ? `public, max-age=${missingFor}` : 'no-store')
  response.removeHeader('expires')
}

export type AnswerTo = {
  /** Path of the request. */
  path: string
  /** Whether the visitor came over TLS. */
  isSecure: boolean
  /** Whether the framework's script asked. */
  isForScript: boolean
}

export function setAnswerHeaders(response: ServerResponse, { path, isSecure, isForScript }: AnswerTo): void {
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
