/**
 * `GET /api/facets/?goal=sale&type=2…`: the number of results of each choice in a filter form, and the texts of its cells, while
 * choices are made.
 */
import { isLanguage } from '@/lib/domain/text/language'
import { jsonAnswer, type PlainAnswer, type PlainRequest } from '@/lib/http/plain-answer'
import { answerDirectly } from '@/lib/process/direct-answers'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { translatorOf } from '@/lib/server/pages/translator'
import { cellValues } from '@/lib/server/search/cell-values'
import { countChoices } from '@/lib/server/search/facet-counts'
import { readListQuery } from '@/lib/server/search/read-list-query'

const headers = { 'Cache-Control': 'private, max-age=30' }

function answerCounts({ url }: PlainRequest): PlainAnswer {
  const { searchParams } = new URL(url)
  const { filter } = readListQuery(searchParams)
  const goal = searchParams.get('goal') === 'rent' ? 'rent' : 'sale'
  const { total, counts } = countChoices(goal, filter)
  const asked = searchParams.get('language') ?? ''
  const language = isLanguage(asked) ? asked : getSnapshot().site.defaultLanguage
  const t = translatorOf(language)
  const cells = cellValues(goal, language, filter, (key, values) => t(`FilterBar.${key}`, values))
  return jsonAnswer({ total, counts, cells }, { headers })
}

export const GET = answerDirectly(/^\/api\/facets\/$/, answerCounts)
