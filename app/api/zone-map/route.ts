/** `GET /api/zone-map/`: the drawn map that the zones of a saved search are picked on. */
import { drawZoneMap, frameZones } from '@/lib/domain/map/zone-map'
import { faceOf } from '@/lib/domain/site/face'
import { getSnapshot } from '@/lib/server/content/current-snapshot'

/** Seconds; the outlines hardly ever change. */
const freshness = 3600

export function GET(): Response {
  const { zones, geography, site } = getSnapshot()
  const outlines = zones.flatMap(({ outline }) => (outline ? [outline] : []))
  const frame = frameZones(outlines)
  if (!frame) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${freshness}` }
  return new Response(drawZoneMap(outlines, frame, geography, faceOf(site).accent), { headers })
}
