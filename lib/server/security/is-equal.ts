/** Compares secrets. */
import 'server-only'
import { timingSafeEqual } from 'node:crypto'

/** In a time that does not tell how much of it was right; only the length shows. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
