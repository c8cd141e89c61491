/**
 * `POST /api/search-push/`: switches push notifications of a saved search on and off for a device; authorized by the token of the
 * mails' link.
 */
import { getDb } from '@/lib/server/db/client'
import { changePush, pushChangeSchema } from '@/lib/server/push/change-push'

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export async function POST(request: Request): Promise<Response> {
  const sent = pushChangeSchema.safeParse(await request.json().catch(() => undefined))
  const isDone = sent.success && (await changePush(await getDb(), sent.data, new Date()))
  return new Response(null, { status: isDone ? 204 : 400, headers: privately })
}
