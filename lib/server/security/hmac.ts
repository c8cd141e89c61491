/** The one place that computes and compares keyed hashes (HMAC-SHA-256). */
import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param encoding `base64url` is safe in URLs. */
export const hmac = (key: string, text: string, encoding: 'base64url' | 'hex' = 'base64url'): string =>
  createHmac('sha256', key).update(text).digest(encoding)

/** Compares secrets in constant time; only a different length returns earlier. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
