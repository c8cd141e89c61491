/** Signs preview addresses, so that only who got one from the agency sees what is not published (ruling 8). */
import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PreviewTicket } from '../../routing/preview.ts'

/** Path and time stand on lines of their own; a path holds no line break, so no two pairs give the same text. */
function digest(secret: string, path: string, until: number): Buffer {
  return createHmac('sha256', secret).update(`preview\n${path}\n${until}`).digest()
}

/** @param until seconds since 1970. */
export function signPreview(secret: string, path: string, until: number): PreviewTicket {
  return { until, signature: digest(secret, path, until).toString('base64url') }
}

/**
 * Whether a ticket was signed for this path with this secret and has not run out.
 * @param now milliseconds since 1970.
 */
export function isGenuine(secret: string, path: string, ticket: PreviewTicket, now: number): boolean {
  const expected = Buffer.from(digest(secret, path, ticket.until).toString('base64url'))
  const given = Buffer.from(ticket.signature)
  // Compared in a time that does not tell how much of it was right.
  return given.length === expected.length && timingSafeEqual(given, expected) && now < ticket.until * 1000
}
