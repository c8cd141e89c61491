/** Tile cache on disk. The modification time of a file is its expiry time; tiles that expire first are evicted first. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tile } from '../../../domain/map/tile.ts'
import { replaceFile } from '../../runtime/replace-file.ts'

export type CachedTile = { bytes: Buffer; isFresh: boolean; secondsLeft: number }
export type TileCache = {
  read: (tile: Tile, now: number) => Promise<CachedTile | undefined>
  write: (tile: Tile, bytes: Buffer, staleAt: number) => Promise<void>
}

type StoredFile = { path: string; size: number; staleAt: number }

/** Share of the limit that remains after eviction. */
const remainder = 0.8

async function listFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => {
      // Another process may have removed it meanwhile.
      const found = await stat(path).catch(() => undefined)
      return { path, size: found?.size ?? 0, staleAt: found?.mtimeMs ?? 0 }
    }),
  )
}

const sizeOf = (files: readonly StoredFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Removes files until their size is below `bound`. @returns remaining bytes. */
async function makeRoom(folder: string, bound: number): Promise<number> {
  const files = (await listFiles(folder)).sort((a, b) => a.staleAt - b.staleAt)
  let size = sizeOf(files)
  for (const file of files) {
    if (size <= bound) break
    await rm(file.path, { force: true })
    size -= file.size
  }
  return size
}

/** @param template of the tile server: each has its own folder. @param maxBytes approximate limit on disk. */
export function createTileCache(folder: string, template: string, maxBytes: number): TileCache {
  const source = createHash('sha256').update(template).digest('hex').slice(0, 12)
  const pathOf = ({ zoom, x, y }: Tile) => join(folder, source, String(zoom), String(x), String(y))
  /** Bytes on disk; counted at the first write. */
  let total: number | undefined

  async function keepBound(added: number): Promise<void> {
    total = total === undefined ? sizeOf(await listFiles(folder)) : total + added
    if (total > maxBytes) total = await makeRoom(folder, maxBytes * remainder)
  }

  return {
    async read(tile, now) {
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(pathOf(tile)), stat(pathOf(tile))])
        const secondsLeft = Math.max(0, Math.floor((mtimeMs - now) / 1000))
        return { bytes, isFresh: secondsLeft > 0, secondsLeft }
      } catch {
        return undefined
      }
    },
    async write(tile, bytes, staleAt) {
      await replaceFile(pathOf(tile), bytes, { modified: new Date(staleAt) })
      await keepBound(bytes.length)
    },
  }
}
