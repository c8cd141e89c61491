/** Signs preview addresses, so that only who got one from the agency sees what is not published (ruling 8). */
import 'server-only'
import { createHmac } from 'node:crypto'
import type { PreviewTicket } from '../../routing/preview.ts'
import { isEqual } from '../security/is-equal.ts'

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
  return isEqual(ticket.signature, digest(secret, path, ticket.until).toString('base64url')) && now < ticket.until * 1000
}
