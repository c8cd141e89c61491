/** Answers a request for a square of the map (docs/decisions/010-map-frame-and-tiles.md). */
import 'server-only'
import { isInRegion, type Look, parseTile } from '../../../domain/map/tile.ts'
import type { PlainAnswer } from '../../../http/plain-answer.ts'
import { isEnabled } from '../../pages/feature.ts'
import { getTile } from './get-tile.ts'
import { tileRegion } from './tile-region.ts'

/** A tile opened by itself is a picture and nothing else, whoever made it. */
const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

/** @param age what caches may do; without it as long as whoever made the tile says. */
export async function answerTile(z: string, x: string, y: string, look: Look, age?: string): Promise<PlainAnswer> {
  const tile = parseTile(z, x, y)
  if (!tile || !isEnabled('map') || !isInRegion(tile, tileRegion())) return { status: 404, headers: {} }
  const { body, type, maxAge } = await getTile(tile, look)
  return { headers: { ...safety, 'Content-Type': type, 'Cache-Control': age ?? `public, max-age=${maxAge}` }, body }
}
