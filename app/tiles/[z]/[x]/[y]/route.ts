/** `/tiles/{z}/{x}/{y}/`: a square of the map, from our own origin (docs/decisions/010-map-frame-and-tiles.md). */
import { isInRegion, parseTile } from '@/lib/domain/map/tile'
import { getTile } from '@/lib/server/map/tiles/get-tile'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { isEnabled } from '@/lib/server/pages/feature'

type Context = { params: Promise<{ z: string; x: string; y: string }> }

/** A tile opened by itself is a picture and nothing else, whoever made it. */
const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { z, x, y } = await params
  const tile = parseTile(z, x, y)
  if (!tile || !isEnabled('map') || !isInRegion(tile, tileRegion())) return new Response(null, { status: 404 })
  const { body, type, maxAge } = await getTile(tile)
  const content = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(content, { headers: { ...safety, 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}` } })
}
