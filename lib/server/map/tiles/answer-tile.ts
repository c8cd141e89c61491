/** Responds to a request for a map tile (docs/decisions/010-map-frame-and-tiles.md). */
import 'server-only'
import { isInRegion, type Look, parseTile } from '../../../domain/map/tile.ts'
import type { PlainAnswer } from '../../../http/plain-answer.ts'
import { isEnabled } from '../../pages/feature.ts'
import { getTile } from './get-tile.ts'
import { tileRegion } from './tile-region.ts'

/** A tile opened directly must not run scripts, whoever created it. */
const safety = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

/** @param age seconds for Cache-Control; by default the lifetime of the tile. */
export async function answerTile(z: string, x: string, y: string, look: Look, age?: string): Promise<PlainAnswer> {
  const tile = parseTile(z, x, y)
  if (!tile || !isEnabled('map') || !isInRegion(tile, tileRegion())) return { status: 404, headers: {} }
  const { body, type, maxAge } = await getTile(tile, look)
  return { headers: { ...safety, 'Content-Type': type, 'Cache-Control': age ?? `public, max-age=${maxAge}` }, body }
}
