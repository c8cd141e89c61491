/**
 * `GET /api/panel/?lang=nl&q=antwerpen`: what the search panel finds, where there is too much to search in the browser.
 * `GET /api/panel/?lang=nl`: all there is to search in, where that is little; else null.
 */
import { panelTextLimit } from '@/lib/domain/search/panel-text-limit'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { findForPanel, findPanelStock } from '@/lib/server/search/panel'

export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('q')
  const language = getSnapshot().languages.find((code) => code === searchParams.get('lang'))
  if (!language) return Response.json({ error: 'unknown language' }, { status: 400 })
  if (text && text.length > panelTextLimit) return Response.json({ error: 'text too long' }, { status: 400 })
  const found = text === null ? (findPanelStock(language) ?? null) : findForPanel(text, language)
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=30' } })
}
