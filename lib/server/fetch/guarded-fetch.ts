/**
 * The one way out to addresses that stand in content, feeds or settings of theirs: listed hosts alone, never the own network, so many
 * bytes, so much time, so many redirects, each of which is checked like the first address. A name is asked for once and the
 * connection goes to what it said: a second answer cannot lead elsewhere.
 */
import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { env } from '../runtime/env.ts'
import { findTarget, type Resolve, resolveName, type Target, type TargetFault, type TargetRules } from './find-target.ts'
import { type Ask, decodeBody, openResponse } from './open-response.ts'

/** Why there is no answer. `encoding`: a body that cannot be read; `connection`: refused, broken off, or no certificate that holds. */
export type FetchFault = TargetFault | 'redirects' | 'too-large' | 'timeout' | 'connection' | 'encoding'

export type FetchRules = Omit<TargetRules, 'privateHosts'> & {
  /** Of the body, after it is unpacked. */
  maxBytes: number
  /** Milliseconds for everything: name, connection, redirects and body. */
  timeout: number
  /** Three unless said otherwise; only what is asked by GET follows any. */
  maxRedirects?: number
}

/** What tests put in place of the network's names. */
export type FetchPorts = { resolve?: Resolve; privateHosts?: readonly string[] }

type Head = {
  status: number
  headers: IncomingHttpHeaders
  /** Where the redirects led. */
  url: string
}

export type OpenedResponse = Head & {
  /** Ends with a `FetchError` when it becomes too large or takes too long. It has to be read or left, else the connection stays. */
  body: AsyncIterable<Buffer>
}

export type FetchedResponse = Head & { bytes: Buffer }

/** Within a body alone; everything else is a value. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly fault: FetchFault

  constructor(fault: FetchFault) {
    super(`not fetched: ${fault}`)
    this.fault = fault
  }
}

type Fault = { fault: FetchFault }

/** What belongs to one host is not shown to the next. */
const personal = ['authorization', 'cookie', 'x-api-key']

function withoutPersonal({ headers = {}, ...rest }: Ask): Ask {
  return {
    ...rest,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !personal.includes(name.toLowerCase()))),
  }
}

const redirects: readonly number[] = [301, 302, 303, 307, 308]

/** Where an answer sends us; undefined when it is the answer itself. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if (!redirects.includes(statusCode) || !headers.location) return undefined
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from.href).href : ''
}

type Arrival = { target: Target; answer: IncomingMessage }

/** Goes along the redirects. @throws what the connection says. */
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

/** Gives up with the time, whatever is being waited for: looking a name up cannot be broken off. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

/** Asks and gives the answer as it comes, for what is too large to be held whole. Whatever its status is, it is an answer. */
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

/** The same, with the whole body. */
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
