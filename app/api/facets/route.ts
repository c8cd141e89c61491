/** `GET /api/facets/?goal=sale&type=2…`: what the choices of a filter form would leave, while they are being made. */
import { jsonAnswer, type PlainAnswer, type PlainRequest } from '@/lib/http/plain-answer'
import { answerDirectly } from '@/lib/process/direct-answers'
import { countChoices } from '@/lib/server/search/facet-counts'
import { readListQuery } from '@/lib/server/search/read-list-query'

const headers = { 'Cache-Control': 'private, max-age=30' }

function answerCounts({ url }: PlainRequest): PlainAnswer {
  const { searchParams } = new URL(url)
  const { filter } = readListQuery(searchParams)
  const { total, counts } = countChoices(searchParams.get('goal') === 'rent' ? 'rent' : 'sale', filter)
  return jsonAnswer({ total, counts }, { headers })
}

export const GET = answerDirectly(/^\/api\/facets\/$/, answerCounts)
