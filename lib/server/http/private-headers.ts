/** What a page that may show what is one person's carries: nobody keeps it or lists it, and its address stays on this site. */
import 'server-only'
import type { NextResponse } from 'next/server'

/** Not `no-referrer`: a form of such a page would say that it comes from nowhere, and be refused. */
export function setPrivateHeaders(response: NextResponse): void {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
}
