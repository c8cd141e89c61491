/** `/indexnow-key.txt`: proves to search engines that the sender of IndexNow announcements owns the site. */
import { env } from '@/lib/server/runtime/env'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  const key = env().INDEXNOW_KEY
  return new Response(key ?? 'none', {
    status: key ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
