/** `GET /api/panel/?lang=nl&q=antwerpen`: what the search panel finds, where there is too much to send along with the page. */
import { panelTextLimit } from '@/lib/domain/search/panel-search'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { findForPanel } from '@/lib/server/search/panel'

export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('q') ?? ''
  const language = getSnapshot().languages.find((code) => code === searchParams.get('lang'))
  if (!language) return Response.json({ error: 'unknown language' }, { status: 400 })
  if (text.length > panelTextLimit) return Response.json({ error: 'text too long' }, { status: 400 })
  return Response.json(findForPanel(text, language), { headers: { 'Cache-Control': 'public, max-age=30' } })
}
