/** `GET /api/search-feed/?key=…`: the matches of a saved search as a feed, for its subscriber's feed reader (docs/api.md). */
import { getDb } from '@/lib/server/db/client'
import { answerConditionally } from '@/lib/server/http/conditional-response'
import { findSearchFeed } from '@/lib/server/subscriptions/saved-searches/search-feed'

/** Private: not for search engines, scripts of other sites, or shared caches. */
export async function GET(request: Request): Promise<Response> {
  const feed = await findSearchFeed(await getDb(), new URL(request.url).searchParams.get('key') ?? '')
  const answer = feed ? answerConditionally(request, feed, 'application/atom+xml') : new Response(null, { status: 404 })
  answer.headers.delete('Access-Control-Allow-Origin')
  answer.headers.set('Cache-Control', feed ? 'private, max-age=300' : 'no-store')
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}
