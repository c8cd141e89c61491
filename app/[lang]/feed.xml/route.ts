/** `/fr/feed.xml`: new properties and price changes as Atom; the middleware leads `/feed.xml` here, too. */
import { answerConditionally } from '@/lib/server/conditional-response'
import { getFeed } from '@/lib/server/feed'
import { languageOrDefault } from '@/lib/server/offer'

type Context = { params: Promise<{ lang: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const feed = await getFeed(languageOrDefault((await params).lang))
  return answerConditionally(request, feed, 'application/atom+xml')
}
