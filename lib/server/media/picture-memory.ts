/**
 * In-memory LRU cache of rendered pictures, in front of the disk or the shared store. Their names contain the fingerprint, so
 * entries are never stale. On globalThis: each bundle has a copy of this file.
 */

/** Limits in bytes: of the whole cache, and of one picture. */
const most = 32 * 1024 * 1024
const largest = 1024 * 1024

type Memory = { used: number; pictures: Map<string, Buffer> }

const holder = globalThis as typeof globalThis & { sitePictureMemory?: Memory }
const memory = (): Memory => (holder.sitePictureMemory ??= { used: 0, pictures: new Map() })

function drop(name: string): void {
  const { pictures } = memory()
  memory().used -= pictures.get(name)?.length ?? 0
  pictures.delete(name)
}

/** Adds a picture and evicts the least recently used ones beyond the limit. */
function remember(name: string, bytes: Buffer): void {
  if (bytes.length > largest) return
  drop(name)
  memory().pictures.set(name, bytes)
  memory().used += bytes.length
  for (const oldest of memory().pictures.keys()) {
    if (memory().used <= most) return
    drop(oldest)
  }
}

/** @param read called if the picture is not cached; a missing picture is not cached. */
export async function readThroughMemory(name: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const bytes = memory().pictures.get(name) ?? (await read())
  if (bytes) remember(name, bytes)
  return bytes
}
