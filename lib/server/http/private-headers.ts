/**
 * Headers of a page that may show personal data: it is neither cached nor indexed, and its address is not sent to other sites.
 */
import 'server-only'
import type { NextResponse } from 'next/server'

/** Not `no-referrer`: forms of such a page would then be sent with `Origin: null`, and be rejected. */
export function setPrivateHeaders(response: NextResponse): void {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
}
