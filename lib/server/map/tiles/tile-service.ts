/** Finds a tile: from the disk, from the tile server, or drawn when neither has it. */
import 'server-only'
import type { Look, Tile } from '../../../domain/map/tile.ts'
import { logError } from '../../../process/log.ts'
import { imageTypeOf } from './image-type.ts'
import type { TileCache } from './tile-cache.ts'
import type { FetchedTile } from './upstream.ts'

/** `maxAge`: seconds that browsers may keep it. */
export type ServedTile = { body: string | Buffer; type: string; maxAge: number }

type Source = {
  cache: TileCache
  fetchTile: (tile: Tile) => Promise<FetchedTile | undefined>
}

/** A server that failed is left alone this long (milliseconds), so that a map does not wait for every tile. */
const pause = 30_000
const secondsPerDay = 86_400
const stopgapAge = 60

/** @param source undefined for the drawn map alone. @param drawTile as SVG, for a look. @param now milliseconds since 1970. */
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
    // A full disk is no reason to show no map.
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

  /** Requests for the same tile at the same time share one flight. */
  return function getTile(tile: Tile, look: Look): Promise<ServedTile> {
    if (!source) return draw(tile, look, secondsPerDay)
    const key = `${tile.zoom}/${tile.x}/${tile.y}/${look.language}/${look.scheme}`
    const flight = flights.get(key) ?? find(source, tile, look).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
