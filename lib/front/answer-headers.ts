/** The headers that every answer has, whoever made it. */
import type { ServerResponse } from 'node:http'

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
const sharedFiles = /^\/(pictures|images|logo|plans|_next\/image)\b/

/** Of no use to browsers; the framework's own script needs some of them on answers of its own kind. */
const hidden = [
  'x-powered-by',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'x-nextjs-postponed',
]

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').split(';')[0]

export const isPage = (response: ServerResponse): boolean => typeOf(response) === 'text/html'

function setUnlessSet(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value)
}

function policyFor(response: ServerResponse): string {
  return typeOf(response) === 'application/pdf' ? viewedPolicy : barePolicy
}

/** @param path of the request. @param isSecure whether the visitor came over TLS. */
export function setAnswerHeaders(response: ServerResponse, path: string, isSecure: boolean): void {
  setUnlessSet(response, 'X-Content-Type-Options', 'nosniff')
  setUnlessSet(response, 'Referrer-Policy', 'strict-origin-when-cross-origin')
  setUnlessSet(response, 'Content-Security-Policy', policyFor(response))
  const policy = String(response.getHeader('content-security-policy'))
  setUnlessSet(response, 'X-Frame-Options', policy.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY')
  if (!sharedFiles.test(path)) setUnlessSet(response, 'Cross-Origin-Resource-Policy', 'same-origin')
  if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
  if (typeOf(response) !== 'text/x-component') for (const name of hidden) response.removeHeader(name)
  if (!isPage(response)) return
  response.setHeader('Permissions-Policy', permissions)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
}
