/**
 * `GET /api/zone-map/`: the map on which the zones of a saved search are chosen, drawn from the same geography as all other maps.
 */

import { drawZoneMap, frameZones, zoneTiles } from '@/lib/domain/map/zone-map'
import { brandingOf } from '@/lib/domain/site/branding'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { drawMap } from '@/lib/server/map/draw-map'

/** Seconds; the outlines hardly ever change. */
const freshness = 3600

export async function GET(): Promise<Response> {
  const { zones, site } = getSnapshot()
  const outlines = zones.flatMap(({ outline }) => (outline ? [outline] : []))
  const frame = frameZones(outlines)
  if (!frame) return new Response(null, { status: 404 })
  const look = { language: site.defaultLanguage, scheme: 'light' } as const
  const drawn = await Promise.all(zoneTiles(frame).map(async (tile) => ({ tile, svg: await drawMap(tile, look) })))
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${freshness}` }
  return new Response(drawZoneMap(outlines, frame, drawn, brandingOf(site).accent), { headers })
}
