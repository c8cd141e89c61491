/**
 * Finished pictures that were asked for lately: what many ask for is not read from the disk, or from a store elsewhere, each time. Their names hold
 * the fingerprint of the content, so that nothing here is ever out of date. On globalThis: the site's bundles each have a copy of this file.
 */

/** Bytes of all together, and of one. */
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

/** Beyond the room there is, those go that were not asked for longest. */
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

/** @param read where it is not here; what that does not find is asked for again the next time. */
export async function readThroughMemory(name: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const bytes = memory().pictures.get(name) ?? (await read())
  if (bytes) remember(name, bytes)
  return bytes
}
