/** Signed addresses: valid for one purpose and one path until they expire, without a login. */
import 'server-only'
import type { PathPurpose } from './purposes.ts'
import { isSigned, sign } from './signer.ts'

/** @param path of this site, starting and ending with a slash. */
export function signPath(purpose: PathPurpose, path: string, expires: Date): string {
  const { end, signature } = sign(purpose, path, expires)
  return `${path}?${new URLSearchParams({ expires: end, signature })}`
}

/** Whether the query of a request to `path` contains a valid, unexpired signature of `signPath`. */
export function isSignedPath(purpose: PathPurpose, path: string, query: URLSearchParams, now: Date): boolean {
  return isSigned(purpose, { payload: path, end: query.get('expires') ?? '', signature: query.get('signature') ?? '' }, now)
}
