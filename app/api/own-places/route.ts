/**
 * Data from which the browser calculates distances; requests never contain a place of the visitor.
 * `GET /api/own-places/?lang=nl&ids=4102311,4102318`: texts, rivers and the positions of these properties.
 * `GET /api/own-places/?lang=nl&goal=sale`: all properties for sale. `GET /api/own-places/?lang=nl&names=1`: all place names.
 */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findNameRows, findPlacesData, findStock } from '@/lib/server/places/places-data'

const headers = { 'Cache-Control': 'public, max-age=300' }

const readIds = (text: string) => text.split(',').filter((part) => /^[1-9]\d{0,11}$/.test(part))

export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const language = getSnapshot().languages.find((code) => code === searchParams.get('lang'))
  if (!language) return Response.json({ error: 'unknown language' }, { status: 400 })
  if (searchParams.has('names')) return Response.json(findNameRows(language), { headers })
  const goal = searchParams.get('goal')
  if (goal) return Response.json(findStock(goal === 'rent' ? 'rent' : 'sale', language), { headers })
  const ids = readIds(searchParams.get('ids') ?? '').map(Number)
  return Response.json(findPlacesData(ids, language), { headers })
}
