/** Addresses that prove their own right: signed for one purpose and one thing, and worth nothing after a time. */
import 'server-only'
import type { PathPurpose } from './purposes.ts'
import { isSigned, sign } from './signer.ts'

/** @param path of this site, with slashes at both ends. @param expires when it ends. */
export function signPath(purpose: PathPurpose, path: string, expires: Date): string {
  const { end, signature } = sign(purpose, path, expires)
  return `${path}?${new URLSearchParams({ expires: end, signature })}`
}

/** Whether the query of a request to `path` is one that `signPath` made and that has not ended. */
export function isSignedPath(purpose: PathPurpose, path: string, query: URLSearchParams, now: Date): boolean {
  return isSigned(purpose, { payload: path, end: query.get('expires') ?? '', signature: query.get('signature') ?? '' }, now)
}
