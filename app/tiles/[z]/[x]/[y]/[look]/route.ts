/** `/tiles/{z}/{x}/{y}/{language}-{scheme}-{version}/`: a map tile from our own origin. */
import { parseLook } from '@/lib/domain/map/tile'
import type { PlainAnswer, PlainRequest } from '@/lib/http/plain-answer'
import { answerDirectly } from '@/lib/process/direct-answers'
import { mapSource } from '@/lib/server/map/map-source'
import { answerTile } from '@/lib/server/map/tiles/answer-tile'

/** Immutable, as another version has another address. Tiles of a tile server are cached as long as it allows. */
const forEver = 'public, max-age=31536000, immutable'

function respond({ url }: PlainRequest): Promise<PlainAnswer> | PlainAnswer {
  const [z = '', x = '', y = '', look = ''] = new URL(url).pathname.split('/').slice(2)
  const asked = parseLook(look)
  if (!asked) return { status: 404, headers: {} }
  const { kind, version } = mapSource()
  return answerTile(z, x, y, asked, kind !== 'upstream' && version === asked.version ? forEver : undefined)
}

export const GET = answerDirectly(/^\/tiles\/\d+\/\d+\/\d+\/[\w-]+\/$/, respond)
