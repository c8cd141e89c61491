/** `map.pmtiles` of the content: a map of a region in one file, made by the Protomaps project (docs.protomaps.com). */
import 'server-only'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesToHeader, type Header, PMTiles, type Source, TileType } from 'pmtiles'
import { env } from '../../runtime/env.ts'

/** `key`: changes with the file. */
export type MapFile = { key: string; header: Header; tiles: PMTiles }

const name = 'map.pmtiles'
const headerLength = 127
const mark = 'PMTiles'

/** Reads byte ranges of the file, which may be larger than the memory. */
function sourceOf(path: string, key: string): Source {
  return {
    getKey: () => key,
    async getBytes(offset, length) {
      const file = await open(path)
      try {
        const bytes = new Uint8Array(length)
        const { bytesRead } = await file.read(bytes, 0, length, offset)
        return { data: bytes.buffer.slice(0, bytesRead) }
      } finally {
        await file.close()
      }
    },
  }
}

/** @throws when it cannot be read. */
function readHeader(path: string): Header | undefined {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(headerLength)
    if (readSync(file, bytes) < headerLength || bytes.toString('latin1', 0, mark.length) !== mark) return undefined
    const header = bytesToHeader(new Uint8Array(bytes).buffer)
    return header.tileType === TileType.Mvt ? header : undefined
  } finally {
    closeSync(file)
  }
}

type Found = { path: string; key: string; file: MapFile | undefined }

let found: Found | undefined

/** @returns undefined if it is not a file of vector tiles. */
function openFile(path: string, key: string): MapFile | undefined {
  try {
    const header = readHeader(path)
    return header && { key, header, tiles: new PMTiles(sourceOf(path, key)) }
  } catch {
    return undefined
  }
}

/** The current file; undefined without one, `unreadable` if it is not a PMTiles file. */
export function findMapFile(folder = env().CONTENT_DIR): MapFile | 'unreadable' | undefined {
  const path = join(folder, name)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  const key = `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}-${stats.ino.toString(36)}`
  if (found?.path !== path || found.key !== key) found = { path, key, file: openFile(path, key) }
  return found.file ?? 'unreadable'
}
