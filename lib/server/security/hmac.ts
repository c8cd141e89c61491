/** The one place that makes and compares keyed hashes (HMAC-SHA-256). */
import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param encoding `base64url` may stand in addresses. */
export const hmac = (key: string, text: string, encoding: 'base64url' | 'hex' = 'base64url'): string =>
  createHmac('sha256', key).update(text).digest(encoding)

/** Compares secrets in a time that does not tell how much of `given` was right; only the length shows. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
