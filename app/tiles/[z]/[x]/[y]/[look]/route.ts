/** `/tiles/{z}/{x}/{y}/{language}-{scheme}-{version}/`: a square of the map, from our own origin. */
import { parseLook } from '@/lib/domain/map/tile'
import { mapSource } from '@/lib/server/map/map-source'
import { answerTile } from '@/lib/server/map/tiles/answer-tile'

type Context = { params: Promise<{ z: string; x: string; y: string; look: string }> }

/** Another map has another address. What a tile server sent may be kept as long as it says. */
const forEver = 'public, max-age=31536000, immutable'

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { z, x, y, look } = await params
  const asked = parseLook(look)
  if (!asked) return new Response(null, { status: 404 })
  const { kind, version } = mapSource()
  return answerTile(z, x, y, asked, kind !== 'upstream' && version === asked.version ? forEver : undefined)
}
