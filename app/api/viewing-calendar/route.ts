/** `GET /api/viewing-calendar/?token=…`: an agent's viewings as iCalendar, until the agent revokes the address. */
import { getDb } from '@/lib/server/db/client'
import { staffByFeed } from '@/lib/server/office/staff/staff'
import { agentFeed } from '@/lib/server/viewings/own-calendar/agent-feed'

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export async function GET(request: Request): Promise<Response> {
  const [db, now] = [await getDb(), new Date()]
  const staff = await staffByFeed(db, new URL(request.url).searchParams.get('token') ?? '', now)
  if (!staff) return new Response(null, { status: 404, headers: privately })
  return new Response(await agentFeed(db, staff, now), {
    headers: { ...privately, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
