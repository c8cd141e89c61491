/** `GET /api/listings.json?lng=fr`: the public data of every listing (docs/api.md). */
import { answerConditionally } from '@/lib/server/http/conditional-response'
import { isEnabled } from '@/lib/server/pages/feature'
import { getPublicListings } from '@/lib/server/syndication/public-listings'
import { languageOrDefault } from '@/lib/server/syndication/published-listings'

export async function GET(request: Request): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  const language = languageOrDefault(new URL(request.url).searchParams.get('lng'))
  return answerConditionally(request, await getPublicListings(language), 'application/json')
}
