/** The tile service of this process, configured by the environment. */
import 'server-only'
import { join } from 'node:path'
import type { Look, Tile } from '../../../domain/map/tile.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { env } from '../../runtime/env.ts'
import { getSiteUrl } from '../../runtime/site-url.ts'
import { drawMap } from '../draw-map.ts'
import { createTileCache } from './tile-cache.ts'
import { createTileService, type ServedTile } from './tile-service.ts'
import { tileSettings } from './tile-settings.ts'
import { fetchTile } from './upstream.ts'

const maxCacheBytes = 300_000_000

/** User-Agent with contact address, as tile servers require; ASCII, as header values must be. */
function agentName(): string {
  const { name, contact } = getSnapshot().site
  return `${name} (${getSiteUrl()}; ${contact.email})`.replace(/[^\x20-\x7e]/g, '')
}

function createService() {
  const { upstream } = tileSettings()
  if (!upstream) return createTileService(undefined, drawMap, Date.now)
  const cache = createTileCache(join(env().VAR_DIR, 'tiles'), upstream, maxCacheBytes)
  return createTileService({ cache, fetchTile: (tile) => fetchTile(upstream, tile, agentName()) }, drawMap, Date.now)
}

let service: ReturnType<typeof createService> | undefined

export function getTile(tile: Tile, look: Look): Promise<ServedTile> {
  service ??= createService()
  return service(tile, look)
}
