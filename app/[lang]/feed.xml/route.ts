/** `/fr/feed.xml`: new properties and price changes as Atom; the middleware rewrites `/feed.xml` to it, too. */
import { answerConditionally } from '@/lib/server/http/conditional-response'
import { isEnabled } from '@/lib/server/pages/feature'
import { getFeed } from '@/lib/server/syndication/feed'
import { languageOrDefault } from '@/lib/server/syndication/published-listings'

type Context = { params: Promise<{ lang: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  const feed = await getFeed(languageOrDefault((await params).lang))
  return answerConditionally(request, feed, 'application/atom+xml')
}
