/** Response headers of a preview: not cached, not indexed, no referrer (ruling 8). */
import 'server-only'
import type { NextResponse } from 'next/server'

export function keepPrivate(response: NextResponse): void {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'no-referrer')
}
