/** Where tiles come from: nowhere else but the drawn map, unless the environment names a tile server. */
import 'server-only'
import { env } from '../../runtime/env.ts'

export type TileSettings = { upstream: string; attribution: string }

/** @throws SettingsError naming what is wrong. */
export function tileSettings(): TileSettings {
  const { TILE_UPSTREAM, TILE_ATTRIBUTION } = env()
  return { upstream: TILE_UPSTREAM, attribution: TILE_UPSTREAM && TILE_ATTRIBUTION }
}
