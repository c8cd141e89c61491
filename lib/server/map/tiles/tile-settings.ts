/** Settings of the tile server: none (drawn map) unless the environment names one. */
import 'server-only'
import { env } from '../../runtime/env.ts'

export type TileSettings = { upstream: string; attribution: string }

/** @throws SettingsError for invalid settings. */
export function tileSettings(): TileSettings {
  const { TILE_UPSTREAM, TILE_ATTRIBUTION } = env()
  return { upstream: TILE_UPSTREAM, attribution: TILE_UPSTREAM && TILE_ATTRIBUTION }
}
