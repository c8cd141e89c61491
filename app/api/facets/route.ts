/** `GET /api/facets/?goal=sale&type=2…`: what the choices of a filter form would leave, while they are being made. */
import { countChoices } from '@/lib/server/search/facet-counts'
import { readListQuery } from '@/lib/server/search/read-list-query'

export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const { filter } = readListQuery(searchParams)
  const { total, counts } = countChoices(searchParams.get('goal') === 'rent' ? 'rent' : 'sale', filter)
  return Response.json({ total, counts }, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
