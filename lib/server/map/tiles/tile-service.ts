/** Returns a tile: from the disk cache, from the tile server, or drawn if neither has it. */
import 'server-only'
import type { Look, Tile } from '../../../domain/map/tile.ts'
import { logError } from '../../../process/log.ts'
import { imageTypeOf } from './image-type.ts'
import type { TileCache } from './tile-cache.ts'
import type { FetchedTile } from './upstream.ts'

/** `maxAge`: seconds that browsers may cache it. */
export type ServedTile = { body: string | Buffer; type: string; maxAge: number }

type Source = {
  cache: TileCache
  fetchTile: (tile: Tile) => Promise<FetchedTile | undefined>
}

/** Milliseconds without requests to a server that failed, so that a map does not wait for every tile. */
const pause = 30_000
const secondsPerDay = 86_400
const stopgapAge = 60

/**
 * @param source undefined to draw all tiles. @param drawTile returns SVG, for a map style. @param now milliseconds since 1970.
 */
export function createTileService(
  source: Source | undefined,
  drawTile: (tile: Tile, look: Look) => Promise<string>,
  now: () => number,
) {
  const flights = new Map<string, Promise<ServedTile>>()
  let pausedUntil = 0

  async function draw(tile: Tile, look: Look, maxAge: number): Promise<ServedTile> {
    return { body: await drawTile(tile, look), type: 'image/svg+xml', maxAge }
  }
  const picture = (body: Buffer, maxAge: number): ServedTile => ({ body, type: imageTypeOf(body) ?? 'image/png', maxAge })

  async function fetchAndKeep({ cache, fetchTile }: Source, tile: Tile): Promise<ServedTile | undefined> {
    if (now() < pausedUntil) return undefined
    const fetched = await fetchTile(tile)
    if (!fetched) {
      pausedUntil = now() + pause
      return undefined
    }
    // If the disk is full, the tile is shown all the same.
    await cache
      .write(tile, fetched.bytes, now() + fetched.age * 1000)
      .catch((error: unknown) => logError('tile-not-kept', { error }))
    return picture(fetched.bytes, fetched.age)
  }

  async function find(from: Source, tile: Tile, look: Look): Promise<ServedTile> {
    const cached = await from.cache.read(tile, now())
    if (cached?.isFresh) return picture(cached.bytes, cached.secondsLeft)
    const fetched = await fetchAndKeep(from, tile)
    return fetched ?? (cached ? picture(cached.bytes, stopgapAge) : draw(tile, look, stopgapAge))
  }

  /** Concurrent requests for the same tile share one upstream request. */
  return function getTile(tile: Tile, look: Look): Promise<ServedTile> {
    if (!source) return draw(tile, look, secondsPerDay)
    const key = `${tile.zoom}/${tile.x}/${tile.y}/${look.language}/${look.scheme}`
    const flight = flights.get(key) ?? find(source, tile, look).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
