/**
 * `GET /api/panel/?lang=nl&q=antwerpen`: results of the search panel, for data too large to search in the browser.
 * `GET /api/panel/?lang=nl`: all searchable data, where it is small; otherwise null.
 */
import { panelTextLimit } from '@/lib/domain/search/panel-text-limit'
import { jsonAnswer, type PlainAnswer, type PlainRequest } from '@/lib/http/plain-answer'
import { answerDirectly } from '@/lib/process/direct-answers'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findForPanel, findPanelStock } from '@/lib/server/search/panel'

const headers = { 'Cache-Control': 'public, max-age=30' }

function answerPanel({ url }: PlainRequest): PlainAnswer {
  const { searchParams } = new URL(url)
  const text = searchParams.get('q')
  const language = getSnapshot().languages.find((code) => code === searchParams.get('lang'))
  if (!language) return jsonAnswer({ error: 'unknown language' }, { status: 400 })
  if (text && text.length > panelTextLimit) return jsonAnswer({ error: 'text too long' }, { status: 400 })
  return jsonAnswer(text === null ? (findPanelStock(language) ?? null) : findForPanel(text, language), { headers })
}

export const GET = answerDirectly(/^\/api\/panel\/$/, answerPanel)
