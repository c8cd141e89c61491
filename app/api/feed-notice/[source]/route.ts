/** `POST /api/feed-notice/{source}/?token=…`: webhook with which a CRM announces a changed listing; the next run fetches it. */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { type NoticeAnswer, takeNotice } from '@/lib/server/feeds/take-notice'

const statuses = { taken: 204, refused: 401, unreadable: 400 } as const satisfies Record<NoticeAnswer, number>

type Context = { params: Promise<{ source: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { source: name } = await params
  const source = getSnapshot().feeds.find((feed) => feed.name === name)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const body: unknown = await request.json().catch(() => undefined)
  const answer = await takeNotice(await getDb(), source, { token, body }, new Date())
  return new Response(null, { status: statuses[answer] })
}
