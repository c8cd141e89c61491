/** Fetches a picture or document from where content or a feed says, and tells in words why not. */
import 'server-only'
import { type FetchFault, type FetchPorts, guardedFetch } from './guarded-fetch.ts'
import { retryAfter } from './retry-after.ts'

/** Bytes of a file, and milliseconds for it. */
const usualRules = { maxBytes: 60_000_000, timeout: 60_000 }

/** What a server said of a file, to be said again when it is asked for again. */
export type FileTag = { etag?: string; modified?: string }

export type FileAnswer =
  | { kind: 'fetched'; bytes: Buffer; tag: FileTag }
  /** It is what it was. */
  | { kind: 'unchanged' }
  /** `pause`: milliseconds for which the host is to be left alone. */
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

/** Who says that it is too much, without saying for how long. */
const usualPause = 5 * 60_000
/** No host is left alone for longer. */
const longestPause = 86_400_000

function pauseOf(status: number, asked: string | undefined, now: number): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  return retryAfter(asked, now, longestPause) ?? usualPause
}

export type FileRules = { hosts: readonly string[]; maxBytes?: number; timeout?: number }

/** @param before what was said of it the last time; without it the file comes whole. */
export async function fetchFile(address: string, before: FileTag, rules: FileRules, ports: FetchPorts = {}): Promise<FileAnswer> {
  const headers = {
    ...(before.etag !== undefined && { 'If-None-Match': before.etag }),
    ...(before.modified !== undefined && { 'If-Modified-Since': before.modified }),
  }
  const answer = await guardedFetch(address, { headers }, { ...usualRules, ...rules, allowsPlain: true }, ports)
  if ('fault' in answer) return { kind: 'failed', reason: reasons[answer.fault] }
  const { status, bytes } = answer
  if (status === 304) return { kind: 'unchanged' }
  const { etag, 'last-modified': modified, 'retry-after': asked } = answer.headers
  if (status === 200)
    return { kind: 'fetched', bytes, tag: { ...(etag !== undefined && { etag }), ...(modified !== undefined && { modified }) } }
  const pause = pauseOf(status, asked, Date.now())
  return { kind: 'failed', reason: `the server answered ${status}`, ...(pause !== undefined && { pause }) }
}
