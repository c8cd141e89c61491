/** `GET /api/search-feed/?key=…`: what fits a saved search, for the feed reader of whoever saved it (docs/api.md). */
import { getDb } from '@/lib/server/db/client'
import { answerConditionally } from '@/lib/server/http/conditional-response'
import { findSearchFeed } from '@/lib/server/subscriptions/saved-searches/search-feed'

/** For its subscriber alone: not for search engines, scripts of other sites, or what keeps answers for many. */
export async function GET(request: Request): Promise<Response> {
  const feed = await findSearchFeed(await getDb(), new URL(request.url).searchParams.get('key') ?? '')
  const answer = feed ? answerConditionally(request, feed, 'application/atom+xml') : new Response(null, { status: 404 })
  answer.headers.delete('Access-Control-Allow-Origin')
  answer.headers.set('Cache-Control', feed ? 'private, max-age=300' : 'no-store')
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}
