/** What a request must be like before the site sees it, and what it may not say about itself. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { announcesBody, bodyLimit } from './body-limit.ts'
import { firstValue } from './negotiate.ts'
import { readTarget } from './read-target.ts'
import type { Rejection } from './reject.ts'
import { takesForms } from './request-kind.ts'

const methods: readonly string[] = ['GET', 'HEAD', 'POST']

/** What may be done at an address. */
export const methodsOf = (path: string): readonly string[] =>
  takesForms(path) ? methods : methods.filter((method) => method !== 'POST')

/** Of the framework's own addresses only two kinds are in use. */
const unknownFramework = /^\/_next\/(?!static\/|image\b)/

/** Name or address, then the port. */
const hostForm = /^(?:((?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}\.?)|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/i
/** Bytes of the longest name (RFC 1035). */
const longestName = 253

function isHost(text: string): boolean {
  const [found, name = '', address, port = '0'] = hostForm.exec(text) ?? []
  if (found === undefined) return false
  return name.length <= longestName && Number(port) <= 65_535 && (address === undefined || isIPv6(address))
}

/** Only our own proxies may say how a visitor came. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'] as const
/** Set by the site alone. */
const ownHeaders = ['x-request-id', 'x-form-page', 'content-security-policy', 'content-security-policy-report-only'] as const

/** By which the framework lets whoever knows a key of its build have pages made again, or drafts shown. We use neither, and a release's keys are no secret. */
const frameworkHeaders = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated'] as const
const frameworkCookies = /^(?:__prerender_bypass|__next_preview_data)=/

function stripFrameworkOrders(headers: IncomingHttpHeaders): void {
  for (const name of frameworkHeaders) delete headers[name]
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim())
  if (cookies?.some((cookie) => frameworkCookies.test(cookie)))
    headers.cookie = cookies.filter((cookie) => !frameworkCookies.test(cookie)).join('; ')
}

/** @param proxies how many of our own stand in front. */
export function stripUntrustedHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  stripFrameworkOrders(headers)
  for (const name of [...ownHeaders, ...(proxies === 0 ? proxyHeaders : [])]) delete headers[name]
  // A proxy that passes on what it was told is not believed either.
  if (!isHost(firstValue(headers['x-forwarded-host']) ?? '')) delete headers['x-forwarded-host']
}

type Checked = { kind: 'sound'; path: string; query: string } | { kind: 'rejected'; path: string; rejection: Rejection }

/** One `Host`, a name or an address: two would let a proxy and the site understand different ones. */
function namesHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? []
  return others.length === 0 && isHost(host)
}

/** A body may be announced in one way alone (Node sees to it). One without a length is counted as it arrives (receive-body.ts). */
const isTooLarge = ({ headers }: IncomingMessage, path: string): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit(path, headers).read

/**
 * A form is sent from a page of ours: browsers say where from. Programs that say nothing are let in, as nobody's cookies come
 * with them. The framework checks this too, but answers with a failure of its own.
 */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers
  if (origin === undefined) return true
  const here = [host, firstValue(forwarded)]
  return URL.canParse(origin) && here.includes(new URL(origin).host)
}

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
  return { kind: 'sound', path, query: target.query }
}

/** Whether a visitor came over TLS, by the word of our proxy: others' is gone by then. */
export const isSecureRequest = ({ headers }: IncomingMessage): boolean => firstValue(headers['x-forwarded-proto']) === 'https'
