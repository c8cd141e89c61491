/** `GET /api/listings.json?lng=fr`: the public data of every listing (docs/api.md). */
import { answerConditionally } from '@/lib/server/conditional-response'
import { isEnabled } from '@/lib/server/feature'
import { languageOrDefault } from '@/lib/server/offer'
import { getPublicListings } from '@/lib/server/public-listings'

export async function GET(request: Request): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  const language = languageOrDefault(new URL(request.url).searchParams.get('lng'))
  return answerConditionally(request, await getPublicListings(language), 'application/json')
}
