/** Fetches a picture or document from an address of the content or a feed; a failure comes with a reason in words. */
import 'server-only'
import { type FetchFault, type FetchPorts, guardedFetch } from './guarded-fetch.ts'
import { retryAfter } from './retry-after.ts'

/** Largest size in bytes, and timeout in milliseconds. */
const defaultRules = { maxBytes: 60_000_000, timeout: 60_000 }

/** Validators of a fetched file (ETag, Last-Modified), sent with the next request for it. */
export type FileTag = { etag?: string; modified?: string }

export type FileAnswer =
  | { kind: 'fetched'; bytes: Buffer; tag: FileTag }
  /** The file has not changed (304). */
  | { kind: 'unchanged' }
  /** `pause`: milliseconds in which the host is not to be requested. */
  | { kind: 'failed'; reason: string; pause?: number }

const reasons: Readonly<Record<FetchFault, string>> = {
  address: 'the address is none that may be fetched',
  host: 'the address, or one that it leads to, is of a host that is not listed',
  private: 'the address leads into the own network',
  'unknown-host': 'the host is not known',
  redirects: 'the address leads on too often',
  'too-large': 'the file is too large',
  timeout: 'the server takes too long',
  connection: 'the connection failed or broke off',
  encoding: 'the answer cannot be unpacked',
}

/** Milliseconds to wait when a server limits requests without a `Retry-After`. */
const defaultPauseMs = 5 * 60_000
/** Milliseconds; longer pauses that a host requests are shortened to this. */
const maxPauseMs = 86_400_000

function pauseOf(status: number, asked: string | undefined, now: number): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  return retryAfter(asked, now, maxPauseMs) ?? defaultPauseMs
}

export type FileRules = { hosts: readonly string[]; maxBytes?: number; timeout?: number }

/** @param before validators of the last fetch; without them the whole file is requested. */
export async function fetchFile(address: string, before: FileTag, rules: FileRules, ports: FetchPorts = {}): Promise<FileAnswer> {
  const headers = {
    ...(before.etag !== undefined && { 'If-None-Match': before.etag }),
    ...(before.modified !== undefined && { 'If-Modified-Since': before.modified }),
  }
  const answer = await guardedFetch(address, { headers }, { ...defaultRules, ...rules, allowsPlain: true }, ports)
  if ('fault' in answer) return { kind: 'failed', reason: reasons[answer.fault] }
  const { status, bytes } = answer
  if (status === 304) return { kind: 'unchanged' }
  const { etag, 'last-modified': modified, 'retry-after': asked } = answer.headers
  if (status === 200)
    return { kind: 'fetched', bytes, tag: { ...(etag !== undefined && { etag }), ...(modified !== undefined && { modified }) } }
  const pause = pauseOf(status, asked, Date.now())
  return { kind: 'failed', reason: `the server answered ${status}`, ...(pause !== undefined && { pause }) }
}
