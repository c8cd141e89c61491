/** Responses of the gateway itself: a status, `Retry-After`, and an error page for people or JSON for programs. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasNoContent } from '../../process/content-state.ts'
import { linger } from '../connections/linger.ts'
import { announcesBody } from '../limits/body-limit.ts'
import { type PlainPageKind, type PlainPageSite, plainPage, plainPageLanguage, plainPagePolicy } from './plain-page.ts'

/** `retryAfter` in seconds. */
export type Rejection = { status: number; kind: PlainPageKind; retryAfter?: number }

const wantsPage = (request: IncomingMessage, path: string) =>
  !path.startsWith('/api/') && !request.headers['next-action'] && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')

/** Statuses after which the connection is closed: the rest of its bytes cannot be interpreted. */
const isLast = (status: number) => status === 400 || status === 413

/** Whether the client is still sending a body. */
const isStillSending = ({ headers, complete }: IncomingMessage) => announcesBody(headers) && !complete

function pageFor(request: IncomingMessage, path: string, site: PlainPageSite, kind: PlainPageKind, id?: string): string {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return plainPage(kind, plainPageLanguage(site, { path, cookie, acceptLanguage }), site, id)
}

/**
 * The page that replaces an error page of the framework; undefined for a status below 400 and for programs.
 * @param id of the request, shown for internal errors.
 */
export function replacementFor(request: IncomingMessage, path: string, site: PlainPageSite, status: number, id: string) {
  if (status < 400 || !wantsPage(request, path)) return undefined
  const isFailure = status >= 500
  const kind = isFailure ? (hasNoContent() ? 'closed' : 'failed') : status === 404 ? 'missing' : 'refused'
  return { html: pageFor(request, path, site, kind, kind === 'failed' ? id : undefined), policy: plainPagePolicy(site) }
}

/** Sends the response to a rejected request. */
export function reject(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: PlainPageSite,
  { status, kind, retryAfter }: Rejection,
): void {
  const isForPeople = wantsPage(request, path)
  const body = isForPeople ? pageFor(request, path, site, kind) : JSON.stringify({ error: kind })
  response.statusCode = status
  response.setHeader('Content-Type', isForPeople ? 'text/html; charset=utf-8' : 'application/json')
  if (isForPeople) response.setHeader('Content-Security-Policy', plainPagePolicy(site))
  response.setHeader('Cache-Control', 'no-store')
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  if (isStillSending(request)) linger(request)
  if (isLast(status) || isStillSending(request)) response.setHeader('Connection', 'close')
  response.end(body)
}
