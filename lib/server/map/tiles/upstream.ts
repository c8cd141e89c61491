/** Requests a tile from the configured tile server; no other address can be reached from here. */
import 'server-only'
import type { Tile } from '../../../domain/map/tile.ts'
import { imageTypeOf } from './image-type.ts'

const timeout = 5_000
const maxBytes = 1_000_000
const secondsPerDay = 86_400
/** Shortest caching time, as usage policies of public tile servers require. */
const leastAge = 7 * secondsPerDay
const greatestAge = 365 * secondsPerDay

/** `age`: seconds that the tile may be cached. */
export type FetchedTile = { bytes: Buffer; age: number }

export function tileAddress(template: string, { zoom, x, y }: Tile): string {
  return template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
}

function ageOf(cacheControl: string | null): number {
  const seconds = Number(/\bmax-age=(\d{1,10})\b/.exec(cacheControl ?? '')?.[1] ?? 0)
  return Math.min(greatestAge, Math.max(leastAge, seconds))
}

/** The body; the request is aborted when it exceeds the size of a tile. */
async function readBody(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Undefined when the server does not respond in time, or not with an image. @param agent User-Agent header. */
export async function fetchTile(template: string, tile: Tile, agent: string): Promise<FetchedTile | undefined> {
  try {
    const response = await fetch(tileAddress(template, tile), {
      headers: { 'User-Agent': agent, Accept: 'image/*' },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
    const bytes = response.ok ? await readBody(response) : undefined
    if (!bytes || !imageTypeOf(bytes)) return undefined
    return { bytes, age: ageOf(response.headers.get('cache-control')) }
  } catch {
    return undefined
  }
}
