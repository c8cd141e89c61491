/**
 * Fetches addresses that come from content, feeds or their settings, protected against server-side request forgery: only listed
 * hosts, never the private network, with limits for bytes, time and redirects, each of which is checked like the first address. A
 * host name is resolved once and the connection uses that result, so that a second DNS response cannot redirect it.
 */
import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { env } from '../runtime/env.ts'
import { findTarget, type Resolve, resolveName, type Target, type TargetFault, type TargetRules } from './find-target.ts'
import { type Ask, decodeBody, openResponse } from './open-response.ts'

/**
 * Why there is no response. `encoding`: the body cannot be decoded; `connection`: refused, interrupted, or an invalid
 * certificate.
 */
export type FetchFault = TargetFault | 'redirects' | 'too-large' | 'timeout' | 'connection' | 'encoding'

export type FetchRules = Omit<TargetRules, 'privateHosts'> & {
  /** Of the body after decompression. */
  maxBytes: number
  /** Milliseconds for everything: name resolution, connection, redirects and body. */
  timeout: number
  /** Three by default; only GET requests follow redirects. */
  maxRedirects?: number
}

/** Replaced in tests. */
export type FetchPorts = { resolve?: Resolve; privateHosts?: readonly string[] }

type Head = {
  status: number
  headers: IncomingHttpHeaders
  /** The address after all redirects. */
  url: string
}

export type OpenedResponse = Head & {
  /**
   * Throws a `FetchError` when it becomes too large or takes too long. It has to be read to the end or the iteration ended, else
   * the connection stays open.
   */
  body: AsyncIterable<Buffer>
}

export type FetchedResponse = Head & { bytes: Buffer }

/** Thrown only while a body is read; all other failures are returned as values. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly fault: FetchFault

  constructor(fault: FetchFault) {
    super(`not fetched: ${fault}`)
    this.fault = fault
  }
}

type Fault = { fault: FetchFault }

/** Headers with credentials, removed when a redirect leads to another host. */
const personal = ['authorization', 'cookie', 'x-api-key']

function withoutPersonal({ headers = {}, ...rest }: Ask): Ask {
  return {
    ...rest,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !personal.includes(name.toLowerCase()))),
  }
}

const redirects: readonly number[] = [301, 302, 303, 307, 308]

/** The target of a redirect; undefined when the response is none. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if (!redirects.includes(statusCode) || !headers.location) return undefined
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from.href).href : ''
}

type Arrival = { target: Target; answer: IncomingMessage }

/**
 * Follows the redirects.
 * @throws errors of the connection.
 */
async function follow(address: string, ask: Ask, rules: FetchRules, ports: Required<FetchPorts>, signal: AbortSignal) {
  const { maxRedirects = 3 } = rules
  let next: { address: string; ask: Ask } = { address, ask }
  for (let count = 0; count <= maxRedirects; count++) {
    const target = await findTarget(next.address, { ...rules, privateHosts: ports.privateHosts }, ports.resolve)
    if ('fault' in target) return target
    signal.throwIfAborted()
    const answer = await openResponse(target, next.ask, signal)
    const onward = nextAddress(answer, target.url)
    if (onward === undefined) return { target, answer }
    answer.destroy()
    if ((ask.method ?? 'GET') !== 'GET') return { fault: 'redirects' as const }
    const isSameHost = URL.canParse(onward) && new URL(onward).origin === target.url.origin
    next = { address: onward, ask: isSameHost ? next.ask : withoutPersonal(next.ask) }
  }
  return { fault: 'redirects' as const }
}

const faultOf = (signal: AbortSignal, otherwise: FetchFault): FetchFault => (signal.aborted ? 'timeout' : otherwise)

async function* readLimited(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const body = decodeBody(answer)
  try {
    if (!body) throw new FetchError('encoding')
    let size = 0
    for await (const part of body) {
      size += part.length
      if (size > maxBytes) throw new FetchError('too-large')
      yield part
    }
    if (!answer.complete) throw new FetchError(faultOf(signal, 'connection'))
  } catch (error) {
    if (error instanceof FetchError) throw error
    const isUnreadable = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw new FetchError(faultOf(signal, isUnreadable ? 'encoding' : 'connection'))
  } finally {
    answer.destroy()
    body?.destroy()
  }
}

const isTooLong = ({ headers }: IncomingMessage, maxBytes: number) =>
  headers['content-encoding'] === undefined && Number(headers['content-length'] ?? 0) > maxBytes

/** Rejects at the timeout, as name resolution cannot be aborted. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

/**
 * Returns the response with its body as a stream, for bodies too large for memory. A response with any status counts as a
 * response.
 */
export async function openGuarded(
  address: string,
  ask: Ask,
  rules: FetchRules,
  { resolve = resolveName, privateHosts = env().PRIVATE_HOSTS }: FetchPorts = {},
): Promise<OpenedResponse | Fault> {
  const signal = AbortSignal.timeout(rules.timeout)
  const arrived: Promise<Arrival | Fault> = follow(address, ask, rules, { resolve, privateHosts }, signal)
  try {
    const found = await Promise.race([arrived, untilAborted(signal)])
    if ('fault' in found) return found
    const { target, answer } = found
    if (isTooLong(answer, rules.maxBytes)) {
      answer.destroy()
      return { fault: 'too-large' }
    }
    const { statusCode: status = 0, headers } = answer
    return { status, headers, url: target.url.href, body: readLimited(answer, rules.maxBytes, signal) }
  } catch {
    return { fault: faultOf(signal, 'connection') }
  }
}

/** Like {@link openGuarded}, with the whole body in memory. */
export async function guardedFetch(
  address: string,
  ask: Ask,
  rules: FetchRules,
  ports: FetchPorts = {},
): Promise<FetchedResponse | Fault> {
  const opened = await openGuarded(address, ask, rules, ports)
  if ('fault' in opened) return opened
  const { body, ...head } = opened
  try {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    return { ...head, bytes: Buffer.concat(parts) }
  } catch (error) {
    if (error instanceof FetchError) return { fault: error.fault }
    throw error
  }
}
