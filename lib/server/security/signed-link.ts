/** Addresses that prove their own right: signed for one purpose and one thing, and worth nothing after a time. */
import 'server-only'
import { isSignature, sign } from './secret.ts'

const signedText = (path: string, expires: number) => `${path}\n${expires}`

/** @param path of this site, with slashes at both ends. @param expires when it ends. */
export function signPath(path: string, expires: Date): string {
  const seconds = Math.floor(expires.getTime() / 1000)
  const query = new URLSearchParams({ expires: String(seconds), signature: sign('link', signedText(path, seconds)) })
  return `${path}?${query}`
}

/** Whether the query of a request to `path` is one that `signPath` made and that has not ended. */
export function isSignedPath(path: string, query: URLSearchParams, now: Date): boolean {
  const expires = query.get('expires') ?? ''
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false
  return isSignature('link', signedText(path, Number(expires)), query.get('signature') ?? '')
}
