/** What a request must be like before the site sees it, and what it may not say about itself. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { uploadLimit } from '../routing/upload-limit.ts'
import { firstValue } from './negotiate.ts'
import { readTarget } from './read-target.ts'
import type { Refusal } from './refuse.ts'
import { takesForms } from './request-kind.ts'

export const methods: readonly string[] = ['GET', 'HEAD', 'POST']

/** Some more than a form may send, so that the site can lead to its page about files that are too large. */
const bodyLimit = 4 * uploadLimit
/** Routes of `/api/` are sent next to nothing. */
const apiBodyLimit = 64 * 1024

/** Of the framework's own addresses only two kinds are in use. */
const unknownFramework = /^\/_next\/(?!static\/|image\b)/

const hostName = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Only our own proxies may say how a visitor came. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'] as const
/** Set by the front alone. */
const ownHeaders = ['x-request-id', 'content-security-policy', 'content-security-policy-report-only'] as const

/** @param proxies how many of our own stand in front. */
export function dropClaims(headers: IncomingHttpHeaders, proxies: number): void {
  for (const name of [...ownHeaders, ...(proxies === 0 ? proxyHeaders : [])]) delete headers[name]
}

type Checked = { kind: 'sound'; path: string; query: string } | { kind: 'refused'; path: string; refusal: Refusal }

/** A body may be announced in one way alone (Node sees to it), and not larger than anything here takes. */
function isTooLarge({ headers }: IncomingMessage, path: string): boolean {
  return Number(headers['content-length'] ?? 0) > (path.startsWith('/api/') ? apiBodyLimit : bodyLimit)
}

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
  const refused = (status: number): Checked => ({ kind: 'refused', path, refusal: { status, kind: 'refused' } })
  if (target.kind === 'refused') return refused(target.status)
  if (!hostName.test(request.headers.host ?? '')) return refused(400)
  if (unknownFramework.test(path)) return { kind: 'refused', path, refusal: { status: 404, kind: 'missing' } }
  if (!methods.includes(request.method ?? '')) return refused(405)
  if (request.method === 'POST' && !takesForms(path)) return refused(405)
  if (request.method === 'POST' && !isFromHere(request)) return refused(403)
  if (isTooLarge(request, path)) return refused(413)
  return { kind: 'sound', path, query: target.query }
}

/** Whether a visitor came over TLS, by the word of our proxy: others' is gone by then. */
export const isSecureRequest = ({ headers }: IncomingMessage): boolean => firstValue(headers['x-forwarded-proto']) === 'https'
